import { messageFor } from '#shared/events/registry.ts';
import { syncCategoryLabels } from '#functions/domain/catalogue/products/sync-category-labels.ts';
import { queueWorker } from '#functions/platform/handlers/queue-worker.ts';

export const handler = queueWorker('refile-products', messageFor('filing'), ({ kind, place }, context) =>
  syncCategoryLabels(context, { kind, id: place }),
);
