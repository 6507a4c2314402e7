import { AppError } from '#shared/contract/errors.ts';
import * as reconciliation from '#shared/reconciliation/index.ts';
import { compareDay } from '#functions/domain/reconciliation/compare-day.ts';
import { lastCompleteDay } from '#functions/domain/reconciliation/days.ts';
import * as explaining from '#functions/domain/reconciliation/explain-difference.ts';
import * as reading from '#functions/domain/reconciliation/read-days.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const explainDifference = httpRoute(
  reconciliation.explainDifference,
  async ({ params, body, actor, table, now }) => {
    const context = { table, now };
    await explaining.explainDifference(context, { ...params, ...body, userId: actor.userId });
    return reading.readReconciledDay(context, params.day);
  },
);

export const getReconciledDay = httpRoute(reconciliation.getReconciledDay, ({ params, table, now }) =>
  reading.readReconciledDay({ table, now }, params.day),
);

export const listReconciledDays = httpRoute(reconciliation.listReconciledDays, ({ query, table, now }) =>
  reading.listReconciledDays({ table, now }, query),
);

/** Shorter than the caller's timeout. */
const compareMilliseconds = 15_000;

export const reconcileDay = httpRoute(
  reconciliation.reconcileDay,
  async ({ params: { day }, body, table, now }) => {
    const context = { table, now };
    if (day > lastCompleteDay(now())) throw new AppError('DAY_NOT_OVER');
    await compareDay(context, { ...body, day, until: Date.now() + compareMilliseconds });
    return reading.readReconciledDay(context, day);
  },
);
