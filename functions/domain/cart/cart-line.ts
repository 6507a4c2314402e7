import * as z from 'zod';
import { CartItem, GuestCustomer, maxLineQuantity } from '#shared/cart/cart.ts';
import { taxOf } from '#shared/values/money.ts';
import { type Offer, noVariantId } from '#functions/domain/catalogue/products/product-offers.ts';

/** A cart line as stored. Product details are read anew; `seen` is a snapshot for a deleted product. */
export const StoredLine = z.looseObject({
  entity: z.literal('cart-line'),
  productId: z.string(),
  variantId: z.string(),
  variantName: z.string().nullable(),
  quantity: z.int(),
  addedUnitTotal: z.int(),
  savedForLater: z.boolean(),
  addedAt: z.string(),
  places: z.array(z.string()),
  seen: CartItem.shape.product,
});
export type StoredLine = z.infer<typeof StoredLine>;

/** Head item of a cart: its number of lines, and for guests the session. */
export const CartHead = z.object({
  entity: z.literal('cart-head'),
  lines: z.int(),
  sessionId: z.string().optional(),
  expiresAt: z.int().optional(),
  selectedWarehouseId: z.string().nullish(),
  customerInfo: GuestCustomer.nullish(),
  /** User id of the member whose cart took over the lines, which ends the session. */
  transferredTo: z.string().optional(),
});
export type CartHead = z.infer<typeof CartHead>;

type Limits = Pick<Offer, 'available' | 'minQuantity' | 'maxQuantity'>;

/** Maximum quantity of one line; zero if that is below the minimum quantity. */
export function capOf({ available, minQuantity, maxQuantity }: Limits): number {
  const cap = Math.max(0, Math.min(available, maxQuantity, maxLineQuantity));
  return cap < minQuantity ? 0 : cap;
}

/** Cause of the maximum: the stock, or the limit per order. */
export const limitOf = ({ available, maxQuantity }: Limits): CartItem['limit'] =>
  available <= Math.min(maxQuantity, maxLineQuantity) ? 'stock' : 'order';

/** Current unit price, including variant and tax. */
export const unitTotalOf = ({ card, price }: Pick<Offer, 'card' | 'price'>): number =>
  price + taxOf(price, card.taxRate);

export const productOf = ({ card, variant }: Pick<Offer, 'card' | 'variant'>): CartItem['product'] => ({
  id: card.id,
  name: card.name,
  slug: card.slug,
  code: card.code,
  price: card.price,
  basePrice: card.basePrice,
  total: card.total,
  taxRate: card.taxRate,
  image: variant?.image ?? card.image,
  thumbnail: card.thumbnail,
  ground: card.ground,
  freeShipping: card.freeShipping,
  business: { id: card.business.id, name: card.business.name, slug: card.business.slug },
  category: { id: card.category.id, name: card.category.name, slug: card.category.slug },
});

const variantNameOf = ({ variant }: Pick<Offer, 'variant'>): string | null =>
  variant ? `${variant.name}: ${variant.value}` : null;

export const newLine = (offer: Offer, quantity: number, addedAt: string): StoredLine => ({
  entity: 'cart-line',
  productId: offer.card.id,
  variantId: offer.variant?.id ?? noVariantId,
  quantity,
  savedForLater: false,
  addedAt,
  ...rememberedOf(offer),
});

/** Snapshot of the product on a line, renewed each time more of it is added. */
const rememberedOf = (offer: Offer) => ({
  variantName: variantNameOf(offer),
  addedUnitTotal: unitTotalOf(offer),
  places: offer.places,
  seen: productOf(offer),
});

/** Name of the attribute that remembers a request. Only its presence matters; its value is the time. */
export const requestMark = (requestKey: string): string => `request_${requestKey.replaceAll('-', '_')}`;

/** Lists all but the newest ten request marks once there are more than twenty: no client retries that late. */
export function expiredRequestMarks(line: StoredLine): string[] {
  const marks = Object.keys(line).filter((name) => name.startsWith('request_'));
  if (marks.length <= 20) return [];
  return marks.toSorted((a, b) => String(line[b]).localeCompare(String(line[a]))).slice(10);
}
