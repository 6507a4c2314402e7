import { getReconciledDay as contract } from '#shared/reconciliation/reconciliation.contract.ts';
import { readReconciledDay } from '#functions/domain/reconciliation/read-days.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ params, table, now }) =>
  readReconciledDay({ table, now }, params.day),
);
