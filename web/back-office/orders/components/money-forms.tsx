import { useTranslation } from 'react-i18next';
import {
  CreditDraft,
  grantCredit,
  CashReceipt,
  type StaffOrder,
  takeMoney,
} from '#shared/orders/staff-orders.contract.ts';
import { useAct } from '#web/platform/acts/use-act.ts';
import { useContractForm } from '#web/platform/forms/use-contract-form.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { MoneyField, NumberField } from '#web/ui/form/number-fields.tsx';
import { TextAreaField } from '#web/ui/form/text-fields.tsx';
import { staffOrderQuery } from '../api/order-queries.ts';
import { TillProblem } from './till-problem.tsx';

type Props = { order: StaffOrder; onClose: () => void };

/** Form for money that staff counted by hand. The server refuses more than what is missing. */
export function MoneyForm({ order, onClose }: Props) {
  const { t } = useTranslation('staffOrders');
  const { vnd } = useFormat();
  const { id, code, missing } = order;
  const taking = useAct(takeMoney, { keeps: staffOrderQuery(id), done: t('take.done', { code }) });
  const form = useContractForm(CashReceipt, {
    values: { amount: missing },
    send: (body) => taking.send({ params: { id }, body }),
    onDone: onClose,
  });
  return (
    <FormDialog
      form={form}
      texts={{ ns: 'staffOrders', at: 'take' }}
      title={t('act.takeMoney')}
      description={t('take.missing', { code, amount: vnd(missing) })}
      submit={t('take.save')}
      sending={t('take.saving')}
      onClose={onClose}
      problem={<TillProblem form={form} />}
    >
      <MoneyField name="amount" required />
    </FormDialog>
  );
}

/** Form that lets an order be paid after delivery: asks for a reason and the number of days. */
export function CreditForm({ order, onClose }: Props) {
  const { t } = useTranslation('staffOrders');
  const { id, code } = order;
  const granting = useAct(grantCredit, { keeps: staffOrderQuery(id), done: t('credit.done', { code }) });
  const form = useContractForm(CreditDraft, {
    values: { reason: '', days: 7 },
    send: (body) => granting.send({ params: { id }, body }),
    onDone: onClose,
  });
  return (
    <FormDialog
      form={form}
      texts={{ ns: 'staffOrders', at: 'credit' }}
      title={t('act.credit')}
      description={t('credit.lead')}
      submit={t('credit.save')}
      sending={t('credit.saving')}
      onClose={onClose}
    >
      <NumberField name="days" required />
      <TextAreaField name="reason" required rows={3} most={500} />
    </FormDialog>
  );
}
