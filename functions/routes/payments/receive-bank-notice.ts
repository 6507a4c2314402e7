import { receiveBankNotice as contract } from '#shared/payments/webhooks.contract.ts';
import { receiveBank } from '#functions/domain/payments/notices/receive-bank.ts';
import { context } from '#functions/platform/table/context.ts';
import { webhookRoute } from '#functions/platform/handlers/webhook-route.ts';

export const handler = webhookRoute(contract, (notice) => receiveBank(context(), notice));
