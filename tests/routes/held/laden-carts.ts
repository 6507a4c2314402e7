import { cartItemIdOf } from '#shared/cart/item-id.ts';
import { maxCartLines } from '#shared/cart/limits.ts';
import { maxOrderLines } from '#shared/orders/order.ts';
import { newId } from '#shared/values/ids.ts';
import { headKey } from '#functions/domain/cart/cart-keys.ts';
import { newLine } from '#functions/domain/cart/cart-line.ts';
import { lineItem } from '#functions/domain/cart/cart-repository.ts';
import { memberOwner } from '#functions/domain/cart/read-cart.ts';
import { productItems, warehouseItem } from '#functions/domain/catalogue/products/product-items.ts';
import { findOffer } from '#functions/domain/catalogue/products/product-offers.ts';
import type { ProductRecord } from '#functions/domain/catalogue/views/product-record.ts';
import { profileRecord } from '#functions/domain/accounts/account.ts';
import { signAccessToken } from '#functions/platform/tokens/sign-access-token.ts';
import { aProduct, aWarehouse } from '#tests/support/catalogue.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import { aProfile } from '#tests/support/profile.ts';

export const far = aWarehouse({ id: 'wh-far', name: 'Kho xa' });
export const paused = aWarehouse({ id: 'wh-paused', isActive: false, pausedReason: 'Kiểm kho' });

/** What became of goods since two of them were put into a cart. */
const becomes = {
  plain: {},
  few: { onHand: 1 },
  sold: { onHand: 0 },
  gone: { card: { isActive: false } },
  rationed: { card: { maxQuantity: 1 } },
  bundled: { card: { minQuantity: 3 } },
  dear: { card: { price: 60_000_000_000 } },
} as const satisfies Record<string, { card?: Partial<ProductRecord['card']>; onHand?: number }>;
export type Goods = keyof typeof becomes;

const kinds = Object.keys(becomes) as Goods[];

/** A member's cart and a guest's, both full, with the same in them: more lines than one order may have. */
export async function ladenCarts() {
  const { table, put } = memoryTable();
  const buyer = aProfile();
  const guest = { kind: 'guest', sessionId: `g${'1'.repeat(32)}`, expiresAt: 4_000_000_000 } as const;
  const owners = [memberOwner(buyer.id), guest];
  put([warehouseItem(aWarehouse()), warehouseItem(far), warehouseItem(paused), profileRecord.item(buyer)]);
  for (const owner of owners) {
    const session = owner.kind === 'guest' ? { sessionId: guest.sessionId, expiresAt: guest.expiresAt } : {};
    put([{ ...headKey(owner), entity: 'cart-head', lines: maxCartLines, ...session }]);
  }

  const goods = Object.fromEntries(kinds.map((kind) => [kind, aProduct({ name: kind })])) as Record<
    Goods,
    ProductRecord
  >;
  for (const kind of kinds) {
    const product = goods[kind];
    put(productItems(product));
    const offer = await findOffer(table, product.card.id);
    if (typeof offer !== 'object') throw new Error('The product is not on sale');
    const line = newLine(offer, 2, '2026-11-01T00:00:00.000Z');
    put(owners.map((owner) => lineItem(owner, line)));
    if (kind === 'plain')
      put(
        Array.from({ length: maxOrderLines }, () => newId()).flatMap((productId) =>
          owners.map((owner) => lineItem(owner, { ...line, productId })),
        ),
      );
    const { card, onHand }: { card?: Partial<ProductRecord['card']>; onHand?: number } = becomes[kind];
    put(
      productItems({
        ...product,
        card: { ...product.card, ...card },
        stocks: product.stocks.map((shelf) => ({ ...shelf, onHand: onHand ?? shelf.onHand })),
      }),
    );
  }
  const [unseen, chosen] = [
    aProduct({ name: 'unseen' }),
    aProduct({
      name: 'chosen',
      variants: [{ name: 'Cỡ', value: 'M', sku: 'A-M', additionalPrice: 0, stock: 0 }],
    }),
  ];
  put([...productItems(unseen), ...productItems(chosen)]);

  return {
    table,
    sessionId: guest.sessionId,
    token: await signAccessToken({ userId: buyer.id, sessionId: 's1', role: 'user', status: 'active' }),
    lineOf: (kind: Goods) => cartItemIdOf({ productId: goods[kind].card.id, variantId: '-' }),
    idOf: (kind: Goods) => goods[kind].card.id,
    unseen: unseen.card.id,
    chosen: chosen.card.id,
  };
}

export type LadenCarts = Awaited<ReturnType<typeof ladenCarts>>;
