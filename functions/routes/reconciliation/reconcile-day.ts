import { AppError } from '#shared/contract/errors.ts';
import { reconcileDay as contract } from '#shared/reconciliation/reconciliation.contract.ts';
import { compareDay } from '#functions/domain/reconciliation/compare-day.ts';
import { lastWholeDay } from '#functions/domain/reconciliation/days.ts';
import { readReconciledDay } from '#functions/domain/reconciliation/read-days.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

/** Shorter than the caller's timeout. */
const compareMilliseconds = 15_000;

export const handler = httpRoute(contract, async ({ params: { day }, body, table, now }) => {
  const context = { table, now };
  if (day > lastWholeDay(now())) throw new AppError('DAY_NOT_OVER');
  await compareDay(context, { ...body, day, until: Date.now() + compareMilliseconds });
  return readReconciledDay(context, day);
});
