import { receiveGhtkNotice as contract } from '#shared/shipping/shipping-webhooks.contract.ts';
import { ghtk } from '#functions/domain/shipping/carriers/ghtk.ts';
import { receiveGhtk } from '#functions/domain/shipping/notices/receive-ghtk.ts';
import { webhookRoute } from '#functions/platform/handlers/webhook-route.ts';

export const handler = webhookRoute(contract, ({ table, now, ...notice }) =>
  receiveGhtk({ table, now }, ghtk, notice),
);
