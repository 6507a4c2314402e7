import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/button.tsx';
import { CopyButton } from '#web/ui/data/copy-button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';

/** Shows recovery codes once, to write down or print before the dialog closes. */
export function RecoveryCodesDialog({ codes, onClose }: { codes: string[]; onClose: () => void }) {
  const { t } = useTranslation('account');
  return (
    <Dialog
      open
      // The codes are shown only once, so the user must confirm that they are saved.
      closable={false}
      title={t('codes.title')}
      description={t('codes.lead')}
      footer={
        <Button variant="primary" onClick={onClose}>
          {t('codes.saved')}
        </Button>
      }
    >
      <ol className="grid gap-x-6 gap-y-2 font-mono tabular-nums sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <CopyButton value={codes.join('\n')} label={t('codes.copy')} className="mt-3 -ml-2.5">
        {t('codes.copy')}
      </CopyButton>
    </Dialog>
  );
}
