import * as z from 'zod';
import { Vnd } from '../values/vnd-schema.ts';
import { CategoryId } from '../catalogue/category.ts';
import { ProductCard, ProductId, StockStatus } from '../catalogue/product.ts';
import { commaList, PageNumber, pageSize } from '../pages.ts';
import { guestSessionHours, maxCartLines, maxLineQuantity } from './limits.ts';

export { guestSessionHours, maxCartLines, maxLineQuantity } from './limits.ts';

/** Product and variant in one word; it names a line only together with whose cart is asked. */
export const CartItemId = z.string().min(1).max(140);
export const VariantId = z.string().min(1).max(64);
export const Quantity = z.int().min(1).max(maxLineQuantity);

/** Made by the browser once for each press of a button: however often it arrives, it counts once. */
export const ClientRequestId = z.string().regex(/^[0-9A-Za-z-]{8,64}$/);

/**
 * Whether a line can be bought as it stands: `short` means fewer are left than it asks for, `below_minimum` that it
 * asks for fewer than are sold at once.
 */
export const LineState = z.enum(['ok', 'short', 'below_minimum', 'out_of_stock', 'unavailable']);
export type LineState = z.infer<typeof LineState>;

export const LineLimit = z.enum(['stock', 'order']);

const CartProduct = ProductCard.pick({
  id: true,
  name: true,
  slug: true,
  code: true,
  price: true,
  basePrice: true,
  total: true,
  taxRate: true,
  image: true,
  thumbnail: true,
  ground: true,
  freeShipping: true,
}).extend({
  business: ProductCard.shape.business.pick({ id: true, name: true, slug: true }),
  category: z.object({ id: CategoryId, name: z.string(), slug: z.string() }),
});

export const CartItem = z.object({
  cartItemId: CartItemId,
  productId: ProductId,
  variantId: VariantId.nullable(),
  variantName: z.string().nullable(),
  quantity: Quantity,
  /** What one costs now, tax and variant included. */
  unitTotal: Vnd,
  /** What one cost when it was last put into the cart. */
  addedUnitTotal: Vnd,
  priceChanged: z.boolean(),
  subtotal: Vnd,
  stockStatus: StockStatus,
  /** How many may be taken, at most what one line may hold. */
  available: z.int().min(0),
  /** Why no more than that: there are no more, or one order may hold no more. */
  limit: LineLimit,
  /** The fewest that are sold at once. */
  minQuantity: z.int().min(1),
  state: LineState,
  savedForLater: z.boolean(),
  addedAt: z.string(),
  product: CartProduct,
});
export type CartItem = z.infer<typeof CartItem>;

/** Totals are of the whole cart, whatever filter narrows `items`; what is saved for later counts nowhere. */
const CartBody = z.object({
  cartId: z.string(),
  items: z.array(CartItem).max(maxCartLines),
  totalItems: z.int().min(0),
  totalQuantity: z.int().min(0),
  /** Of what can be bought. */
  totalPrice: Vnd,
  freeShippingFrom: Vnd,
});

export const Cart = CartBody.extend({ userId: z.string() });
export type Cart = z.infer<typeof Cart>;

export const GuestCustomer = z.object({ fullName: z.string(), phone: z.string(), email: z.string() });

export const GuestCart = CartBody.extend({
  sessionId: z.string(),
  selectedWarehouseId: z.string().nullable(),
  customerInfo: GuestCustomer.nullable(),
  sessionExpiresAt: z.string().describe(`${guestSessionHours} hours after the session began`),
});
export type GuestCart = z.infer<typeof GuestCart>;

const Price = z.coerce.number().int().min(0).max(100_000_000_000);
const Count = z.coerce.number().int().min(0).max(1_000_000);

export const CartFilter = z.object({
  q: z.string().max(200).optional(),
  categoryId: commaList(CategoryId).optional(),
  businessId: commaList(z.string().max(64)).optional(),
  minPrice: Price.optional().describe('Lowest price of one, tax included'),
  maxPrice: Price.optional().describe('Highest price of one, tax included'),
  stockStatus: commaList(StockStatus).optional(),
  minQuantity: Count.optional(),
  maxQuantity: Count.optional(),
  page: PageNumber,
  pageSize: pageSize(100),
});
export type CartFilter = z.output<typeof CartFilter>;

export const CartCount = z.object({ count: z.int().min(0) });

export const AddBody = z.strictObject({
  productId: ProductId,
  variantId: VariantId.nullish(),
  quantity: Quantity.default(1),
  clientRequestId: ClientRequestId.optional(),
});

export const UpdateBody = z
  .strictObject({
    cartItemId: CartItemId,
    quantity: Quantity.optional(),
    savedForLater: z.boolean().optional(),
  })
  .refine(({ quantity, savedForLater }) => quantity !== undefined || savedForLater !== undefined, {
    path: ['quantity'],
    error: 'required',
  });
