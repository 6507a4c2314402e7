import { OrderRules, orderRulesId, usualOrderRules } from '#shared/settings/order-rules.contract.ts';
import { shopSetting } from '#functions/platform/records/shop-setting.ts';
import { asIs } from '#functions/platform/records/audited-fields.ts';

export const {
  read: readOrderRules,
  save: saveOrderRules,
  audited: orderRulesAudit,
} = shopSetting({
  id: orderRulesId,
  schema: OrderRules,
  usual: usualOrderRules,
  told: {
    depositOn: asIs,
    depositFrom: asIs,
    depositShare: asIs,
    refusedShare: asIs,
    refusedOf: asIs,
    packsUnconfirmed: asIs,
  },
});
