import { receiveVnpayNotice as contract } from '#shared/payments/webhooks.contract.ts';
import { receiveVnpay, vnpayAnswer } from '#functions/domain/payments/notices/receive-vnpay.ts';
import { vnpayDeps } from '#functions/domain/payments/providers/vnpay-deps.ts';
import { webhookRoute } from '#functions/platform/handlers/webhook-route.ts';

export const handler = webhookRoute(
  contract,
  async ({ query }) => receiveVnpay(await vnpayDeps(), query),
  () => vnpayAnswer('99'),
);
