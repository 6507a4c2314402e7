import { getRefund as contract } from '#shared/refunds/refunds.contract.ts';
import { readRefund } from '#functions/domain/refunds/read-refund.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ params: { id }, actor: { userId }, table }) =>
  readRefund({ table }, { id, userId }),
);
