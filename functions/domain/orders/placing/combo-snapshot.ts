import { type OrderPart, priceShares } from '#shared/orders/order-parts.ts';
import { unitTotalOf } from '#functions/domain/cart/cart-line.ts';
import type { OfferedPart } from '#functions/domain/catalogue/views/offer.ts';

/** Snapshot of a combo's parts at purchase, with each part's share of the price. */
export function comboSnapshot(parts: readonly OfferedPart[], unitTotal: number): OrderPart[] {
  const sold = parts.flatMap(({ productId, variantId, quantity, offer }) =>
    offer ? [{ productId, variantId, quantity, offer }] : [],
  );
  const shares = priceShares(
    unitTotal,
    sold.map(({ offer, quantity }) => unitTotalOf(offer) * quantity),
  );
  return sold.map(({ productId, variantId, quantity, offer }, place) => {
    const { card, variant, unit } = offer;
    return {
      productId,
      variantId,
      variantName: variant ? `${variant.name}: ${variant.value}` : null,
      name: card.name,
      slug: card.slug,
      code: variant?.sku ?? card.code,
      image: variant?.image ?? card.image,
      ground: card.ground,
      unit: unit ?? '',
      quantity,
      share: shares[place] ?? 0,
    };
  });
}
