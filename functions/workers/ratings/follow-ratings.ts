import * as z from 'zod';
import { writeRatingThrough } from '#functions/domain/catalogue/products/product-rating.ts';
import { rankReview } from '#functions/domain/reviews/rank-review.ts';
import { queueWorker } from '#functions/platform/handlers/queue-worker.ts';
import { table } from '#functions/platform/table/table.ts';

const Message = z.discriminatedUnion('type', [
  z.object({ type: z.literal('product.rated'), productId: z.string() }),
  z.object({ type: z.literal('review.liked'), reviewId: z.string() }),
]);

export const handler = queueWorker('ratings/follow-ratings', Message, (message) =>
  message.type === 'product.rated'
    ? writeRatingThrough(table(), message.productId)
    : rankReview(table(), message.reviewId),
);
