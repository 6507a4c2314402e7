import { useTranslation } from 'react-i18next';
import { useCan } from '#web/platform/session/use-session.ts';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Input } from '#web/ui/fields/input.tsx';
import { RadioGroup } from '#web/ui/fields/radio-group.tsx';

const methods = ['cash', 'transfer'] as const;

export type CounterMoney = {
  off: { amount: string; reason: string };
  method: (typeof methods)[number];
  isPaid: boolean;
};

export const noMoney: CounterMoney = { off: { amount: '', reason: '' }, method: 'cash', isPaid: false };

/** A manual discount needs a reason. */
export function discountOf({ off: { amount, reason } }: CounterMoney) {
  const digits = Number(amount.replace(/\D/g, ''));
  return { amount: digits, reason: reason.trim(), lacksReason: digits > 0 && reason.trim() === '' };
}

type Props = { money: CounterMoney; onChange: (money: CounterMoney) => void };

export function CounterMoneyFields({ money, onChange }: Props) {
  const { t } = useTranslation('staffOrders');
  const maySayTransferred = useCan('payments.manage');
  const { off, method, isPaid } = money;
  const { amount, lacksReason } = discountOf(money);
  const chosen = (value: CounterMoney['method']) => onChange({ ...money, method: value, isPaid: false });
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t('counter.discount')}>
          <Input
            inputMode="numeric"
            after="₫"
            value={off.amount}
            onChange={({ target }) => onChange({ ...money, off: { ...off, amount: target.value } })}
          />
        </Field>
        <Field
          label={t('counter.discountReason')}
          required={amount > 0}
          error={lacksReason && t('counter.reasonNeeded')}
        >
          <Input
            value={off.reason}
            maxLength={150}
            onChange={({ target }) => onChange({ ...money, off: { ...off, reason: target.value } })}
          />
        </Field>
      </div>
      <RadioGroup
        label={t('list.paymentMethod')}
        showLabel
        look="pill"
        value={method}
        onChange={chosen}
        options={methods.map((value) => ({ value, label: t(`counter.method.${value}`) }))}
      />
      {(method === 'cash' || maySayTransferred) && (
        <Checkbox
          label={t('counter.isPaid')}
          checked={isPaid}
          onCheckedChange={(checked) => onChange({ ...money, isPaid: checked === true })}
        />
      )}
    </>
  );
}
