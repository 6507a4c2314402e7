import { compareDays } from '#functions/domain/reconciliation/compare-days.ts';
import { type Invocation, withInvocation } from '#functions/platform/handlers/invocation.ts';
import { log } from '#functions/platform/log.ts';
import { context } from '#functions/platform/table/context.ts';

/** Shorter than the function's own time, so that what was begun is finished. */
const compareMilliseconds = 540_000;

/** Runs each hour: a day is compared once it is over, and again while a list could not be had. */
export const handler = (_event?: unknown, call?: Invocation): Promise<void> =>
  withInvocation(call, async () => {
    const unexplained = await compareDays(context(), Date.now() + compareMilliseconds);
    const said = `${unexplained} unexplained`;
    if (unexplained > 0) log.warn('money differs from what providers list', { unexplained, said });
    else log.info('money is as providers list it', { unexplained, said });
  });
