import { receiveStripeNotice as contract } from '#shared/payments/webhooks.contract.ts';
import { receiveStripe } from '#functions/domain/payments/notices/receive-stripe.ts';
import { webhookRoute } from '#functions/platform/handlers/webhook-route.ts';

export const handler = webhookRoute(contract, ({ table, now, ...notice }) =>
  receiveStripe({ table, now }, notice),
);
