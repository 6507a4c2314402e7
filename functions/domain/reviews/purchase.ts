import * as z from 'zod';
import { type Item, type Operation, update, upsert } from '#functions/platform/table/table-operations.ts';
import { purchaseKeys } from './purchase-keys.ts';

/** A product that a member bought and received. It allows one review for each order. */
export const Purchase = z.object({
  userId: z.string(),
  productId: z.string(),
  orderId: z.string(),
  boughtAt: z.string(),
  /** The chosen variants; several if the order contained several. */
  variants: z.array(z.string()).optional(),
  /** Set while a review of it exists. */
  reviewId: z.string().optional(),
});
export type Purchase = z.infer<typeof Purchase>;

export const purchaseItem = (purchase: Purchase): Item => {
  const { userId, productId, orderId } = purchase;
  return {
    ...purchaseKeys.purchase(userId, productId, orderId),
    ...purchaseKeys.byOrder(userId, productId, orderId),
    entity: 'purchase',
    ...purchase,
  };
};

export type CompletedOrder = {
  orderId: string;
  buyerId: string;
  completedAt: string;
  lines: readonly { productId: string; variantName?: string | null }[];
};

const variantsOf = (lines: CompletedOrder['lines']): string[] => [
  ...new Set(lines.flatMap(({ variantName }) => variantName || [])),
];

/** Records an order's purchases in the transaction that completes it. A repeat changes nothing. */
export function recordPurchases({ orderId, buyerId, completedAt, lines }: CompletedOrder): Operation[] {
  const productIds = [...new Set(lines.map(({ productId }) => productId))];
  return productIds.map((productId) => {
    const { pk, sk, ...facts } = purchaseItem({
      userId: buyerId,
      productId,
      orderId,
      boughtAt: completedAt,
      variants: variantsOf(lines.filter((line) => line.productId === productId)),
    });
    return upsert({ pk, sk }, { setOnce: facts });
  });
}

const keyOf = ({ userId, productId, orderId }: Purchase) => purchaseKeys.purchase(userId, productId, orderId);

/** Uses the right to review a purchase. The second of two reviews at once is refused. */
export const takeReview = <R extends string>(
  purchase: Purchase,
  reviewId: string,
  refusal: R,
): Operation<R> =>
  update(keyOf(purchase), { set: { reviewId } }, { when: { reviewId: { missing: true } }, refusal });

/** Restores the right to review after the review was deleted. */
export const giveBackReview = (purchase: Pick<Purchase, 'userId' | 'productId' | 'orderId'>): Operation =>
  update(purchaseKeys.purchase(purchase.userId, purchase.productId, purchase.orderId), {
    remove: ['reviewId'],
  });
