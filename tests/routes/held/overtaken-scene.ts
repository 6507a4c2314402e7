import type { ReturnStatus } from '#shared/returns/return-status.ts';
import { type Profile, profileRecord } from '#functions/domain/accounts/account.ts';
import { lineKey } from '#functions/domain/cart/cart-keys.ts';
import { newLine } from '#functions/domain/cart/cart-line.ts';
import { beginSession, insertLine } from '#functions/domain/cart/cart-repository.ts';
import { memberOwner } from '#functions/domain/cart/read-cart.ts';
import { productItems, warehouseItem } from '#functions/domain/catalogue/products/product-items.ts';
import { findOffer } from '#functions/domain/catalogue/products/product-offers.ts';
import { shelfKey } from '#functions/domain/catalogue/warehouses/hold-stock.ts';
import { orderKeys } from '#functions/domain/orders/order-keys.ts';
import { orderRecord, type StoredOrder } from '#functions/domain/orders/order-record.ts';
import { requestReturn } from '#functions/domain/returns/request-return.ts';
import { returnRecord } from '#functions/domain/returns/return-record.ts';
import { newTill } from '#functions/domain/tills/till-record.ts';
import { update } from '#functions/platform/table/table-operations.ts';
import { guestToken } from '#functions/platform/tokens/guest-token.ts';
import { signAccessToken } from '#functions/platform/tokens/sign-access-token.ts';
import { aProduct, aWarehouse, warehouse } from '#tests/support/catalogue.ts';
import { contextOf } from '#tests/support/context.ts';
import { aProfile } from '#tests/support/profile.ts';
import { meanwhile } from '#tests/support/meanwhile.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import { anOrderItem, aStoredOrder } from '#tests/support/returns.ts';

const at = '2026-11-01T00:00:00.000Z';
const guest = { kind: 'guest', sessionId: `g${'0'.repeat(32)}`, expiresAt: 4_000_000_000 } as const;

/** Whose order it is, where it is a guest's. */
export const guests = { userId: null, sessionId: guest.sessionId } as const;

export const invoice = {
  companyName: 'Công ty Ấm',
  taxCode: '0312345678',
  address: '1 Hàng Bông',
  email: 'am@example.com',
};

type Given = { order?: Partial<StoredOrder>; returned?: ReturnStatus };

/**
 * A shop with one thing on its shelf, which holds nothing for anybody: an order of it, perhaps on its way back, and a
 * member's cart and a guest's with one more.
 */
export async function aScene({ order: given = {}, returned }: Given) {
  const { table, put } = memoryTable();
  const [product, buyer] = [aProduct({ name: 'Ấm đất', available: 50 }), aProfile()];
  const order = aStoredOrder(buyer, [anOrderItem(product, 2)], given);
  put([
    ...productItems(product),
    warehouseItem(aWarehouse()),
    profileRecord.item(buyer),
    orderRecord.item(order),
  ]);
  const { writes } = newTill(
    {
      userId: 'admin',
      personName: '',
      warehouseId: warehouse.id,
      warehouseName: warehouse.name,
      openedBy: 'person',
      float: 0,
    },
    new Date(at),
  );
  await table.write(writes);

  const offer = await findOffer(table, product.card.id);
  if (typeof offer !== 'object') throw new Error('The product is not on sale');
  const line = newLine(offer, 1, at);
  await beginSession(table, guest.sessionId, guest.expiresAt);
  for (const owner of [guest, memberOwner(buyer.id)])
    await insertLine(table, owner, line, { requestKey: 'put-in-before', at });

  const wish = {
    orderId: order.id,
    items: order.items.map(({ id }) => ({ itemId: id, quantity: 1 })),
    reason: 'damaged' as const,
  };
  /** Its goods, as far back on their way as asked for. */
  async function aReturn(status: ReturnStatus): Promise<string> {
    const asked = { ...wish, note: '', resolution: 'refund' as const, method: 'pickup' as const, media: [] };
    const stored = await requestReturn(contextOf(table), { userId: buyer.id, ...asked });
    put([returnRecord.item({ ...stored, status })]);
    return stored.id;
  }

  const shelf = { productId: product.card.id, variantId: line.variantId, warehouseId: warehouse.id };
  /** All that anybody could be working on moves under their hands. */
  const crossed = meanwhile(
    table,
    () =>
      table.write([
        update(orderKeys.head(order.id), { add: { version: 1 } }),
        update(shelfKey(shelf), { add: { onHand: -1 } }),
        update(lineKey(guest, line), { add: { quantity: 1 } }),
      ]),
    { everyTime: true },
  );

  const tokenFor = (userId: string, role: Profile['role']) =>
    signAccessToken({ userId, sessionId: 's1', role, status: 'active' });
  return {
    table,
    crossed,
    order,
    wish,
    returnId: returned ? await aReturn(returned) : '',
    sessionId: guest.sessionId,
    buyer: await tokenFor(buyer.id, 'user'),
    admin: await tokenFor('admin', 'admin'),
    link: await guestToken(order.id, guest.expiresAt),
    statusNow: async () => (await orderRecord.find(table, { id: order.id }))?.status,
  };
}

export type Scene = Awaited<ReturnType<typeof aScene>>;
