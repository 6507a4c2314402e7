import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import type { HeldReward } from '#shared/referrals/rewards.contract.ts';
import { useContractForm } from '#web/platform/forms/use-contract-form.ts';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { TextAreaField } from '#web/ui/form/text-fields.tsx';
import { toast } from '#web/platform/feedback/toast.ts';
import { useDecideReward } from '../api/held-reward-queries.ts';

const Draft = z.object({ note: z.string().trim().min(1).max(300) });

/** Asks for the reason of a refusal, which the referrer can read. */
export function RefuseDialog({ reward, onClose }: { reward: HeldReward; onClose: () => void }) {
  const { t } = useTranslation('rewards');
  const decide = useDecideReward();
  const form = useContractForm(Draft, {
    values: { note: '' },
    send: ({ note }) =>
      decide.mutateAsync({ orderId: reward.orderId, decision: 'refuse', note, version: reward.version }),
    onDone: () => {
      toast.success(t('staff.held.refused'));
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      texts={{ ns: 'rewards', at: 'staff.refuse' }}
      title={t('staff.refuse.title', { code: reward.orderCode })}
      description={t('staff.refuse.hint')}
      submit={t('staff.refuse.submit')}
      sending={t('staff.refuse.sending')}
      onClose={onClose}
    >
      <TextAreaField name="note" required most={300} />
    </FormDialog>
  );
}
