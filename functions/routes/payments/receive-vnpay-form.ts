import { receiveVnpayForm as contract } from '#shared/payments/webhooks.contract.ts';
import { receiveVnpay, vnpayAnswer } from '#functions/domain/payments/notices/receive-vnpay.ts';
import { webhookRoute } from '#functions/platform/handlers/webhook-route.ts';

export const handler = webhookRoute(
  contract,
  ({ body, table, now }) => receiveVnpay({ table, now }, Buffer.from(body).toString('utf8')),
  () => vnpayAnswer('99'),
);
