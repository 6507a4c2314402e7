import * as z from 'zod';
import { ProductCard, ProductId } from '../catalogue/product.ts';
import { defineRoute } from '../contract/route.ts';
import { Cart, VariantId } from './cart.ts';

/** Result of moving one line of a guest's cart into a member's cart. */
export const TransferLine = z.object({
  productId: ProductId,
  variantId: VariantId.nullable(),
  variantName: z.string().nullable(),
  product: ProductCard.pick({ name: true, slug: true, image: true, thumbnail: true, ground: true }),
  guestQuantity: z.int(),
  memberQuantity: z.int(),
  /** Quantity in the member's cart afterwards. */
  quantity: z.int(),
  /** `merged`: into an existing line; `capped`: fewer than both lines had; `dropped`: not moved. */
  outcome: z.enum(['added', 'merged', 'capped', 'dropped']),
  reason: z.enum(['stock', 'out_of_stock', 'unavailable', 'cart_full']).nullable(),
});
export type TransferLine = z.infer<typeof TransferLine>;

const params = z.object({ guestId: z.string().min(1).max(128) });

export const validateGuestTransfer = defineRoute({
  name: 'cart/validate-guest-transfer',
  summary: 'What moving a guest’s cart into the member’s would do',
  method: 'POST',
  path: '/e-commerce/cart/validate-guest/{guestId}',
  access: 'member',
  params,
  /** `issues` are the lines that could not be moved completely; `valid` is true if there are none. */
  reply: z.object({ valid: z.boolean(), issues: z.array(TransferLine), lines: z.array(TransferLine) }),
  errors: ['SESSION_NOT_FOUND'],
});

export const transferGuestCart = defineRoute({
  name: 'cart/transfer-guest-cart',
  summary: 'Move a guest’s cart into the member’s; done twice, it moves once',
  method: 'POST',
  path: '/e-commerce/cart/transfer-guest/{guestId}',
  access: 'member',
  params,
  reply: Cart.extend({ transferred: z.array(TransferLine) }),
  errors: ['SESSION_NOT_FOUND', 'STALE_STATE'],
});
