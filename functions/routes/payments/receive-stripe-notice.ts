import { receiveStripeNotice as contract } from '#shared/payments/webhooks.contract.ts';
import { receiveStripe } from '#functions/domain/payments/notices/receive-stripe.ts';
import { now } from '#functions/platform/clock.ts';
import { getSecret } from '#functions/platform/clients/secrets.ts';
import { table } from '#functions/platform/table/table.ts';
import { webhookRoute } from '#functions/platform/handlers/webhook-route.ts';

export const handler = webhookRoute(contract, async (notice) =>
  receiveStripe({ table: table(), secret: await getSecret('STRIPE_NOTICES_SECRET_ID'), now }, notice),
);
