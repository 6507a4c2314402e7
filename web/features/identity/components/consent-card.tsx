import { Send } from 'lucide-react';
import { useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { consentText, consentVersion } from '#shared/identity/consent.ts';
import { submitIdentity, withdrawConsent } from '#shared/identity/own-identity.contract.ts';
import type { ConsentReceipt } from '#shared/identity/identity.ts';
import { useAct } from '#web/platform/acts/use-act.ts';
import { reasonOf } from '#web/platform/api/api-error.ts';
import { useLanguage } from '#web/platform/i18n/use-language.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { toast } from '#web/platform/feedback/toast.ts';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { useFormat } from '#web/platform/format/use-format.ts';
import { AlertDialog } from '#web/ui/overlays/alert-dialog.tsx';
import { paperRoots } from '../api/identity-queries.ts';

type Props = {
  withoutPhone: boolean;
  /** Reason why it cannot be sent yet. */
  obstacle: string | undefined;
  again: boolean;
};

/** Shows the consent text, never ticked in advance, and the button that sends the papers. */
export function ConsentCard({ withoutPhone, obstacle, again }: Props) {
  const { t } = useTranslation('identity');
  const [agreed, setAgreed] = useState(false);
  const [asked, setAsked] = useState(false);
  const [reading, setReading] = useState(false);
  const submit = useAct(submitIdentity, { stale: paperRoots, done: t('consent.sent') });
  const send = async () => {
    setAsked(true);
    if (!agreed || obstacle) return;
    try {
      await submit.send({ body: { consent: consentVersion, withoutPhone } });
    } catch (error) {
      toast.error(reasonOf(error) ?? t('consent.failed'));
    }
  };
  return (
    <Card>
      <Checkbox
        checked={agreed}
        onCheckedChange={(checked) => setAgreed(checked === true)}
        aria-invalid={asked && !agreed ? true : undefined}
        label={<Trans t={t} i18nKey="consent.label" components={{ b: <b className="font-semibold" /> }} />}
      />
      <button
        type="button"
        aria-haspopup="dialog"
        className="mt-1 ml-7.5 rounded-xs text-sm font-semibold text-sky hover:underline"
        onClick={() => setReading(true)}
      >
        {t('consent.read')}
      </button>
      {asked && !agreed && (
        <p role="alert" className="mt-2 ml-7.5 text-sm font-medium text-danger">
          {t('consent.needed')}
        </p>
      )}
      <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-3 border-t border-line pt-4">
        <p className="min-w-0 grow basis-52 text-sm text-ink-2">{obstacle ?? t('consent.receipt')}</p>
        <Button
          variant="primary"
          icon={<Send />}
          className="max-sm:w-full"
          disabled={obstacle !== undefined}
          loading={submit.busy}
          onClick={() => void send()}
        >
          {submit.busy ? t('consent.sending') : t(again ? 'consent.sendAgain' : 'consent.send')}
        </Button>
      </div>
      {reading && <ConsentText onClose={() => setReading(false)} />}
    </Card>
  );
}

function ConsentText({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('identity');
  const { contentLanguage } = useLanguage();
  return (
    <Dialog
      onClose={onClose}
      title={t('consent.readTitle')}
      description={t('consent.version', { version: consentVersion })}
    >
      <div className="space-y-3 text-sm">
        {consentText[contentLanguage].map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </Dialog>
  );
}

/** Shows the given consent with its time, and the button to withdraw it. */
export function ConsentReceiptCard({ consent: { at, version } }: { consent: ConsentReceipt }) {
  const { t } = useTranslation('identity');
  const { moment } = useFormat();
  const withdraw = useAct(withdrawConsent, { stale: paperRoots, done: t('consent.withdrawn') });
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-1 text-sm text-ink-2">
      <p>{t('consent.given', { at: moment(at), version })}</p>
      <AlertDialog
        title={t('consent.withdrawTitle')}
        consequence={t('consent.withdrawText')}
        confirmText={t('consent.withdrawConfirm')}
        busyText={t('consent.withdrawBusy')}
        failedTitle={t('consent.withdrawFailed')}
        onConfirm={() => withdraw.send({})}
        trigger={
          <Button size="sm" variant="ghost" className="text-danger!">
            {t('consent.withdraw')}
          </Button>
        }
      />
    </div>
  );
}
