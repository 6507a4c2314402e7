import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import { VndInput } from '#shared/values/vnd-schema.ts';
import type { RewardRule } from '#shared/referrals/reward-rule.ts';
import { takeVoucher } from '#shared/referrals/rewards.contract.ts';
import { useAct } from '#web/platform/acts/use-act.ts';
import * as roots from '#web/platform/api/query-roots.ts';
import { useContractForm } from '#web/platform/forms/use-contract-form.ts';
import { useRequestKey } from '#web/platform/forms/use-request-key.ts';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { MoneyField } from '#web/ui/form/number-fields.tsx';

type Props = { usable: number; rule: Omit<RewardRule, 'version'>; onClose: () => void };

/** Converts available rewards to a voucher in the user's wallet; each submit creates one. */
export function VoucherDialog({ usable, rule, onClose }: Props) {
  const { t } = useTranslation('rewards');
  const take = useAct(takeVoucher, {
    stale: [roots.referrals, roots.vouchers],
    done: ({ code }) => t('convert.done', { code }),
  });
  const { keyFor, settle } = useRequestKey(false);
  const Draft = z.object({ amount: VndInput.min(rule.leastVoucher).max(usable) });
  const form = useContractForm(Draft, {
    values: { amount: usable },
    send: ({ amount }) => take.send({ body: { amount, clientRequestId: keyFor({ amount }) } }),
    onDone: () => {
      settle();
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      texts={{ ns: 'rewards', at: 'convert' }}
      size="sm"
      title={t('convert.title')}
      description={t('convert.hint', { days: rule.voucherDays })}
      submit={t('convert.submit')}
      sending={t('convert.sending')}
      onClose={onClose}
    >
      <MoneyField name="amount" required />
    </FormDialog>
  );
}
