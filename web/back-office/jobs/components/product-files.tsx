import { Upload } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHashCall } from '#web/back-office/use-hash-call.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { lazyPiece } from '#web/ui/feedback/lazy-piece.tsx';
import type { JobStartBody } from '../api/job-queries.ts';
import { ExportButton } from './export-button.tsx';

const ProductImportDialog = lazyPiece(
  async () => (await import('./product-import-dialog.tsx')).ProductImportDialog,
  {
    giveUp: ({ onClose }) => onClose(),
  },
);

type Query = Extract<JobStartBody, { kind: 'export-products' }>['input']['query'];

/** Exports all products that match the list's filters. */
export const ProductExport = ({ query }: { query?: Query }) => (
  <ExportButton all={{ job: (format) => ({ kind: 'export-products', input: { format, query } }) }} />
);

export function ProductImport() {
  const { t } = useTranslation('jobs');
  const [open, setOpen] = useState(false);
  useHashCall('import', () => setOpen(true));
  return (
    <>
      <Button icon={<Upload />} onClick={() => setOpen(true)}>
        <span className="max-sm:sr-only">{t('kind.import-products')}</span>
      </Button>
      {open && <ProductImportDialog onClose={() => setOpen(false)} />}
    </>
  );
}

export const ProductFiles = () => (
  <div className="flex flex-wrap gap-2">
    <ProductExport />
    <ProductImport />
  </div>
);
