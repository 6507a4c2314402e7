import { Mail, MapPin, Phone, Send } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ContactDraft } from '#shared/contact/contact.contract.ts';
import { contactTopics, longestMessage } from '#shared/contact/contact-choices.ts';
import type { SessionUser } from '#shared/accounts/user.ts';
import { useContractForm } from '#web/platform/forms/use-contract-form.ts';
import { carePhone, careUrl, company } from '#web/platform/site-links.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { SelectField } from '#web/ui/form/choice-fields.tsx';
import { ContractForm } from '#web/ui/form/contract-form.tsx';
import { FormProblem } from '#web/ui/form/form-problem.tsx';
import { TextAreaField, TextField } from '#web/ui/form/text-fields.tsx';
import { Card, CardHeader } from '#web/ui/layout/card.tsx';
import { writeMessage } from '../api/send-message.ts';

export function ContactPage({ user }: { user?: SessionUser | undefined }) {
  const { t } = useTranslation('contact');
  const [code, setCode] = useState<string>();
  return (
    <div className="space-y-4">
      <header>
        <h1 className="text-2xl font-bold">{t('title')}</h1>
        <p className="text-ink-2">{t('lead')}</p>
      </header>
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_19.25rem]">
        <Card>
          {code === undefined ? (
            <ContactForm user={user} onSent={setCode} />
          ) : (
            <>
              <Notice tone="jade" title={t('sent.title')}>
                {t('sent.text', { code })}
              </Notice>
              <Button className="mt-4" onClick={() => setCode(undefined)}>
                {t('sent.again')}
              </Button>
            </>
          )}
        </Card>
        <Details />
      </div>
    </div>
  );
}

type FormProps = { user: SessionUser | undefined; onSent: (code: string) => void };

function ContactForm({ user, onSent }: FormProps) {
  const { t } = useTranslation('contact');
  const form = useContractForm(ContactDraft, {
    values: {
      name: user?.fullName ?? '',
      email: user?.email ?? '',
      phoneNumber: user?.phoneNumber ?? '',
      topic: 'other',
      message: '',
    },
    send: writeMessage,
    onDone: ({ code }) => onSent(code),
  });
  return (
    <ContractForm form={form} texts={{ ns: 'contact', at: 'form' }} className="space-y-4.5">
      <FormProblem form={form} />
      <div className="grid gap-4.5 sm:grid-cols-2">
        <TextField name="name" required autoComplete="name" />
        <TextField name="email" required type="email" inputMode="email" autoComplete="email" />
        <TextField name="phoneNumber" type="tel" inputMode="tel" autoComplete="tel" />
        <SelectField
          name="topic"
          options={contactTopics.map((value) => ({ value, label: t(`topic.${value}`) }))}
        />
      </div>
      <TextAreaField name="message" required most={longestMessage} counted rows={6} />
      <Button
        type="submit"
        variant="primary"
        icon={<Send />}
        loading={form.sending}
        loadingText={t('form.sending')}
        className="max-sm:w-full"
      >
        {t('form.submit')}
      </Button>
    </ContractForm>
  );
}

/** Shows the contact details of this deployment; missing ones are not shown. */
function Details() {
  const { t } = useTranslation('contact');
  return (
    <Card>
      <CardHeader title={t('details.title')} />
      <ul className="space-y-3 text-sm">
        {carePhone && (
          <Detail icon={<Phone />}>
            <a href={carePhone.url} className="font-medium underline">
              {carePhone.text}
            </a>
          </Detail>
        )}
        {careUrl && (
          <Detail icon={<Mail />}>
            <a href={careUrl} className="font-medium underline">
              {t('details.write')}
            </a>
          </Detail>
        )}
        {company.address && <Detail icon={<MapPin />}>{company.address}</Detail>}
      </ul>
      <p className="text-sm text-ink-2 not-first:mt-3">{t('details.hours')}</p>
    </Card>
  );
}

function Detail({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex gap-2.5 [&>svg]:mt-0.5 [&>svg]:size-4.5 [&>svg]:shrink-0 [&>svg]:text-ink-3">
      {icon}
      <span>{children}</span>
    </li>
  );
}
