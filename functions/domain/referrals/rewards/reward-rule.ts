import { RewardRule, rewardRuleId, usualRewardRule } from '#shared/referrals/reward-rule.ts';
import { shopSetting } from '#functions/platform/records/shop-setting.ts';
import { asIs } from '#functions/platform/records/audited-fields.ts';

export const {
  item: rewardRuleItem,
  read: readRewardRule,
  save: saveRewardRule,
  audited: rewardRuleAudit,
} = shopSetting({
  id: rewardRuleId,
  schema: RewardRule,
  usual: usualRewardRule,
  told: {
    isOn: asIs,
    shareBasisPoints: asIs,
    minOrder: asIs,
    monthlyCap: asIs,
    waitDays: asIs,
    leastVoucher: asIs,
    voucherDays: asIs,
  },
});
