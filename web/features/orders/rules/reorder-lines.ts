import type { ReorderLine as Schema } from '#shared/orders/member-orders.contract.ts';
import type * as z from 'zod';

export type ReorderLine = z.infer<typeof Schema>;

/** How many of a line can be had today: all of them, or what is left. */
export const quantityNow = ({ change, quantity, available }: ReorderLine): number =>
  change === 'gone' || change === 'out_of_stock' ? 0 : Math.max(0, Math.min(quantity, available));

export type BuyAgain = { productId: string; variantId?: string | undefined; quantity: number };

/** What goes into the cart. */
export const linesToBuy = (lines: readonly ReorderLine[]): BuyAgain[] =>
  lines
    .map((line) => ({ line, quantity: quantityNow(line) }))
    .filter(({ quantity }) => quantity > 0)
    .map(({ line: { productId, variantId }, quantity }) => ({
      productId,
      quantity,
      ...(variantId && { variantId }),
    }));
