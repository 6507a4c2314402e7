import { scheduleDue } from '#functions/domain/due/due-items.ts';
import type { Operation } from '#functions/platform/table/table-operations.ts';
import type { LineWanted } from './calculate-reward.ts';
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

/** Sum that contains a reward in each state. A void reward has an amount of zero. */
const sumOf = { waiting: 'waiting', held: 'held', payable: 'usable', void: 'usable' } as const;

/** Moves a reward's amount from the sum of its old state to that of its new state. */
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
  /** Month and amount of a newly granted reward, for a limit that later reductions do not free. */
  granted?: { month: string; amount: number };
};

/** Writes of a reward change: reward, ledger lines and sums. A repeat fails the version checks. */
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
