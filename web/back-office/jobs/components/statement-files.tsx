import { FileSpreadsheet } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '#web/platform/session/use-session.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { lazyPiece } from '#web/ui/feedback/lazy-piece.tsx';

const ImportDialog = lazyPiece(async () => (await import('./import-dialog.tsx')).ImportDialog, {
  giveUp: ({ onClose }) => onClose(),
});

/** Import of a carrier's statement, for staff who manage payments. */
export function StatementFiles() {
  const { t } = useTranslation('jobs');
  const [open, setOpen] = useState(false);
  if (!useCan('payments.manage')) return null;
  return (
    <>
      <Button icon={<FileSpreadsheet />} onClick={() => setOpen(true)}>
        {t('kind.import-carrier-statement')}
      </Button>
      {open && <ImportDialog kind="import-carrier-statement" onClose={() => setOpen(false)} />}
    </>
  );
}
