import { compareDays } from '#functions/domain/reconciliation/compare-days.ts';
import { type Invocation, withInvocation } from '#functions/platform/handlers/invocation.ts';
import { log } from '#functions/platform/log.ts';
import { context } from '#functions/platform/table/context.ts';

/** Shorter than the function's timeout, so that work in progress is finished. */
const compareMilliseconds = 540_000;

/** Runs every hour: compares a day once it is over, and again while a provider's list was not available. */
export const handler = (_event?: unknown, call?: Invocation): Promise<void> =>
  withInvocation(call, async () => {
    const unexplained = await compareDays(context(), Date.now() + compareMilliseconds);
    const said = `${unexplained} unexplained`;
    if (unexplained > 0) log.warn('money differs from what providers list', { unexplained, said });
    else log.info('money is as providers list it', { unexplained, said });
  });
