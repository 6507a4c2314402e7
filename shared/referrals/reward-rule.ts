import * as z from 'zod';
import { SaidVnd } from '../values/vnd-schema.ts';

/** Beyond a tenth of an order nobody gives anything away on purpose. */
export const mostShareBasisPoints = 1000;
/** Goods may come back for a week: before that nothing is paid. */
export const leastWaitDays = 7;

const rule = {
  /** Whether orders earn anything. */
  isOn: z.boolean(),
  /** What of the goods' price whoever brought their buyer earns, in hundredths of a percent. There is no share for anybody above. */
  shareBasisPoints: z.int().min(1).max(mostShareBasisPoints),
  /** Smaller orders earn nothing. */
  minOrder: SaidVnd,
  /** Nobody earns more in a month; null without end. */
  monthlyCap: SaidVnd.min(1).nullable(),
  /** After so many days an order is what it stays. */
  waitDays: z.int().min(leastWaitDays).max(90),
  /** Vouchers are made of so much at least, and last so long. */
  leastVoucher: SaidVnd.min(1000),
  voucherDays: z.int().min(7).max(365),
};

export const RewardRuleDraft = z.strictObject(rule);
export type RewardRuleDraft = z.infer<typeof RewardRuleDraft>;

export const RewardRule = z.object({ ...rule, version: z.int() });
export type RewardRule = z.infer<typeof RewardRule>;

/** By this name its changes are told. */
export const rewardRuleId = 'rewards';

/** Until somebody decides otherwise nothing is earned. */
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

/** A share of what was paid for goods, rounded down to the đồng. */
export const shareOf = (base: number, basisPoints: number): number =>
  Number((BigInt(Math.max(0, base)) * BigInt(basisPoints)) / 10_000n);
