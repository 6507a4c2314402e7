import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { nameReferrer } from '#shared/referrals/network.contract.ts';
import { useAct } from '#web/platform/acts/use-act.ts';
import { messageOf } from '#web/platform/api/api-error.ts';
import * as roots from '#web/platform/api/query-roots.ts';
import { codeIn, invitedBy } from '#web/platform/navigation/invitation.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Input } from '#web/ui/fields/input.tsx';
import { Card } from '#web/ui/layout/card.tsx';

/** A member who signed up without a link may name their referrer once. */
export function NameReferrer({ className }: { className?: string }) {
  const { t } = useTranslation('referrals');
  const [code, setCode] = useState(() => invitedBy() ?? '');
  const [refusal, setRefusal] = useState<string>();
  const name = useAct(nameReferrer, { stale: [roots.referrals], done: t('referrer.done') });
  const send = (event: FormEvent) => {
    event.preventDefault();
    const referenceId = codeIn(code);
    if (!referenceId) return;
    setRefusal(undefined);
    name.send({ body: { referenceId } }).catch((error: unknown) => setRefusal(messageOf(error)));
  };
  return (
    <Card className={className}>
      <h2 className="text-base font-bold">{t('referrer.title')}</h2>
      <p className="mt-0.5 text-sm text-ink-2">{t('referrer.ask')}</p>
      <form className="mt-3 flex flex-wrap items-start gap-2.5" onSubmit={send}>
        <Field label={t('referrer.code')} hideLabel error={refusal} className="min-w-48 grow sm:max-w-80">
          <Input
            value={code}
            maxLength={20}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            placeholder="K7M2QD9X"
            onChange={(event) => setCode(event.target.value)}
          />
        </Field>
        <Button
          type="submit"
          variant="secondary"
          disabled={codeIn(code) === undefined}
          loading={name.busy}
          loadingText={t('referrer.saving')}
        >
          {t('referrer.save')}
        </Button>
      </form>
    </Card>
  );
}
