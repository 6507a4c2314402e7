import { cleanUpAttempts as contract } from '#shared/refunds/refund-logs.contract.ts';
import { cleanUpAttempts } from '#functions/domain/refunds/refund-logs.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ body, table, now }) => cleanUpAttempts({ table, now }, body));
