import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import { Email } from '#shared/accounts/user.ts';
import type { GuestProof } from '#shared/orders/guest-orders.contract.ts';
import type { Order } from '#shared/orders/order.ts';
import { useContractForm } from '#web/platform/forms/use-contract-form.ts';
import { EmailHint } from '#web/ui/fields/email-hint.tsx';
import { toast } from '#web/platform/feedback/toast.ts';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { TextField } from '#web/ui/form/text-fields.tsx';
import { useCorrectEmail } from '../api/order-mutations.ts';

const EmailForm = z.object({ email: Email });

type Props = { order: Order; proof: GuestProof; onClose: () => void };

/** Corrects a mistyped address: the confirmation link is sent to the corrected one. */
export default function CorrectEmailDialog({ order, proof, onClose }: Props) {
  const { t } = useTranslation('orders');
  const correct = useCorrectEmail(order.id, proof);
  const form = useContractForm(EmailForm, {
    values: { email: order.customer.email },
    send: ({ email }) => correct(email),
    onDone: (_, { email }) => {
      toast.success(t('correctEmail.done', { email }));
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      texts={{ ns: 'orders', at: 'correctEmail.form' }}
      title={t('correctEmail.title')}
      description={t('correctEmail.lead')}
      submit={t('correctEmail.submit')}
      sending={t('guest.sending')}
      onClose={onClose}
    >
      <div>
        <TextField name="email" type="email" autoComplete="email" maxLength={120} required />
        <EmailHint
          typed={form.watch('email')}
          onTake={(email) => form.setValue('email', email, { shouldDirty: true, shouldValidate: true })}
        />
      </div>
    </FormDialog>
  );
}
