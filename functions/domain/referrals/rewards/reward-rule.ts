import { AppError } from '#shared/contract/errors.ts';
import {
  RewardRule,
  type RewardRuleDraft,
  rewardRuleId,
  usualRewardRule,
} from '#shared/referrals/reward-rule.ts';
import { asIs } from '#functions/platform/records/told-fields.ts';
import { versioned } from '#functions/platform/records/versioned.ts';
import type { Context } from '#functions/platform/table/context.ts';
import type { Table } from '#functions/platform/table/table.ts';

const name = { id: rewardRuleId };

/** What staff have set of rewards, beside the other settings of the shop.   pk SETTINGS   sk <id> */
export const rewardRuleRecord = versioned({
  entity: 'settings',
  schema: RewardRule,
  key: ({ id }: { id: string }) => ({ pk: 'SETTINGS', sk: id }),
  version: 'version',
  stale: 'STALE_STATE',
  activity: {
    of: 'settings',
    told: {
      isOn: asIs,
      shareBasisPoints: asIs,
      minOrder: asIs,
      monthlyCap: asIs,
      waitDays: asIs,
      leastVoucher: asIs,
      voucherDays: asIs,
    },
  },
});

const find = (table: Table) => rewardRuleRecord.find(table, name);

export const readRewardRule = async (table: Table): Promise<RewardRule> =>
  RewardRule.parse((await find(table)) ?? usualRewardRule);

/** Said again over the rule it was said of before, it is what was said. */
export async function saveRewardRule(
  { table }: Context,
  { version, ...draft }: RewardRuleDraft & { version: number },
): Promise<RewardRule> {
  const before = { ...((await find(table)) ?? usualRewardRule), ...name };
  const isSaid = Object.entries(draft).every(([field, value]) => Reflect.get(before, field) === value);
  if (isSaid) return RewardRule.parse(before);
  if (before.version !== version) throw new AppError('STALE_STATE');
  const { after, writes } = rewardRuleRecord.replace(before, draft);
  const refusal = await table.write(writes);
  if (refusal) throw new AppError(refusal);
  return RewardRule.parse(after);
}
