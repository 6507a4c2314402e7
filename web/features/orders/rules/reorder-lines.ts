import type { ReorderLine as Schema } from '#shared/orders/member-orders.contract.ts';
import type * as z from 'zod';

export type ReorderLine = z.infer<typeof Schema>;

/** Returns how many pieces of a line are available today: all of them, or what is left. */
export const quantityNow = ({ change, quantity, available }: ReorderLine): number =>
  change === 'gone' || change === 'out_of_stock' ? 0 : Math.max(0, Math.min(quantity, available));

export type BuyAgain = { productId: string; variantId?: string | undefined; quantity: number };

/** Returns the lines to add to the cart. */
export const linesToBuy = (lines: readonly ReorderLine[]): BuyAgain[] =>
  lines
    .map((line) => ({ line, quantity: quantityNow(line) }))
    .filter(({ quantity }) => quantity > 0)
    .map(({ line: { productId, variantId }, quantity }) => ({
      productId,
      quantity,
      ...(variantId && { variantId }),
    }));
