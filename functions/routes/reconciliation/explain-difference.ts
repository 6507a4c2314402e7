import { explainDifference as contract } from '#shared/reconciliation/reconciliation.contract.ts';
import { explainDifference } from '#functions/domain/reconciliation/explain-difference.ts';
import { readReconciledDay } from '#functions/domain/reconciliation/read-days.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ params, body, actor, table, now }) => {
  const context = { table, now };
  await explainDifference(context, { ...params, ...body, userId: actor.userId });
  return readReconciledDay(context, params.day);
});
