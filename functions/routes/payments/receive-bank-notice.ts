import { receiveBankNotice as contract } from '#shared/payments/webhooks.contract.ts';
import { receiveBank } from '#functions/domain/payments/notices/receive-bank.ts';
import { webhookRoute } from '#functions/platform/handlers/webhook-route.ts';

export const handler = webhookRoute(contract, ({ table, now, ...notice }) =>
  receiveBank({ table, now }, notice),
);
