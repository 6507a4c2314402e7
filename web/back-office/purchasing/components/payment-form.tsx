import { HandCoins } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod';
import { supplierPaymentMethods } from '#shared/purchasing/debt-choices.ts';
import { PaymentDraft, paySupplier, type SupplierDebt } from '#shared/purchasing/debts.contract.ts';
import { useAct } from '#web/platform/acts/use-act.ts';
import { useContractForm } from '#web/platform/forms/use-contract-form.ts';
import { todayInVietnam } from '#web/platform/format/local-time.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { toast } from '#web/platform/feedback/toast.ts';
import { CheckField, DayField, SelectField } from '#web/ui/form/choice-fields.tsx';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { MoneyField } from '#web/ui/form/number-fields.tsx';
import { TextField } from '#web/ui/form/text-fields.tsx';
import { DialogButton } from '#web/ui/overlays/dialog-button.tsx';

type Props = { debt: SupplierDebt };

export function PayButton({ debt }: Props) {
  const { t } = useTranslation('purchasing');
  return (
    <DialogButton
      variant="primary"
      icon={<HandCoins />}
      dialog={(onClose) => <PaymentForm debt={debt} onClose={onClose} />}
    >
      {t('debts.pay.open')}
    </DialogButton>
  );
}

type Boxes = Omit<z.input<typeof PaymentDraft>, 'amount'> & { amount: number };

function PaymentForm({ debt: { id, name, owed }, onClose }: Props & { onClose: () => void }) {
  const { t } = useTranslation('purchasing');
  const { vnd } = useFormat();
  const paying = useAct(paySupplier);
  const form = useContractForm(PaymentDraft, {
    values: {
      // An empty field holds null, which the schema refuses with a message.
      amount: (owed > 0 ? owed : null) as number,
      paidOn: todayInVietnam(),
      way: 'transfer',
      note: '',
      isPrepayment: false,
    } satisfies Boxes,
    send: (payment, clientRequestId) =>
      paying.send({ params: { id }, body: { ...payment, clientRequestId } }),
    onDone: (_debt, { amount }) => {
      toast.success(t('debts.pay.done', { amount: vnd(amount), name }));
      onClose();
    },
    onRefused: (error, { say }) => {
      if (error.code === 'DEBT_PAID_ABOVE') say('amount', error.message);
      if (error.code === 'DEBT_DAY_AHEAD') say('paidOn', error.message);
    },
  });
  return (
    <FormDialog
      form={form}
      texts={{ ns: 'purchasing', at: 'debts.pay' }}
      title={t('debts.pay.title', { name })}
      onClose={onClose}
    >
      <p className="text-sm text-ink-2">{t('debts.pay.owed', { amount: vnd(Math.max(0, owed)) })}</p>
      <div className="grid items-start gap-4.5 sm:grid-cols-2">
        <MoneyField name="amount" required />
        <DayField name="paidOn" required max={todayInVietnam()} />
      </div>
      <SelectField
        name="way"
        options={supplierPaymentMethods.map((value) => ({ value, label: t(`debts.ways.${value}`) }))}
      />
      <TextField name="note" />
      <CheckField name="isPrepayment" />
    </FormDialog>
  );
}
