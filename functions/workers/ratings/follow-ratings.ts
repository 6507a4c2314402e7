import { messageFor } from '#shared/events/registry.ts';
import { writeRatingThrough } from '#functions/domain/catalogue/products/product-rating.ts';
import { rankReview } from '#functions/domain/reviews/rank-review.ts';
import { queueWorker } from '#functions/platform/handlers/queue-worker.ts';
import { table } from '#functions/platform/table/table.ts';

export const handler = queueWorker('ratings/follow-ratings', messageFor('ratings'), (message) =>
  message.type === 'product.rated'
    ? writeRatingThrough(table(), message.productId)
    : rankReview(table(), message.reviewId),
);
