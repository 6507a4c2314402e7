import { checkLedger } from '#functions/domain/inventory/stock/check-ledger.ts';
import { type Invocation, withInvocation } from '#functions/platform/handlers/invocation.ts';
import { log } from '#functions/platform/log.ts';
import { measure } from '#functions/platform/metrics.ts';
import { context } from '#functions/platform/table/context.ts';

/** Shorter than the function's timeout, so that work in progress is finished. */
const checkMilliseconds = 540_000;

/** Runs every night. */
export const handler = (_event?: unknown, call?: Invocation): Promise<void> =>
  withInvocation(call, async () => {
    const differences = await checkLedger(context(), Date.now() + checkMilliseconds);
    if (differences.length > 0) log.error('shelves differ from their ledger', { differences });
    else log.info('shelves are as their ledger has it');
    measure('StockDifferences', differences.length);
  });
