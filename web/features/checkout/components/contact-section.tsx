import { LogIn } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/button.tsx';
import { EmailHint } from '#web/ui/fields/email-hint.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Input } from '#web/ui/fields/input.tsx';
import type { Checkout } from '../hooks/use-checkout.ts';
import { Section } from './section.tsx';

type Props = { checkout: Checkout; onLogin: () => void };

/** Shows the buyer. A guest enters the contact data here; a member's are known. */
export function ContactSection({ checkout, onLogin }: Props) {
  const { buyer } = checkout;
  return buyer.kind === 'member' ? (
    <MemberContact {...buyer} />
  ) : (
    <GuestContact checkout={checkout} onLogin={onLogin} />
  );
}

function MemberContact({ fullName, phone, email }: { fullName: string; phone: string; email: string }) {
  const { t } = useTranslation('checkout');
  return (
    <Section step={1} title={t('contact.title')}>
      <p className="font-semibold wrap-anywhere">{fullName}</p>
      <p className="mt-0.5 text-sm text-ink-2 wrap-anywhere">{[phone, email].filter(Boolean).join(' · ')}</p>
    </Section>
  );
}

function GuestContact({ checkout: { draft, change, problems }, onLogin }: Props) {
  const { t } = useTranslation('checkout');
  const { contact } = draft;
  const set = (name: keyof typeof contact) => ({
    value: contact[name],
    onChange: ({ target }: { target: { value: string } }) =>
      change({ contact: { ...contact, [name]: target.value } }),
  });
  return (
    <Section
      step={1}
      title={t('contact.title')}
      hint={t('contact.guestHint')}
      aside={
        <Button size="sm" className="max-sm:hidden" icon={<LogIn />} onClick={onLogin}>
          {t('contact.login')}
        </Button>
      }
    >
      <Button block className="mb-5 h-11 sm:hidden" icon={<LogIn />} onClick={onLogin}>
        {t('contact.login')}
      </Button>
      <div className="grid gap-4.5 sm:grid-cols-2">
        <Field label={t('contact.fullName')} error={problems['contact.fullName']} required>
          <Input {...set('fullName')} autoComplete="name" maxLength={80} placeholder="Nguyễn Thị Lan" />
        </Field>
        <Field label={t('contact.phone')} error={problems['contact.phone']} required>
          <Input {...set('phone')} type="tel" autoComplete="tel" maxLength={20} placeholder="0912 345 678" />
        </Field>
        <div className="sm:col-span-2">
          <Field
            label={t('contact.email')}
            help={t('contact.emailHelp')}
            error={problems['contact.email']}
            required
          >
            <Input
              {...set('email')}
              type="email"
              autoComplete="email"
              maxLength={120}
              placeholder={t('contact.emailPlaceholder')}
            />
          </Field>
          <EmailHint typed={contact.email} onTake={(email) => change({ contact: { ...contact, email } })} />
        </div>
      </div>
    </Section>
  );
}
