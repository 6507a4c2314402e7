import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { RefundDraft, type StaffRefund } from '#shared/refunds/refund.ts';
import { refundKinds, secondPersonAbove, type RefundWay } from '#shared/refunds/refund-choices.ts';
import { createRefund, type OwedOrder } from '#shared/refunds/refunds.contract.ts';
import { useAct } from '#web/platform/acts/use-act.ts';
import { useContractForm } from '#web/platform/forms/use-contract-form.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { ComboboxField, RadioField, SelectField } from '#web/ui/form/choice-fields.tsx';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { MoneyField } from '#web/ui/form/number-fields.tsx';
import { TextAreaField, TextField } from '#web/ui/form/text-fields.tsx';
import { banks } from '#shared/refunds/banks.ts';

type Money = { noticeId: string; amount: number };

type Props = {
  /** Order that is refunded; undefined if the received amount was counted for no order. */
  order: OwedOrder | undefined;
  /** Received amount that is sent back, if the refund comes from a decision on one. */
  money?: Money;
  onClose: () => void;
  onMade: (refund: StaffRefund) => void;
};

/** Only a bank transfer has an account; null keeps its fields from being validated otherwise. */
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

export function RefundForm({ order, money, onClose, onMade }: Props) {
  const { t } = useTranslation('money');
  const { vnd } = useFormat();
  const creating = useAct(createRefund, {
    done: ({ status, code }) => t(status === 'pending' ? 'refundForm.waits' : 'refundForm.made', { code }),
  });
  const form = useContractForm(RefundDraft, {
    // Empty fields are null here, and the contract refuses them as the server would.
    values: draftOf(order, money) as RefundDraft,
    send: (draft, clientRequestId) => creating.send({ body: { ...draft, clientRequestId } }),
    onDone: onMade,
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

const options = banks.map(({ bin, name }) => ({ value: bin as string, label: name }));

/** Fields of the bank account that a refund is transferred to. */
function BankAccountFields() {
  return (
    <>
      <ComboboxField name="account.bin" required options={options} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField name="account.account" required inputMode="numeric" autoComplete="off" />
        <TextField name="account.holder" required autoComplete="off" autoCapitalize="characters" />
      </div>
    </>
  );
}
