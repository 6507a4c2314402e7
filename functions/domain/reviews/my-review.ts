import { mayReview } from '#shared/accounts/member-access.ts';
import { AppError } from '#shared/contract/errors.ts';
import type { getMyReview, getOrderReviewStatus } from '#shared/reviews/read-reviews.contract.ts';
import type { ReplyOf } from '#shared/contract/route.ts';
import type { Context } from '#functions/platform/table/context.ts';
import type { Table } from '#functions/platform/table/table.ts';
import type { Actor } from '#functions/platform/tokens/access-token.ts';
import { listPurchases, listPurchasesOfOrder } from './purchases.ts';
import { reviewRecord, toReview } from './review.ts';
import { readerOfReviews } from './review-subject.ts';

async function findMine(table: Table, userId: string, id: string) {
  const stored = await reviewRecord.find(table, { id });
  return stored ? toReview(stored, await readerOfReviews(table, userId, [id])) : null;
}

/** Purchases of a product that a member may still review, and the latest review. */
export async function readMine(
  { table }: Context,
  { userId, status, productId }: Pick<Actor, 'userId' | 'status'> & { productId: string },
): Promise<ReplyOf<typeof getMyReview>> {
  const purchases = await listPurchases({ table }, { userId, productId });
  const orderIds = purchases.flatMap(({ orderId, reviewId }) => (reviewId ? [] : [orderId]));
  const reviewIds = purchases.flatMap(({ reviewId }) => reviewId ?? []).toSorted();
  const newest = reviewIds.at(-1);
  return {
    canReview: mayReview(status) && orderIds.length > 0,
    orderIds,
    review: newest ? await findMine(table, userId, newest) : null,
  };
}

export async function readOrderStatus(
  { table }: Context,
  { userId, orderId }: { userId: string; orderId: string },
): Promise<ReplyOf<typeof getOrderReviewStatus>> {
  const purchases = await listPurchasesOfOrder({ table }, { userId, orderId });
  if (purchases.length === 0) throw new AppError('NOT_FOUND');
  return {
    items: purchases.map(({ productId, reviewId }) => ({
      productId,
      reviewed: reviewId !== undefined,
      reviewId: reviewId ?? null,
    })),
  };
}
