import { messageFor } from '#shared/events/registry.ts';
import { updateRatingOfCard } from '#functions/domain/catalogue/products/product-rating.ts';
import { queueWorker } from '#functions/platform/handlers/queue-worker.ts';

export const handler = queueWorker('follow-ratings', messageFor('ratings'), (message, context) =>
  updateRatingOfCard(context, message.productId),
);
