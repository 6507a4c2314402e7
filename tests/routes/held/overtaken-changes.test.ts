import { expect, it, vi } from 'vitest';
import { deleteAddress } from '#shared/addresses/index.ts';
import { deleteProduct } from '#shared/catalogue/index.ts';
import type { AnyContract } from '#shared/contract/route.ts';
import type { Role } from '#shared/contract/access.ts';
import { getHealth } from '#shared/operations/health.contract.ts';
import { deleteRating, deleteReview, updateRating } from '#shared/reviews/index.ts';
import { addressBook } from '#functions/domain/addresses/address-book.ts';
import { addressKeys } from '#functions/domain/addresses/address-keys.ts';
import { productKeys } from '#functions/domain/catalogue/catalogue-keys.ts';
import { noRating, ratingItem } from '#functions/domain/catalogue/products/product-rating.ts';
import { productItems } from '#functions/domain/catalogue/products/product-items.ts';
import { reviewRecord } from '#functions/domain/reviews/review.ts';
import { reviewKeys } from '#functions/domain/reviews/review-keys.ts';
import { log } from '#functions/platform/log.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { update } from '#functions/platform/table/table-operations.ts';
import { signAccessToken } from '#functions/platform/tokens/sign-access-token.ts';
import { deleteAddress as removeAddress } from '#functions/routes/addresses.ts';
import { deleteProduct as removeProduct } from '#functions/routes/catalogue/staff.ts';
import { getHealth as health } from '#functions/routes/operations.ts';
import {
  deleteRating as removeRating,
  deleteReview as removeReview,
  updateRating as changeRating,
} from '#functions/routes/reviews.ts';
import { aProduct } from '#tests/support/catalogue.ts';
import { askHere, type Handler, playSettings } from '#tests/support/in-process.ts';
import { meanwhile } from '#tests/support/meanwhile.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import { anAddress } from '#tests/support/address.ts';

/** The table that handlers find in this process. */
const found = vi.hoisted(() => ({}) as { table: Table });
vi.mock('#functions/platform/table/table.ts', async (original) => ({
  ...(await original<object>()),
  table: () => found.table,
}));

// Nobody ordered it; orders are known from a view, which nobody keeps here.
vi.mock('#functions/domain/orders/reading/orders-of-product.ts', () => ({
  findOrdersOf: () => Promise.resolve([]),
}));

playSettings(found);

const at = '2026-11-21T00:00:00.000Z';
const userId = 'lan';
const tokenFor = (role: Role) => signAccessToken({ userId, sessionId: 's1', role, status: 'active' });

const address = anAddress();

const review = {
  id: 'r1',
  productId: 'p1',
  orderId: 'o1',
  authorId: userId,
  author: { name: 'Lan', avatarUrl: null },
  variants: [],
  stars: 5 as const,
  comment: '',
  media: [],
  likes: 0,
  sumsVersion: 0,
  revision: 1,
  createdAt: at,
  updatedAt: at,
};

const product = aProduct({ name: 'Ấm đất', available: 0 });

/** One of everything, and somebody who changes each of it before every write. */
function aScene() {
  const { table, put } = memoryTable();
  put([
    addressBook.item(userId, address),
    addressBook.bookItem(userId, { count: 1, version: 1, defaultId: address.id }),
    reviewRecord.item(review),
    ratingItem({ id: 'p1', slug: 'tra' }, { ...noRating, stars5: 1 }),
    ...productItems(product),
  ]);
  const others = [
    update(addressKeys.book(userId), { add: { version: 1 } }),
    update(reviewKeys.review(review.id), { add: { revision: 1 } }),
    update(productKeys.card(product.card.id), { add: { revision: 1 } }),
  ];
  return { table, crossed: meanwhile(table, () => table.write(others), { everyTime: true }) };
}

type Case = { contract: AnyContract; handler: Handler; id: string; role?: Role; body?: object };
const cases: Case[] = [
  { contract: deleteAddress, handler: removeAddress, id: address.id },
  { contract: deleteProduct, handler: removeProduct, id: product.card.id, role: 'admin' },
  { contract: deleteRating, handler: removeRating, id: review.id },
  { contract: deleteReview, handler: removeReview, id: review.id },
  { contract: updateRating, handler: changeRating, id: review.id, body: { value: 1 } },
];

it.each(cases.map((one) => [one.contract.name, one] as const))(
  '%s gives up while somebody else is quicker however often it is tried',
  async (_, { contract, handler, id, role = 'user', body }) => {
    const { crossed } = aScene();
    found.table = crossed.table;
    const asked = { params: { id }, token: await tokenFor(role), ...(body && { body }) };
    const { status, failure } = await askHere(contract, handler, asked);
    expect([status, failure?.code]).toEqual([409, 'STALE_STATE']);
    expect(crossed.happened()).toBe(true);
  },
);

it('operations/get-health says so while the table does not answer', async () => {
  vi.spyOn(log, 'error').mockReturnValue();
  found.table = { ...aScene().table, get: () => Promise.reject(new Error('nobody there')) };
  const { status, failure } = await askHere(getHealth, health, {});
  expect([status, failure?.code]).toEqual([503, 'UNAVAILABLE']);
});
