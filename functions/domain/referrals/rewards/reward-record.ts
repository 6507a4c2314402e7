import * as z from 'zod';
import { CountedBy, holdReasons, lineKinds, rewardStates } from '#shared/referrals/rewards.contract.ts';
import { Vnd } from '#shared/values/vnd-schema.ts';
import { versioned } from '#functions/platform/records/versioned.ts';
import { create, type Operation } from '#functions/platform/table/table-operations.ts';
import { rewardKeys } from './reward-keys.ts';

/** Reward of one order for the buyer's referrer. Its amount is the sum of its ledger lines. */
export const Reward = z.object({
  id: z.string(),
  orderCode: z.string(),
  referrerId: z.string(),
  userId: z.string(),
  by: CountedBy,
  /** Rest of the monthly limit when the reward was granted; the reward never exceeds it. */
  room: Vnd,
  amount: z.int(),
  state: z.enum(rewardStates),
  heldFor: z.array(z.enum(holdReasons)),
  waitDays: z.int(),
  earnedAt: z.string(),
  payableAt: z.string().nullable(),
  /** Amount that each return took out of the base. */
  uncounted: z.record(z.string(), z.int().min(0)),
  /** Staff member who released or refused a held reward. */
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
  indexKeys: ({ state, amount, earnedAt, id }) =>
    state === 'held' && amount > 0 ? rewardKeys.amongHeld(earnedAt, id) : {},
});

/** Sums of a referrer: all lines by the state of their reward, and the amount granted in each month. */
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

/** Ledger line as stored. Lines are never changed. */
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

/** State of the reward when the line was written; listeners of the change read it. */
type LineState = z.infer<typeof Reward>['state'];

export const lineItem = (line: StoredLine, state: LineState) => ({
  ...rewardKeys.line(line.referrerId, line.number),
  entity: 'reward',
  id: `${line.referrerId}~${line.number}`,
  state,
  ...line,
});

/** Writes a line under its number. If a concurrent write took the number, this one fails. */
export const writeLine = (line: StoredLine, state: LineState): Operation<typeof staleReward> =>
  create(lineItem(line, state), { refusal: staleReward });
