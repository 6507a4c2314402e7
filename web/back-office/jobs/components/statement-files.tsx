import { FileSpreadsheet } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useCan } from '#web/platform/session/use-session.ts';
import { lazyPiece } from '#web/ui/feedback/lazy-piece.tsx';
import { DialogButton } from '#web/ui/overlays/dialog-button.tsx';

const ImportDialog = lazyPiece(async () => (await import('./import-dialog.tsx')).ImportDialog, {
  giveUp: ({ onClose }) => onClose(),
});

/** Import of a carrier's statement, for staff who manage payments. */
export function StatementFiles() {
  const { t } = useTranslation('jobs');
  if (!useCan('payments.manage')) return null;
  return (
    <DialogButton
      icon={<FileSpreadsheet />}
      dialog={(onClose) => <ImportDialog kind="import-carrier-statement" onClose={onClose} />}
    >
      {t('kind.import-carrier-statement')}
    </DialogButton>
  );
}
