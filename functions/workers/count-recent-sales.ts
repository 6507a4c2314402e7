import { countRecentSales } from '#functions/domain/purchasing/reorder/count-recent-sales.ts';
import { type Invocation, withInvocation } from '#functions/platform/handlers/invocation.ts';
import { log } from '#functions/platform/log.ts';
import { context } from '#functions/platform/table/context.ts';

/** Runs each night: what to buy follows from what was sold in the thirty days before. */
export const handler = (_event?: unknown, call?: Invocation): Promise<void> =>
  withInvocation(call, async () => {
    const shelves = await countRecentSales(context());
    log.info('recent sales are counted', { shelves });
  });
