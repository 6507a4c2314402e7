import { addToCart, addToGuestCart, getCart, getGuestCart, startGuestSession } from '#shared/cart/index.ts';
import { productItems } from '#functions/domain/catalogue/products/product-items.ts';
import type { ProductRecord } from '#functions/domain/catalogue/views/product-record.ts';
import { aProduct, stock } from '#tests/support/catalogue.ts';
import type { Member, World } from '#tests/support/world.ts';

type Adding = { productId: string; variantId?: string; quantity?: number; clientRequestId?: string };

/** Short words for what every cart test does. */
export function cartsOf(world: World) {
  async function onSale(given: Partial<Parameters<typeof aProduct>[0]> = {}): Promise<ProductRecord> {
    const product = aProduct({ name: 'Gạo nếp nương', ...given });
    await stock(world, [product]);
    return product;
  }

  const put = (member: Member, body: Adding) => world.send(addToCart, { token: member.accessToken, body });
  const cartOf = async (member: Member, query = {}) =>
    (await world.send(getCart, { token: member.accessToken, query })).body;

  const aGuest = async (): Promise<string> => (await world.send(startGuestSession)).body.sessionId;
  const putAsGuest = (sessionId: string, body: Adding & { warehouseId?: string }) =>
    world.send(addToGuestCart, { query: { sessionId }, body });
  const guestCartOf = (sessionId: string, query = {}) =>
    world.send(getGuestCart, { query: { sessionId, ...query } });

  /** The same product as it stands later: another price, other stock, taken off sale. */
  const becomes = (product: ProductRecord, change: Partial<ProductRecord['card']>, onHand?: number) =>
    world.write(
      productItems({
        ...product,
        card: {
          ...product.card,
          warehouseIds: product.stocks.map(({ warehouseId }) => warehouseId),
          ...change,
        },
        stocks: product.stocks.map((row) => ({ ...row, onHand: onHand ?? row.onHand })),
      }),
    );

  return { onSale, put, cartOf, aGuest, putAsGuest, guestCartOf, becomes };
}

export const lineOf = ({ card }: ProductRecord, variantId = '-'): string => `${card.id}~${variantId}`;
