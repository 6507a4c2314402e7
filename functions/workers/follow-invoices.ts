import { messageFor } from '#shared/events/registry.ts';
import { followOrder } from '#functions/domain/invoices/making/follow-order.ts';
import { queueWorker } from '#functions/platform/handlers/queue-worker.ts';

export const handler = queueWorker('follow-invoices', messageFor('invoices'), ({ orderId }, context) =>
  followOrder(context, orderId),
);
