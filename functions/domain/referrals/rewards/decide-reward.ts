import { AppError } from '#shared/contract/errors.ts';
import { retryOn, retry } from '#functions/platform/records/retry.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { bookReward } from './book-reward.ts';
import { type Reward, rewardRecord, type staleReward, sumsRecord } from './reward-record.ts';
import { ended } from './mature-reward.ts';

type Decision = { id: string; decision: 'release' | 'refuse'; note: string; version: number; by: string };

/** State of a released reward: it waits for its payable date, or is payable if that has passed. */
function released(before: Reward, at: string) {
  const { version: _version, ...rest } = before;
  const payableAt = before.payableAt !== null && before.payableAt < at ? at : before.payableAt;
  return { after: { ...rest, state: 'waiting' as const, payableAt }, lines: [] };
}

/** Decision of staff about a held reward, after they compared buyer and referrer. */
export const decideReward = (
  context: Context,
  { id, decision, note, version, by }: Decision,
): Promise<Pick<Reward, 'state' | 'version'> & { orderId: string }> =>
  retry(async () => {
    const { table, now } = context;
    const before = await rewardRecord.find(table, { id });
    if (!before) throw new AppError('REWARD_NOT_FOUND');
    const wanted = decision === 'release' ? 'waiting' : 'void';
    // A repeated request with the same decision succeeds.
    if (before.decidedBy === by && before.state === wanted && before.version === version + 1)
      return { orderId: id, state: before.state, version: before.version };
    if (before.state !== 'held') throw new AppError('REWARD_DECIDED');
    if (before.version !== version) throw new AppError('STALE_STATE');
    const at = now().toISOString();
    const sums = await sumsRecord.find(table, { referrerId: before.referrerId });
    const told = note === '' ? null : note;
    const { after, lines } = decision === 'release' ? released(before, at) : ended(before, 'refused', told);
    const decided = { ...after, decidedBy: by, note: told };
    const refusal = await table.write<typeof staleReward>(
      bookReward({ sums, before, after: decided, lines, at }),
    );
    if (refusal) return retryOn<typeof staleReward>(refusal);
    return { orderId: id, state: decided.state, version: before.version + 1 };
  });
