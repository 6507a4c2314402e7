import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '#web/ui/fields/field.tsx';
import { Input } from '#web/ui/fields/input.tsx';
import { Switch } from '#web/ui/fields/switch.tsx';
import { Textarea } from '#web/ui/fields/textarea.tsx';
import type { Checkout } from '../hooks/use-checkout.ts';
import { Section } from './section.tsx';

const longestNote = 500;

type Props = {
  checkout: Checkout;
  /** Saved invoice recipients to choose from, if there are any. */
  invoiceProfiles?: ReactNode;
};

/** Shows the optional parts of an order: a note to the shop, and an invoice. */
export function ExtrasSection({ checkout, invoiceProfiles }: Props) {
  const { t } = useTranslation('checkout');
  const { draft, change } = checkout;
  return (
    <Section title={t('extras.title')}>
      <Field label={t('extras.notes')} aside={t('optional')}>
        <Textarea
          rows={2}
          maxLength={longestNote}
          value={draft.notes}
          onChange={({ target }) => change({ notes: target.value })}
          placeholder={t('extras.notesPlaceholder')}
        />
      </Field>
      <Invoice checkout={checkout} invoiceProfiles={invoiceProfiles} />
    </Section>
  );
}

const boxes = ['companyName', 'taxCode', 'address', 'email'] as const;
const look = {
  companyName: { autoComplete: 'organization', maxLength: 200 },
  taxCode: { inputMode: 'numeric', maxLength: 14 },
  address: { autoComplete: 'off', maxLength: 200 },
  email: { type: 'email', autoComplete: 'email', maxLength: 120 },
} as const;

function Invoice({ checkout: { buyer, draft, change, problems }, invoiceProfiles }: Props) {
  const { t } = useTranslation('checkout');
  const id = useId();
  const { wantsInvoice, invoice } = draft;
  /** The invoice is sent to the order's e-mail address until another one is entered. */
  const want = (wanted: boolean) => {
    const known = buyer.kind === 'member' ? buyer.email : draft.contact.email;
    const email = wanted ? invoice.email || known : invoice.email;
    change({ wantsInvoice: wanted, invoice: { ...invoice, email } });
  };
  return (
    <div className="mt-5 border-t border-line pt-4">
      <Switch
        label={t('invoice.title')}
        help={t('invoice.hint')}
        checked={wantsInvoice}
        onCheckedChange={want}
        aria-expanded={wantsInvoice}
        aria-controls={id}
      />
      <div id={id} hidden={!wantsInvoice} className="mt-4">
        {invoiceProfiles}
        <div className="grid gap-4.5 sm:grid-cols-2">
          {boxes.map((name) => (
            <Field
              key={name}
              label={t(`invoice.${name}`)}
              error={problems[`invoice.${name}`]}
              {...(name === 'taxCode' && { help: t('invoice.taxCodeHelp') })}
              required
            >
              <Input
                {...look[name]}
                value={invoice[name]}
                onChange={({ target }) => change({ invoice: { ...invoice, [name]: target.value } })}
              />
            </Field>
          ))}
        </div>
      </div>
    </div>
  );
}
