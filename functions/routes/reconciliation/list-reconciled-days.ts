import { listReconciledDays as contract } from '#shared/reconciliation/reconciliation.contract.ts';
import { listReconciledDays } from '#functions/domain/reconciliation/read-days.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ query, table, now }) =>
  listReconciledDays({ table, now }, query),
);
