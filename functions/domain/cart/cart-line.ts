import * as z from 'zod';
import { CartItem, GuestCustomer, maxLineQuantity } from '#shared/cart/cart.ts';
import { taxOf } from '#shared/values/money.ts';
import { type Offer, wholeProduct } from '#functions/domain/catalogue/products/product-offers.ts';

/** A line as the table keeps it. What it shows is asked of the product each time; `seen` is for when that is gone. */
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

/** One item a cart: how many lines it has, and of a guest's the session. */
export const CartHead = z.object({
  entity: z.literal('cart-head'),
  lines: z.int(),
  sessionId: z.string().optional(),
  expiresAt: z.int().optional(),
  selectedWarehouseId: z.string().nullish(),
  customerInfo: GuestCustomer.nullish(),
  /** Whose cart the lines went into; the session is over with that. */
  transferredTo: z.string().optional(),
});
export type CartHead = z.infer<typeof CartHead>;

type Limits = Pick<Offer, 'available' | 'minQuantity' | 'maxQuantity'>;

/** The most one line may hold of what is offered; nothing when that is fewer than are sold at once. */
export function capOf({ available, minQuantity, maxQuantity }: Limits): number {
  const cap = Math.max(0, Math.min(available, maxQuantity, maxLineQuantity));
  return cap < minQuantity ? 0 : cap;
}

/** What says so: there are no more, or one order may hold no more. */
export const limitOf = ({ available, maxQuantity }: Limits): CartItem['limit'] =>
  available <= Math.min(maxQuantity, maxLineQuantity) ? 'stock' : 'order';

/** What one costs now, variant and tax included. */
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
  variantId: offer.variant?.id ?? wholeProduct,
  quantity,
  savedForLater: false,
  addedAt,
  ...rememberedOf(offer),
});

/** What a line keeps of its product, renewed each time more of it is added. */
export const rememberedOf = (offer: Offer) => ({
  variantName: variantNameOf(offer),
  addedUnitTotal: unitTotalOf(offer),
  places: offer.places,
  seen: productOf(offer),
});

/** The attribute that remembers a request; its name is all that counts, its value says since when. */
export const requestMark = (requestKey: string): string => `request_${requestKey.replaceAll('-', '_')}`;

/** Marks beyond the newest ten, once there are twenty: nobody repeats a request that late. */
export function spentMarks(line: StoredLine): string[] {
  const marks = Object.keys(line).filter((name) => name.startsWith('request_'));
  if (marks.length <= 20) return [];
  return marks.toSorted((a, b) => String(line[b]).localeCompare(String(line[a]))).slice(10);
}
