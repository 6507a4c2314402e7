import { receiveStripeNotice as contract } from '#shared/payments/webhooks.contract.ts';
import { receiveStripe } from '#functions/domain/payments/notices/receive-stripe.ts';
import { context } from '#functions/platform/table/context.ts';
import { webhookRoute } from '#functions/platform/handlers/webhook-route.ts';

export const handler = webhookRoute(contract, (notice) => receiveStripe(context(), notice));
