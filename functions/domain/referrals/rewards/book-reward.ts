import { scheduleDue } from '#functions/domain/due/due-items.ts';
import type { Operation } from '#functions/platform/table/table-operations.ts';
import type { LineWanted } from './reckon-reward.ts';
import {
  noSums,
  type Reward,
  rewardRecord,
  type StoredLine,
  type staleReward,
  type Sums,
  sumsRecord,
  writeLine,
} from './reward-record.ts';

type Stale = typeof staleReward;
type OwnSums = Sums & { referrerId: string };

/** Which of the sums a reward counts in. What is void has nothing left to count. */
const sumOf = { waiting: 'waiting', held: 'held', payable: 'usable', void: 'usable' } as const;

/** Its part in the sums goes where it stood, and comes where it stands. */
export function movedSums(sums: OwnSums, before: Reward | undefined, after: Reward): OwnSums {
  const moved = { ...sums };
  if (before) moved[sumOf[before.state]] -= before.amount;
  moved[sumOf[after.state]] += after.amount;
  return moved;
}

const lineOf = (
  { referrerId, userId, id, orderCode, by }: Reward,
  { kind, amount, returned }: LineWanted,
  { number, at }: { number: number; at: string },
): StoredLine => ({
  number,
  kind,
  referrerId,
  userId,
  orderId: id,
  orderCode,
  amount,
  at,
  by,
  returned,
  voucherCode: null,
  voucherUntil: null,
});

export type RewardEntry = {
  sums: OwnSums | undefined;
  before: Reward | undefined;
  after: Omit<Reward, 'version'>;
  lines: readonly LineWanted[];
  at: string;
  /** Of a new one: in which month it was granted, and how much. What goes again makes no room for more. */
  granted?: { month: string; amount: number };
};

/**
 * All that is written when a reward changes, in one transaction: what the order earned, each line that says why, and the
 * sums. A repeat meets the versions and writes nothing.
 */
export function bookReward({ sums, before, after, lines, at, granted }: RewardEntry): Operation<Stale>[] {
  const known = sums ?? noSums(after.referrerId);
  const whole: Reward = { ...after, version: before?.version ?? 0 };
  const { lines: count, months } = known;
  const next = {
    ...movedSums(known, before, whole),
    lines: count + lines.length,
    ...(granted && {
      months: { ...months, [granted.month]: (months[granted.month] ?? 0) + granted.amount },
    }),
  };
  const { payableAt: dueAt, state } = after;
  const isDue = state === 'waiting' && dueAt !== null;
  const wasDue = before?.state === 'waiting' && before.payableAt === dueAt;
  return [
    ...rewardRecord.replace(before ?? whole, whole).writes,
    ...sumsRecord.replace(known, next).writes,
    ...lines.map((line, nth) => writeLine(lineOf(whole, line, { number: count + nth + 1, at }), state)),
    ...(isDue && !wasDue ? [scheduleDue({ at: dueAt, kind: 'reward', of: after.id })] : []),
  ];
}
