import { AccountPolicy } from '#shared/people/staff-accounts.contract.ts';
import { accountPolicyId, usualPolicy } from '#shared/people/usual-policy.ts';
import { shopSetting } from '#functions/platform/records/shop-setting.ts';
import { asIs, counted } from '#functions/platform/records/audited-fields.ts';

/** Policy for sessions, passwords and working days. */
export const {
  read: readPolicy,
  save: savePolicy,
  audited: accountPolicyAudit,
} = shopSetting({
  id: accountPolicyId,
  schema: AccountPolicy,
  usual: usualPolicy,
  told: {
    sessionDays: asIs,
    passwordLetters: asIs,
    staffIdleMinutes: asIs,
    asksBirthDate: asIs,
    holidays: counted,
  },
});
