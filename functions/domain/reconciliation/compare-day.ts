import { newId } from '#shared/values/ids.ts';
import type { ListedBy } from '#shared/reconciliation/reconciliation.ts';
import { log } from '#functions/platform/log.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { compareBank } from './compare-bank.ts';
import { isUndecided, undecided } from './compare-money.ts';
import { compareStripe } from './compare-stripe.ts';
import { compareVnpay } from './compare-vnpay.ts';
import type { Outcome } from './compare-with-list.ts';
import {
  countRemaining,
  hold,
  keepComparison,
  keepFound,
  readComparison,
  type StoredComparison,
} from './comparison-record.ts';
import { momentsOf } from './days.ts';
import { listOpen } from './our-notices.ts';

/** Lease on a day, longer than any run, so an interrupted one does not block it for good. */
const heldMilliseconds = 15 * 60_000;

type DayTask = { provider: ListedBy; day: string; until: number };

/** Continues an interrupted comparison, or starts a new one. */
function begun(before: StoredComparison | undefined, { provider, day }: DayTask, at: Date): StoredComparison {
  const heldUntil = at.getTime() + heldMilliseconds;
  if (before?.status === 'running' && before.place !== null) return { ...before, heldUntil };
  return {
    provider,
    day,
    status: 'running',
    listed: { count: 0, amount: 0 },
    recovered: before?.recovered ?? 0,
    differences: before?.differences ?? 0,
    unexplained: before?.unexplained ?? 0,
    error: null,
    startedAt: at.toISOString(),
    endedAt: null,
    run: newId(),
    place: null,
    heldUntil,
  };
}

async function compare(context: Context, { place }: StoredComparison, asked: DayTask): Promise<Outcome> {
  const compared = {
    bank: () => compareBank(context, asked),
    stripe: () => compareStripe(context, asked),
    vnpay: () => compareVnpay(context, { ...asked, place }),
  };
  const outcome = await compared[asked.provider]();
  const open = await listOpen(context, { provider: asked.provider, ...momentsOf(asked.day) });
  return {
    ...outcome,
    found: [...outcome.found, ...open.filter((row) => isUndecided(row.state, row)).map(undecided)],
  };
}

/**
 * Compares a day with a provider's list, as far as time allows, and stores the differences. A second call
 * during the run does nothing. A failed run keeps the earlier results.
 */
export async function compareDay(context: Context, asked: DayTask): Promise<StoredComparison | undefined> {
  const before = await readComparison(context, asked);
  const comparison = begun(before, asked, context.now());
  if (!(await hold(context, comparison))) return undefined;
  const { run } = comparison;
  let after: StoredComparison;
  try {
    const { listed, recovered, found, place } = await compare(context, comparison, asked);
    await keepFound(context, { ...asked, run }, found);
    const isOver = place === null;
    const left = isOver ? await countRemaining(context, { ...asked, run }) : {};
    after = {
      ...comparison,
      ...left,
      listed: {
        count: comparison.listed.count + listed.count,
        amount: comparison.listed.amount + listed.amount,
      },
      recovered: comparison.recovered + recovered,
      status: isOver ? 'done' : 'running',
      place,
      endedAt: isOver ? context.now().toISOString() : null,
    };
  } catch (error) {
    log.warn('a day could not be compared', { ...asked, error });
    const said = error instanceof Error ? error.message : String(error);
    after = { ...comparison, status: 'failed', error: said, endedAt: context.now().toISOString() };
  }
  const done = { ...after, heldUntil: 0 };
  await keepComparison(context, done);
  return done;
}
