import type { EditDraft } from '#shared/orders/edit-order.contract.ts';
import type { WantedLine } from '#shared/cart/wanted-lines.ts';
import { cartItemIdOf, noVariant } from '#shared/cart/item-id.ts';
import { joinLines } from '#functions/domain/cart/order-lines.ts';
import { piecesOfLines } from '#shared/orders/order-parts.ts';
import {
  findOffers,
  type Offer,
  type OfferResult,
  noVariantId,
} from '#functions/domain/catalogue/products/product-offers.ts';
import { goodsIn } from '#functions/domain/catalogue/views/offer.ts';
import { pricingFor } from '#functions/domain/price-books/pricing-for.ts';
import type { Context } from '#functions/platform/table/context.ts';
import type { StoredOrder } from '../order-record.ts';
import { itemOf } from '../placing/basket.ts';
import { requireOffer } from '../placing/compute-quote.ts';

type Item = StoredOrder['items'][number];

/** Key of a product or one of its variants, by the ids that lines and shelves use. */
export const goodKey = (productId: string, variantId: string | null): string =>
  `${productId} ${variantId ?? noVariantId}`;

/** The shop's current offers, by `goodKey`. */
type Offers = ReadonlyMap<string, Offer>;

function offersOf(
  context: Context,
  order: StoredOrder,
  wanted: readonly Omit<WantedLine, 'quantity'>[],
): Promise<OfferResult[]> {
  const owner = order.userId
    ? ({ kind: 'member', userId: order.userId } as const)
    : ({ kind: 'guest' } as const);
  return findOffers(context.table, wanted, { pricing: pricingFor(context, owner) });
}

const withQuantity = (item: Item, quantity: number): Item => ({
  ...item,
  quantity,
  subtotal: item.unitTotal * quantity,
});

export type EditedLines = { items: Item[]; offers: Offers };

/**
 * Returns the lines after an edit, with the current offers for them. A line that the order has or once had
 * keeps its price if prices are kept; every other line gets today's price.
 */
export async function editLines(
  context: Context,
  order: StoredOrder,
  { lines, prices }: Pick<EditDraft, 'lines' | 'prices'>,
): Promise<EditedLines> {
  const wanted = joinLines(lines);
  const known = new Map([...order.formerItems, ...order.items].map((item) => [item.id, item]));
  const found = await offersOf(context, order, wanted);
  const items = wanted.map((line, place) => {
    const { productId, variantId, quantity } = line;
    const id = cartItemIdOf({ productId, variantId: variantId ?? noVariant });
    const before = known.get(id);
    if (before && prices === 'kept') return withQuantity(before, quantity);
    const offer = requireOffer(found[place], before?.name ?? productId);
    const variantName = offer.variant ? `${offer.variant.name}: ${offer.variant.value}` : null;
    const today = itemOf({ productId, variantId: variantId ?? noVariantId, variantName, quantity }, offer);
    // The cost to the shop was fixed when the order was placed.
    return before?.cost === undefined ? today : { ...today, cost: before.cost };
  });
  const sold = found.filter((offer) => typeof offer === 'object');
  const goods = sold.flatMap((offer) => [offer, ...goodsIn(offer).map((piece) => piece.goods)]);
  const offers = new Map(goods.map((good) => [goodKey(good.card.id, good.variant?.id ?? null), good]));
  return { items, offers: await withPieces(context, order, items, offers) };
}

/** Looks up the offers of frozen parts, which may no longer belong to the combo. */
async function withPieces(
  context: Context,
  order: StoredOrder,
  items: readonly Item[],
  offers: Map<string, Offer>,
): Promise<Offers> {
  const missing = piecesOfLines(items).filter(
    ({ productId, variantId }) => !offers.has(goodKey(productId, variantId)),
  );
  const found = await offersOf(context, order, missing);
  for (const [place, { productId, variantId }] of missing.entries()) {
    const offer = found[place];
    if (typeof offer === 'object') offers.set(goodKey(productId, variantId), offer);
  }
  return offers;
}
