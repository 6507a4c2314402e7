import { useTranslation } from 'react-i18next';
import {
  CreditDraft,
  grantCredit,
  MoneyTaken,
  type StaffOrder,
  takeMoney,
} from '#shared/orders/staff-orders.contract.ts';
import { call } from '#web/platform/api/call.ts';
import { useContractForm } from '#web/platform/forms/use-contract-form.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { toast } from '#web/platform/feedback/toast.ts';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { MoneyField, NumberField } from '#web/ui/form/number-fields.tsx';
import { TextAreaField } from '#web/ui/form/text-fields.tsx';
import { useOrderChanged } from '../api/order-queries.ts';
import { TillProblem } from './till-problem.tsx';

type Props = { order: StaffOrder; onClose: () => void };

/** After a change of the money, shows the new order; after a refusal, refetches it. */
function useMoneyDone(done: string, onClose: () => void) {
  const changed = useOrderChanged();
  const keep = async (after: Promise<StaffOrder>) => {
    const order = await after;
    await changed(order);
    return order;
  };
  const onDone = () => {
    toast.success(done);
    onClose();
  };
  return { keep, onDone, onRefused: () => void changed() };
}

/** Form for money that staff counted by hand. The server refuses more than what is missing. */
export function MoneyForm({ order, onClose }: Props) {
  const { t } = useTranslation('staffOrders');
  const { vnd } = useFormat();
  const { id, code, missing } = order;
  const { keep, ...follows } = useMoneyDone(t('take.done', { code }), onClose);
  const form = useContractForm(MoneyTaken, {
    values: { amount: missing },
    send: (body) => keep(call(takeMoney, { params: { id }, body })),
    ...follows,
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
  const { keep, ...follows } = useMoneyDone(t('credit.done', { code }), onClose);
  const form = useContractForm(CreditDraft, {
    values: { reason: '', days: 7 },
    send: (body) => keep(call(grantCredit, { params: { id }, body })),
    ...follows,
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
