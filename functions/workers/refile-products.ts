import { messageFor } from '#shared/events/registry.ts';
import { refileProducts } from '#functions/domain/catalogue/products/refile-products.ts';
import { queueWorker } from '#functions/platform/handlers/queue-worker.ts';

export const handler = queueWorker('refile-products', messageFor('filing'), ({ kind, place }, context) =>
  refileProducts(context, { kind, id: place }),
);
