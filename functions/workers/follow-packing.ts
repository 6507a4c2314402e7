import { messageFor } from '#shared/events/registry.ts';
import { carriers } from '#functions/domain/shipping/carriers/fleet.ts';
import { applyCarrierNotice } from '#functions/domain/shipping/notices/apply-carrier-notice.ts';
import { followOrder } from '#functions/domain/shipping/parcels/follow-order.ts';
import { queueWorker } from '#functions/platform/handlers/queue-worker.ts';

export const handler = queueWorker('follow-packing', messageFor('packing'), (message, context) =>
  message.type === 'order.to-pack'
    ? followOrder(context, carriers, message.orderId)
    : applyCarrierNotice(context, carriers, message.noticeId),
);
