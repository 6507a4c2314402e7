import * as z from 'zod';
import { VndInput } from '../values/vnd-schema.ts';

/** Maximum share of an order, in basis points: a tenth. A higher one would be a mistake. */
const maxShareBasisPoints = 1000;
/** Minimum waiting time in days. Goods may be returned for a week, and no reward is paid before. */
const leastWaitDays = 7;

const rule = {
  /** Whether orders earn rewards at all. */
  isOn: z.boolean(),
  /** The direct referrer's share of the goods' price in basis points; higher levels earn nothing. */
  shareBasisPoints: z.int().min(1).max(maxShareBasisPoints),
  /** Minimum order amount; smaller orders earn nothing. */
  minOrder: VndInput,
  /** Maximum earnings of one member in a month; null for no maximum. */
  monthlyCap: VndInput.min(1).nullable(),
  /** Days after which an order's reward becomes final. */
  waitDays: z.int().min(leastWaitDays).max(90),
  /** Minimum amount of a voucher made from rewards, and its duration in days. */
  leastVoucher: VndInput.min(1000),
  voucherDays: z.int().min(7).max(365),
};

export const RewardRuleDraft = z.strictObject(rule);
export type RewardRuleDraft = z.infer<typeof RewardRuleDraft>;

export const RewardRule = z.object({ ...rule, version: z.int() });
export type RewardRule = z.infer<typeof RewardRule>;

/** Id under which changes of the rule appear in the audit log. */
export const rewardRuleId = 'rewards';

/** The rule that applies until staff change it: nothing is earned. */
export const usualRewardRule: RewardRule = {
  isOn: false,
  shareBasisPoints: 200,
  minOrder: 100_000,
  monthlyCap: 2_000_000,
  waitDays: leastWaitDays,
  leastVoucher: 10_000,
  voucherDays: 30,
  version: 0,
};

/** Computes a share of the sum paid for goods, rounded down to the đồng. */
export const shareOf = (base: number, basisPoints: number): number =>
  Number((BigInt(Math.max(0, base)) * BigInt(basisPoints)) / 10_000n);
