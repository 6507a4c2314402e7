import * as z from 'zod';
import { Vnd } from '../values/vnd-schema.ts';
import { CategoryId } from '../catalogue/category.ts';
import { ProductCard, ProductId, StockStatus } from '../catalogue/product.ts';
import { commaList, PageNumber, pageSize } from '../pages.ts';
import { guestSessionHours, maxCartLines, maxLineQuantity } from './limits.ts';

export { guestSessionHours, maxCartLines, maxLineQuantity } from './limits.ts';

/** Product and variant joined to one id. It identifies a line only within one cart. */
export const CartItemId = z.string().min(1).max(140);
export const VariantId = z.string().min(1).max(64);
export const Quantity = z.int().min(1).max(maxLineQuantity);

/** Idempotency key, made by the browser per press of a button, so that repeated requests count once. */
export const ClientRequestId = z.string().regex(/^[0-9A-Za-z-]{8,64}$/);

/** State of a line. `short`: more than the stock; `below_minimum`: less than one purchase's minimum. */
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
  /** Present price of one piece, with tax and variant. */
  unitTotal: Vnd,
  /** Price of one piece when it was last added to the cart. */
  addedUnitTotal: Vnd,
  priceChanged: z.boolean(),
  subtotal: Vnd,
  stockStatus: StockStatus,
  /** Quantity that may be taken, at most the maximum of one line. */
  available: z.int().min(0),
  /** Reason for that limit: the stock, or the maximum of one order. */
  limit: LineLimit,
  /** Minimum quantity of one purchase. */
  minQuantity: z.int().min(1),
  state: LineState,
  savedForLater: z.boolean(),
  addedAt: z.string(),
  product: CartProduct,
});
export type CartItem = z.infer<typeof CartItem>;

/** Totals cover the whole cart, even if `items` is filtered; lines saved for later never count. */
const CartBody = z.object({
  cartId: z.string(),
  items: z.array(CartItem).max(maxCartLines),
  totalItems: z.int().min(0),
  totalQuantity: z.int().min(0),
  /** Sum of the lines that can be bought. */
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
