import { messageFor } from '#shared/events/registry.ts';
import { updateRatingOfCard } from '#functions/domain/catalogue/products/product-rating.ts';
import { rankReview } from '#functions/domain/reviews/rank-review.ts';
import { queueWorker } from '#functions/platform/handlers/queue-worker.ts';

export const handler = queueWorker('follow-ratings', messageFor('ratings'), (message, context) =>
  message.type === 'product.rated'
    ? updateRatingOfCard(context, message.productId)
    : rankReview(context, message.reviewId),
);
