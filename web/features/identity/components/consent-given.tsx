import { useTranslation } from 'react-i18next';
import type { ConsentReceipt } from '#shared/identity/identity.ts';
import { withdrawConsent } from '#shared/identity/own-identity.contract.ts';
import { useAct } from '#web/platform/acts/use-act.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { AlertDialog } from '#web/ui/overlays/alert-dialog.tsx';
import { paperRoots } from '../api/identity-queries.ts';

/** Shows the given consent with its time, and the button to withdraw it. */
export function ConsentGiven({ consent: { at, version } }: { consent: ConsentReceipt }) {
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
