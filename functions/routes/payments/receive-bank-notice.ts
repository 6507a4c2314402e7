import { receiveBankNotice as contract } from '#shared/payments/webhooks.contract.ts';
import { receiveBank } from '#functions/domain/payments/notices/receive-bank.ts';
import { now } from '#functions/platform/clock.ts';
import { getSecret } from '#functions/platform/clients/secrets.ts';
import { table } from '#functions/platform/table/table.ts';
import { webhookRoute } from '#functions/platform/handlers/webhook-route.ts';

export const handler = webhookRoute(contract, async (notice) =>
  receiveBank({ table: table(), secret: await getSecret('BANK_SECRET_ID'), now }, notice),
);
