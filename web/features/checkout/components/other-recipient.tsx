import { useTranslation } from 'react-i18next';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Input } from '#web/ui/fields/input.tsx';
import type { Checkout } from '../hooks/use-checkout.ts';

/** Asks for another recipient, such as for a gift or a neighbour: the carrier must know whom to call. */
export function OtherRecipient({ checkout: { draft, change, problems } }: { checkout: Checkout }) {
  const { t } = useTranslation('checkout');
  const { recipient, otherRecipient } = draft;
  const set = (name: keyof typeof recipient) => ({
    value: recipient[name],
    onChange: ({ target }: { target: { value: string } }) =>
      change({ recipient: { ...recipient, [name]: target.value } }),
  });
  return (
    <div className="mt-4">
      <Checkbox
        label={t('delivery.other')}
        checked={otherRecipient}
        onCheckedChange={(checked) => change({ otherRecipient: checked === true })}
      />
      {otherRecipient && (
        <div className="mt-3 grid gap-4.5 sm:grid-cols-2">
          <Field label={t('delivery.recipientName')} error={problems['recipient.fullName']} required>
            <Input {...set('fullName')} autoComplete="off" maxLength={80} />
          </Field>
          <Field label={t('delivery.recipientPhone')} error={problems['recipient.phone']} required>
            <Input {...set('phone')} type="tel" autoComplete="off" maxLength={20} />
          </Field>
        </div>
      )}
    </div>
  );
}
