import { listFailedAttempts as contract } from '#shared/refunds/refund-logs.contract.ts';
import { listFailedAttempts } from '#functions/domain/refunds/refund-logs.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ query, table }) => listFailedAttempts({ table }, query));
