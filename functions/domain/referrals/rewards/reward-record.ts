import * as z from 'zod';
import { CountedBy, holdReasons, lineKinds, rewardStates } from '#shared/referrals/rewards.contract.ts';
import { Vnd } from '#shared/values/vnd-schema.ts';
import { versioned } from '#functions/platform/records/versioned.ts';
import { create, type Operation } from '#functions/platform/table/table-operations.ts';
import { rewardKeys } from './reward-keys.ts';

/** What an order earned whoever brought its buyer. Its amount is the sum of its lines. */
export const Reward = z.object({
  id: z.string(),
  orderCode: z.string(),
  referrerId: z.string(),
  userId: z.string(),
  by: CountedBy,
  /** What was left of the month when it was earned: it never becomes more. */
  room: Vnd,
  amount: z.int(),
  state: z.enum(rewardStates),
  heldFor: z.array(z.enum(holdReasons)),
  waitDays: z.int(),
  earnedAt: z.string(),
  payableAt: z.string().nullable(),
  /** What each return took out of what counts. */
  uncounted: z.record(z.string(), z.int().min(0)),
  /** Who of staff let it go on, or refused it. */
  decidedBy: z.string().nullable(),
  note: z.string().nullable(),
  version: z.int(),
});
export type Reward = z.infer<typeof Reward>;

export const staleReward = 'reward-moved';

export const rewardRecord = versioned({
  entity: 'order-reward',
  schema: Reward,
  key: ({ id }: { id: string }) => rewardKeys.head(id),
  version: 'version',
  stale: staleReward,
  places: ({ state, amount, earnedAt, id }) =>
    state === 'held' && amount > 0 ? rewardKeys.amongHeld(earnedAt, id) : {},
});

/** A referrer's sums: of all lines, by where what they belong to stands; and what was granted in each month. */
export const Sums = z.object({
  usable: z.int(),
  waiting: z.int(),
  held: z.int(),
  lines: z.int(),
  months: z.record(z.string(), z.int()),
  version: z.int(),
});
export type Sums = z.infer<typeof Sums>;

export const sumsRecord = versioned({
  entity: 'reward-sums',
  schema: Sums,
  key: ({ referrerId }: { referrerId: string }) => rewardKeys.sums(referrerId),
  version: 'version',
  stale: staleReward,
});

export const noSums = (referrerId: string): Sums & { referrerId: string } => ({
  referrerId,
  usable: 0,
  waiting: 0,
  held: 0,
  lines: 0,
  months: {},
  version: 0,
});

/** A line as the table keeps it: written once, and never again. */
export const StoredLine = z.object({
  number: z.int(),
  kind: z.enum(lineKinds),
  referrerId: z.string(),
  userId: z.string().nullable(),
  orderId: z.string().nullable(),
  orderCode: z.string().nullable(),
  amount: z.int(),
  at: z.string(),
  by: CountedBy.nullable(),
  returned: Vnd.nullable(),
  voucherCode: z.string().nullable(),
  voucherUntil: z.string().nullable(),
});
export type StoredLine = z.infer<typeof StoredLine>;

/** For who follows: where what it belongs to stood when it was written. */
type LineState = z.infer<typeof Reward>['state'];

export const lineItem = (line: StoredLine, state: LineState) => ({
  ...rewardKeys.line(line.referrerId, line.number),
  entity: 'reward',
  id: `${line.referrerId}~${line.number}`,
  state,
  ...line,
});

/** By its number a line is one of its ledger: whoever was quicker has that number. */
export const writeLine = (line: StoredLine, state: LineState): Operation<typeof staleReward> =>
  create(lineItem(line, state), { refusal: staleReward });
