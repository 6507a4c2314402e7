import * as z from 'zod';
import { VariantId } from '../cart/cart.ts';
import { ProductId } from '../catalogue/product.ts';
import { defineRoute } from '../contract/route.ts';

/** Maximum number of products and variants that one member may wait for. */
export const maxRestockRequests = 100;

/** Days until a member's restock request expires. */
export const restockRequestDays = 180;

const params = z.object({ productId: ProductId });

/** The variants of a product that a member waits for; null stands for a product without variants. */
const AwaitedVariants = z.object({ productId: ProductId, variantIds: z.array(VariantId.nullable()) });

export const listAwaited = defineRoute({
  name: 'restock/list-awaited',
  summary: 'Which variants of a product the caller wants to hear of when they are back',
  method: 'GET',
  path: '/products/{productId}/restock-notice',
  access: 'member',
  params,
  reply: AwaitedVariants,
});

// Two operations instead of a toggle, because a request that arrives twice must not undo itself.
export const awaitRestock = defineRoute({
  name: 'restock/await-restock',
  summary: 'Be told by mail, once, when something sold out is back; saying it twice changes nothing',
  method: 'PUT',
  path: '/products/{productId}/restock-notice',
  access: 'member',
  params,
  body: z.strictObject({ variantId: VariantId.optional() }),
  reply: AwaitedVariants,
  errors: ['PRODUCT_NOT_FOUND', 'VARIANT_NOT_FOUND', 'BACK_IN_STOCK', 'RESTOCK_FULL'],
  limit: { calls: 60, seconds: 300 },
});

export const forgetRestock = defineRoute({
  name: 'restock/forget-restock',
  summary: 'No longer be told',
  method: 'DELETE',
  path: '/products/{productId}/restock-notice',
  access: 'member',
  params,
  query: z.object({ variantId: VariantId.optional() }),
  reply: AwaitedVariants,
});

export const stopRestockMail = defineRoute({
  name: 'restock/stop-restock-mail',
  summary: 'Be told of nothing any more, by the link each such mail carries; no account is opened by it',
  method: 'POST',
  path: '/restock-notices/stop',
  access: 'public',
  body: z.strictObject({ token: z.string().min(1).max(200) }),
  reply: z.object({ success: z.literal(true) }),
  errors: ['RESTOCK_LINK_INVALID'],
  limit: { calls: 30, seconds: 300 },
});
