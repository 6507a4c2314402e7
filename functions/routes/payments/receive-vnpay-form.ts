import { receiveVnpayForm as contract } from '#shared/payments/webhooks.contract.ts';
import { receiveVnpay, vnpayAnswer } from '#functions/domain/payments/notices/receive-vnpay.ts';
import { vnpayDeps } from '#functions/domain/payments/providers/vnpay-deps.ts';
import { webhookRoute } from '#functions/platform/handlers/webhook-route.ts';

export const handler = webhookRoute(
  contract,
  async ({ body }) => receiveVnpay(await vnpayDeps(), Buffer.from(body).toString('utf8')),
  () => vnpayAnswer('99'),
);
