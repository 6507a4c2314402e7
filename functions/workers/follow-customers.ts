import { messageFor } from '#shared/events/registry.ts';
import { applyOrder } from '#functions/domain/orders/buyer/count-for-customer.ts';
import { refreshMember } from '#functions/domain/customers/counting/refresh-member.ts';
import { forgetPerson } from '#functions/domain/leaving/forget-person.ts';
import { queueWorker } from '#functions/platform/handlers/queue-worker.ts';

export const handler = queueWorker('follow-customers', messageFor('customers'), (message, context) => {
  if (message.type === 'account.changed') return refreshMember(context, message.userId);
  if (message.type === 'customer.erased') return forgetPerson(context, message);
  return applyOrder(context, message.orderId);
});
