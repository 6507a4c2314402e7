import { Store, Truck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RadioGroup } from '#web/ui/fields/radio-group.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Input } from '#web/ui/fields/input.tsx';
import type { Checkout } from '../hooks/use-checkout.ts';
import { PickupChoice } from './pickup-choice.tsx';
import { Section } from './section.tsx';
import { ShippingNote } from './shipping-note.tsx';

type Props = {
  checkout: Checkout;
  /** Choice from the member’s address book. */
  addressBook: ReactNode;
  /** Address fields for a guest. */
  placeFields: ReactNode;
  /** Choice of the buyer's province, for pickup. */
  provincePick: ReactNode;
};

const types = ['prepaid_ship', 'warehouse_pickup'] as const;
const icons = { prepaid_ship: Truck, warehouse_pickup: Store };

export function DeliverySection({ checkout, addressBook, placeFields, provincePick }: Props) {
  const { t } = useTranslation('checkout');
  const { buyer, deliveryType, change } = checkout;
  const ships = deliveryType === 'prepaid_ship';
  return (
    <Section step={2} title={t('delivery.title')}>
      <RadioGroup
        label={t('delivery.title')}
        look="tile"
        className="sm:[&>[role=radiogroup]]:flex-row sm:[&>[role=radiogroup]>*]:flex-1"
        value={deliveryType}
        onChange={(chosen) => change({ deliveryType: chosen })}
        options={types.map((type) => {
          const Icon = icons[type];
          return {
            value: type,
            label: t(`delivery.${type}.title`),
            help: t(`delivery.${type}.hint`),
            aside: <Icon aria-hidden className="size-5 text-ink-3" />,
          };
        })}
      />
      <div className="mt-5 border-t border-line pt-5">
        {!ships && <PickupChoice checkout={checkout} provincePick={provincePick} />}
        {ships && buyer.kind === 'member' && (
          <div {...(checkout.problems['address'] && { 'data-problem': '' })}>
            {checkout.problems['address'] && (
              <p role="alert" className="mb-3 text-sm font-medium text-danger">
                {t('delivery.addressMissing')}
              </p>
            )}
            {addressBook}
          </div>
        )}
        {ships && buyer.kind === 'guest' && (
          <>
            {placeFields}
            <OtherRecipient checkout={checkout} />
          </>
        )}
        {ships && <ShippingNote counting={checkout.counting} />}
      </div>
    </Section>
  );
}

/** Asks for another recipient, such as for a gift or a neighbour: the carrier must know whom to call. */
function OtherRecipient({ checkout: { draft, change, problems } }: { checkout: Checkout }) {
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
