import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import {
  askEmailChange,
  askPhoneChange,
  confirmEmailChange,
  confirmPhoneChange,
  type ContactKind,
} from '#shared/accounts/contact.contract.ts';
import type { FreshProof } from '#shared/accounts/proof.ts';
import { Email, PhoneNumber, type SessionUser } from '#shared/accounts/user.ts';
import { call } from '#web/platform/api/call.ts';
import * as roots from '#web/platform/api/query-roots.ts';
import { useContractForm } from '#web/platform/forms/use-contract-form.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { toast } from '#web/platform/feedback/toast.ts';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { TextField } from '#web/ui/form/text-fields.tsx';
import { Card, CardHeader } from '#web/ui/layout/card.tsx';
import { ContactCodeForm } from '../../rules/form-schemas.ts';
import { ProofDialog } from './proof-dialog.tsx';

type Step = { kind: ContactKind; to?: string; isSent?: true } | undefined;

/** Changes contact data in steps: enter the new one, give a fresh proof, enter the code sent to it. */
export function ContactCard({ user }: { user: SessionUser }) {
  const { t } = useTranslation('account');
  const [step, setStep] = useState<Step>();
  const shown = [
    { kind: 'email', text: user.email },
    { kind: 'phone', text: user.phoneNumber },
  ] as const;
  return (
    <Card>
      <CardHeader title={t('contact.title')} hint={t('contact.lead')} />
      <ul className="divide-y divide-line">
        {shown.map(({ kind, text }) => (
          <li key={kind} className="flex items-center gap-3 py-3">
            <div className="min-w-0 grow">
              <p className="text-sm text-ink-2">{t(`contact.${kind}.name`)}</p>
              <p className="truncate font-semibold tabular-nums">{text}</p>
            </div>
            <Button
              size="sm"
              onClick={() => setStep({ kind })}
              aria-label={t('contact.changeNamed', { name: t(`contact.${kind}.name`) })}
            >
              {t('contact.change')}
            </Button>
          </li>
        ))}
      </ul>
      {step && <ChangeStep step={step} onStep={setStep} />}
    </Card>
  );
}

function ask(kind: ContactKind, to: string, proof: FreshProof) {
  return kind === 'email'
    ? call(askEmailChange, { body: { email: to, proof } })
    : call(askPhoneChange, { body: { phoneNumber: to, proof } });
}

function ChangeStep({ step, onStep }: { step: NonNullable<Step>; onStep: (step: Step) => void }) {
  const { t } = useTranslation('account');
  const { kind, to, isSent } = step;
  const close = () => onStep(undefined);
  if (to === undefined) return <NewContact kind={kind} onStep={onStep} />;
  if (isSent) return <CodeStep kind={kind} to={to} onClose={close} />;
  return (
    <ProofDialog
      title={t(`contact.${kind}.change`)}
      description={t('contact.prove', { to })}
      submit={t('contact.send')}
      act={(proof) => ask(kind, to, proof)}
      onDone={() => onStep({ kind, to, isSent: true })}
      unsaved={() => true}
      onClose={close}
    />
  );
}

const Forms = {
  email: z.object({ email: Email }).transform(({ email }) => email),
  phone: z.object({ phoneNumber: PhoneNumber }).transform(({ phoneNumber }) => phoneNumber),
};

function NewContact({ kind, onStep }: { kind: ContactKind; onStep: (step: Step) => void }) {
  return kind === 'email' ? <NewEmail onStep={onStep} /> : <NewPhone onStep={onStep} />;
}

type StepProps = { onStep: (step: Step) => void };

function NewEmail({ onStep }: StepProps) {
  const { t } = useTranslation('account');
  const form = useContractForm(Forms.email, {
    values: { email: '' },
    send: async (to) => onStep({ kind: 'email', to }),
  });
  return (
    <FormDialog
      form={form}
      texts={{ ns: 'account', at: 'form' }}
      title={t('contact.email.change')}
      description={t('contact.email.lead')}
      submit={t('proof.next')}
      sending={t('proof.next')}
      onClose={() => onStep(undefined)}
    >
      <TextField name="email" type="email" autoComplete="email" autoCapitalize="none" required />
    </FormDialog>
  );
}

function NewPhone({ onStep }: StepProps) {
  const { t } = useTranslation('account');
  const form = useContractForm(Forms.phone, {
    values: { phoneNumber: '' },
    send: async (to) => onStep({ kind: 'phone', to }),
  });
  return (
    <FormDialog
      form={form}
      texts={{ ns: 'account', at: 'form' }}
      title={t('contact.phone.change')}
      description={t('contact.phone.lead')}
      submit={t('proof.next')}
      sending={t('proof.next')}
      onClose={() => onStep(undefined)}
    >
      <TextField name="phoneNumber" type="tel" autoComplete="tel" inputMode="tel" required />
    </FormDialog>
  );
}

type CodeProps = { kind: ContactKind; to: string; onClose: () => void };

const confirming = { email: confirmEmailChange, phone: confirmPhoneChange };

function CodeStep({ kind, to, onClose }: CodeProps) {
  const { t } = useTranslation('account');
  const queryClient = useQueryClient();
  const form = useContractForm(ContactCodeForm, {
    values: { code: '' },
    send: (body) => call(confirming[kind], { body }),
    onDone: ({ message }) => {
      toast.success(message);
      void queryClient.invalidateQueries({ queryKey: roots.me });
      onClose();
    },
    onRefused: ({ code }, { focus }) => code === 'INVALID_OTP' && focus('code'),
  });
  return (
    <FormDialog
      form={form}
      texts={{ ns: 'account', at: 'form' }}
      title={t(`contact.${kind}.change`)}
      description={t('contact.sent', { to })}
      submit={t('contact.confirm')}
      sending={t('contact.confirming')}
      onClose={onClose}
    >
      <TextField name="code" inputMode="numeric" autoComplete="one-time-code" maxLength={6} required />
    </FormDialog>
  );
}
