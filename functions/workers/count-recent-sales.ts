import { countRecentSales } from '#functions/domain/purchasing/reorder/count-recent-sales.ts';
import { type Invocation, withInvocation } from '#functions/platform/handlers/invocation.ts';
import { log } from '#functions/platform/log.ts';
import { context } from '#functions/platform/table/context.ts';

/** Runs every night: suggested purchases follow from the sales of the last thirty days. */
export const handler = (_event?: unknown, call?: Invocation): Promise<void> =>
  withInvocation(call, async () => {
    const shelves = await countRecentSales(context());
    log.info('recent sales are counted', { shelves });
  });
