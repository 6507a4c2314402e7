import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { RefundDraft, type StaffRefund } from '#shared/refunds/refund.ts';
import { refundKinds, type RefundWay, secondPersonAbove } from '#shared/refunds/refund-choices.ts';
import type { OwedOrder } from '#shared/refunds/refunds.contract.ts';
import { useContractForm } from '#web/platform/forms/use-contract-form.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { RadioField, SelectField } from '#web/ui/form/choice-fields.tsx';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { MoneyField } from '#web/ui/form/number-fields.tsx';
import { TextAreaField } from '#web/ui/form/text-fields.tsx';
import { askForRefund } from '../api/refund-queries.ts';
import { useMoneyChanged } from '../api/money-queries.ts';
import { BankAccountFields } from './bank-account-fields.tsx';

type Money = { noticeId: string; amount: number };

type Props = {
  /** Whose money goes back; none where it reached no order. */
  order: OwedOrder | undefined;
  /** The money it is about, where somebody decides on that. */
  money?: Money;
  onClose: () => void;
  onMade: (refund: StaffRefund) => void;
};

/** Only a transfer goes to an account: what is not asked for cannot be wrong. */
const accountFor = (way: RefundWay) => (way === 'bank' ? { bin: '', account: '', holder: '' } : null);

function draftOf(order: OwedOrder | undefined, money: Money | undefined) {
  const [part] = order?.owed ?? [];
  const way: RefundWay = order?.ways[0] ?? 'bank';
  return {
    kind: part?.kind ?? (order ? ('goodwill' as const) : ('overpayment' as const)),
    amount: order ? (part?.amount ?? null) : (money?.amount ?? null),
    reason: '',
    way,
    orderId: order?.id ?? null,
    noticeId: money?.noticeId ?? null,
    returnOrderId: part?.returnId ?? null,
    account: accountFor(way),
  };
}

/** Asks for money to be sent back: how much, why, and how. */
export function RefundForm({ order, money, onClose, onMade }: Props) {
  const { t } = useTranslation('money');
  const { vnd } = useFormat();
  const changed = useMoneyChanged();
  const form = useContractForm(RefundDraft, {
    // An empty box is refused where the server would refuse it.
    values: draftOf(order, money) as RefundDraft,
    send: async (draft, key) => {
      const refund = await askForRefund(draft, key);
      // Not waited for: what is owed may be nothing then, and what opened this form gone before the refund opens.
      void changed();
      return refund;
    },
    onDone: (refund) => {
      toast.success(
        t(refund.status === 'pending' ? 'refundForm.waits' : 'refundForm.made', { code: refund.code }),
      );
      onMade(refund);
    },
  });
  const [kind, way, amount] = useWatch({ control: form.control, name: ['kind', 'way', 'amount'] });
  const owedKinds = order?.owed.map((part) => part.kind) ?? ['overpayment'];
  const kinds = refundKinds.filter((one) => owedKinds.includes(one) || (one === 'goodwill' && order));
  const most = kind === 'goodwill' ? (order?.goodwill ?? 0) : sumOf(order, kind, money);
  return (
    <FormDialog
      form={form}
      texts={{ ns: 'money', at: 'refundForm' }}
      title={order ? t('refundForm.title', { code: order.code }) : t('refundForm.titleMoney')}
      submit={t('refundForm.submit')}
      sending={t('refundForm.sending')}
      onClose={onClose}
    >
      <RadioField name="kind" options={kinds.map((value) => ({ value, label: t(`refundKind.${value}`) }))} />
      <MoneyField name="amount" required help={t('refundForm.most', { amount: vnd(most) })} />
      {typeof amount === 'number' && amount > secondPersonAbove && (
        <Notice tone="sky" title={t('refundForm.second', { amount: vnd(secondPersonAbove) })} />
      )}
      <SelectField
        name="way"
        onChosen={(chosen) => form.setValue('account', accountFor(chosen))}
        options={(order?.ways ?? ['bank' as const]).map((value) => ({
          value,
          label: t(`refundWay.${value}`),
        }))}
      />
      {way === 'bank' && <BankAccountFields />}
      <TextAreaField name="reason" required most={300} />
    </FormDialog>
  );
}

const sumOf = (order: OwedOrder | undefined, kind: RefundDraft['kind'], money: Money | undefined): number =>
  order
    ? order.owed.filter((part) => part.kind === kind).reduce((sum, part) => sum + part.amount, 0)
    : (money?.amount ?? 0);
