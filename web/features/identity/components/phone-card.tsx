import { useState, type SyntheticEvent } from 'react';
import { Check, Smartphone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { MessageChannel } from '#shared/identity/identity-choices.ts';
import { confirmPhone, requestPhoneCode } from '#shared/identity/own-identity.contract.ts';
import { useAct } from '#web/platform/acts/use-act.ts';
import { reasonOf } from '#web/platform/api/api-error.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { Badge } from '#web/ui/data/badge.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Input } from '#web/ui/fields/input.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { paperRoots, type Standing } from '../api/identity-queries.ts';

type Props = {
  phone: Standing['phone'];
  /** Choice to use the personal number instead of a phone; undefined if it is not offered any more. */
  without?: { chosen: boolean; onChoose: (chosen: boolean) => void } | undefined;
};

/** Shows the phone number for codes, and whether it is confirmed. */
export function PhoneCard({ phone, without }: Props) {
  const { t } = useTranslation('identity');
  const { moment } = useFormat();
  const { confirmedAt, masked } = phone;
  return (
    <Card>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <span
          aria-hidden
          className="flex size-10 shrink-0 items-center justify-center rounded-full bg-jade-soft text-jade [&_svg]:size-5"
        >
          <Smartphone />
        </span>
        <div className="min-w-0 grow basis-40">
          <h2 className="font-semibold tabular-nums">
            <span className="sr-only">{t('phone.title')}: </span>
            {masked}
          </h2>
          <p className="text-sm text-ink-2">
            {confirmedAt ? t('phone.confirmedAt', { at: moment(confirmedAt) }) : t('phone.waiting')}
          </p>
        </div>
        {confirmedAt && (
          <Badge tone="jade" icon={<Check aria-hidden />}>
            {t('phone.done')}
          </Badge>
        )}
        <ButtonLink to="/settings" size="sm">
          {t('phone.change')}
        </ButtonLink>
      </div>
      {!confirmedAt && <CodeForm />}
      {!confirmedAt && without && (
        <div className="mt-3 border-t border-line pt-3">
          <Checkbox
            label={t('phone.without')}
            help={t('phone.withoutHelp')}
            checked={without.chosen}
            onCheckedChange={(chosen) => without.onChoose(chosen === true)}
          />
        </div>
      )}
    </Card>
  );
}

function CodeForm() {
  const { t } = useTranslation('identity');
  const [code, setCode] = useState('');
  const [sentTo, setSentTo] = useState<string>();
  const [refusal, setRefusal] = useState<unknown>();
  const request = useAct(requestPhoneCode, { stale: paperRoots });
  const confirm = useAct(confirmPhone, { stale: paperRoots, done: t('phone.confirmed') });
  const ask = async (channel: MessageChannel) => {
    const reply = await request.run({ body: { channel } });
    if (reply) setSentTo(reply.sentTo);
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setRefusal(undefined);
    confirm.send({ body: { code } }).catch(setRefusal);
  };
  if (!sentTo)
    return (
      <div className="mt-4 flex flex-wrap gap-2.5">
        <Button variant="primary" loading={request.busy} onClick={() => void ask('sms')}>
          {t('phone.sms')}
        </Button>
        <Button disabled={request.busy} onClick={() => void ask('zalo')}>
          {t('phone.zalo')}
        </Button>
      </div>
    );
  return (
    <form noValidate onSubmit={submit} className="mt-4 border-t border-line pt-4">
      <p role="status" className="mb-3 text-sm text-ink-2">
        {t('phone.sentTo', { to: sentTo })}
      </p>
      <Field label={t('phone.code')} help={t('phone.codeHelp')} error={reasonOf(refusal)} required>
        <Input
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={6}
          className="max-w-44 tracking-widest tabular-nums"
          value={code}
          onChange={({ target }) => setCode(target.value.replace(/\D/g, ''))}
        />
      </Field>
      <div className="mt-4 flex flex-wrap gap-2.5">
        <Button type="submit" variant="primary" loading={confirm.busy} disabled={code.length < 6}>
          {confirm.busy ? t('phone.confirming') : t('phone.confirm')}
        </Button>
        <Button variant="ghost" loading={request.busy} onClick={() => void ask('sms')}>
          {t('phone.again')}
        </Button>
      </div>
    </form>
  );
}
