import * as z from 'zod';
import { UserId } from '../accounts/user.ts';
import { staff } from '../contract/access.ts';
import { defineRoute } from '../contract/route.ts';
import { OrderId } from '../orders/order.ts';
import { tidy } from '../values/text.ts';
import { VndInput, Vnd } from '../values/vnd-schema.ts';
import { RewardRule, RewardRuleDraft } from './reward-rule.ts';

/** Reasons to hold a reward until staff look at it: the buyer and the referrer have something in common. */
export const holdReasons = ['payer', 'address', 'phone', 'paper', 'device'] as const;
export type HoldReason = (typeof holdReasons)[number];

export const lineKinds = [
  'earned',
  'changed',
  'returned',
  'cancelled',
  'refused',
  'locked',
  'voucher',
] as const;
export type LineKind = (typeof lineKinds)[number];

export const rewardStates = ['waiting', 'held', 'payable', 'void'] as const;
export type RewardState = (typeof rewardStates)[number];

/** Figures of the rule by which an order was counted, as they were then. Only the direct referrer earns. */
export const CountedBy = z.object({
  level: z.literal(1),
  shareBasisPoints: z.int(),
  /** Sum paid for the goods. */
  base: Vnd,
  /** Amount before the monthly maximum was applied. */
  whole: Vnd,
});

/** An entry of the reward ledger. It never changes; its state follows from the order's reward. */
export const RewardLine = z.object({
  /** Consecutive number within one ledger. */
  number: z.int(),
  kind: z.enum(lineKinds),
  amount: z.int(),
  at: z.string(),
  orderId: OrderId.nullable(),
  orderCode: z.string().nullable(),
  /** The buyer; null for entries without an order, and after the buyer left. */
  buyer: z.object({ id: z.string(), fullName: z.string() }).nullable(),
  by: CountedBy.nullable(),
  /** Value of the returned goods, for a return. */
  returned: Vnd.nullable(),
  voucherCode: z.string().nullable(),
  voucherUntil: z.string().nullable(),
  state: z.enum(rewardStates),
  /** Time from which the amount may be used; null while the order is in progress. */
  payableAt: z.string().nullable(),
  heldFor: z.array(z.enum(holdReasons)),
  note: z.string().nullable(),
});
export type RewardLine = z.infer<typeof RewardLine>;

/** Sums of entries by state; `usable` is negative if goods came back after the reward was used. */
export const RewardBalance = z.object({ usable: z.int(), waiting: z.int(), held: z.int(), lines: z.int() });
export type RewardBalance = z.infer<typeof RewardBalance>;

export const listRewards = defineRoute({
  name: 'referrals/list-rewards',
  summary: "A member's ledger of rewards, the newest line first, with its balance and the rule in force",
  method: 'GET',
  path: '/referrals/rewards',
  access: 'member',
  query: z.object({
    take: z.coerce.number().int().min(1).max(50).default(20),
    cursor: z.string().max(400).optional(),
  }),
  reply: z.object({
    balance: RewardBalance,
    rule: RewardRule.omit({ version: true }),
    data: z.array(RewardLine),
    nextCursor: z.string().nullable(),
  }),
  errors: ['BAD_CURSOR'],
});

export const takeVoucher = defineRoute({
  name: 'referrals/take-voucher',
  summary: 'Turn rewards that may be used into a voucher of one’s own',
  method: 'POST',
  path: '/referrals/rewards/voucher',
  access: 'active-member',
  body: z.strictObject({ amount: VndInput.min(1), clientRequestId: z.string().min(8).max(64) }),
  reply: z.object({ code: z.string(), amount: Vnd, validTo: z.string(), balance: RewardBalance }),
  status: 201,
  errors: ['REWARD_TOO_LITTLE', 'REWARD_TOO_SMALL', 'REQUEST_DIFFERS', 'STALE_STATE'],
});

const access = staff('users.manage');

export const getRewardRule = defineRoute({
  name: 'referrals/get-reward-rule',
  summary: 'What referrers earn from orders of those they brought',
  method: 'GET',
  path: '/admin/rewards/rule',
  access,
  reply: RewardRule,
});

export const saveRewardRule = defineRoute({
  name: 'referrals/save-reward-rule',
  summary: 'Say what referrers earn from now on; what was counted stays as it was',
  method: 'PUT',
  path: '/admin/rewards/rule',
  access,
  body: RewardRuleDraft.safeExtend({ version: z.int().min(0) }),
  reply: RewardRule,
  errors: ['STALE_STATE'],
});

const Person = z.object({ id: UserId, fullName: z.string(), referenceId: z.string() });

/** A reward that staff have to look at. */
export const HeldReward = z.object({
  orderId: OrderId,
  orderCode: z.string(),
  amount: Vnd,
  by: CountedBy,
  heldFor: z.array(z.enum(holdReasons)),
  earnedAt: z.string(),
  referrer: Person.nullable(),
  buyer: Person.nullable(),
  version: z.int(),
});
export type HeldReward = z.infer<typeof HeldReward>;

export const listHeldRewards = defineRoute({
  name: 'referrals/list-held-rewards',
  summary: 'Rewards that are held, the oldest first, and why',
  method: 'GET',
  path: '/admin/rewards/held',
  access,
  query: z.object({
    take: z.coerce.number().int().min(1).max(100).default(20),
    cursor: z.string().max(400).optional(),
  }),
  reply: z.object({ data: z.array(HeldReward), nextCursor: z.string().nullable() }),
  errors: ['BAD_CURSOR'],
});

export const decideReward = defineRoute({
  name: 'referrals/decide-reward',
  summary: 'Let a held reward go on, or refuse it with a reason its referrer reads',
  method: 'PUT',
  path: '/admin/rewards/{id}/decision',
  access,
  params: z.object({ id: OrderId }),
  body: z
    .strictObject({
      decision: z.enum(['release', 'refuse']),
      note: z.string().max(1000).transform(tidy).pipe(z.string().max(300)),
      version: z.int().min(1),
    })
    .refine(({ decision, note }) => decision === 'release' || note !== '', {
      path: ['note'],
      error: 'required',
    }),
  reply: z.object({ orderId: OrderId, state: z.enum(rewardStates), version: z.int() }),
  errors: ['REWARD_NOT_FOUND', 'REWARD_DECIDED', 'STALE_STATE'],
});
