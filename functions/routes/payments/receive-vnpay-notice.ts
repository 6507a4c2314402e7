import { receiveVnpayNotice as contract } from '#shared/payments/webhooks.contract.ts';
import { receiveVnpay, vnpayAnswer } from '#functions/domain/payments/notices/receive-vnpay.ts';
import { webhookRoute } from '#functions/platform/handlers/webhook-route.ts';

export const handler = webhookRoute(
  contract,
  ({ query, table, now }) => receiveVnpay({ table, now }, query),
  () => vnpayAnswer('99'),
);
