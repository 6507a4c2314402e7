import { Upload } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/button.tsx';
import { lazyPiece } from '#web/ui/feedback/lazy-piece.tsx';
import { ExportButton } from './export-button.tsx';

const ImportDialog = lazyPiece(async () => (await import('./import-dialog.tsx')).ImportDialog, {
  giveUp: ({ onClose }) => onClose(),
});

/** Products out into a file and back from one. */
export function ProductFiles() {
  const { t } = useTranslation('jobs');
  const [open, setOpen] = useState(false);
  return (
    <div className="flex flex-wrap gap-2">
      <ExportButton all={{ job: (format) => ({ kind: 'export-products', input: { format } }) }} />
      <Button icon={<Upload />} onClick={() => setOpen(true)}>
        {t('kind.import-products')}
      </Button>
      {open && <ImportDialog kind="import-products" onClose={() => setOpen(false)} />}
    </div>
  );
}
