import { useQuery } from '@tanstack/react-query';
import { Upload } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { lazyPiece } from '#web/ui/feedback/lazy-piece.tsx';
import { DialogButton } from '#web/ui/overlays/dialog-button.tsx';
import { jobQuery } from '../api/job-queries.ts';
import { ExportButton } from './export-button.tsx';
import { JobCard } from './job-card.tsx';

const ImportDialog = lazyPiece(async () => (await import('./import-dialog.tsx')).ImportDialog, {
  giveUp: ({ onClose }) => onClose(),
});

/** Export and import of a price book's lines. */
export function PriceBookFiles({ bookId }: { bookId: string }) {
  const { t } = useTranslation('jobs');
  return (
    <>
      <ExportButton all={{ job: (format) => ({ kind: 'export-prices', input: { bookId, format } }) }} />
      <DialogButton
        icon={<Upload />}
        dialog={(onClose) => <ImportDialog kind="import-prices" into={{ bookId }} onClose={onClose} />}
      >
        <span className="max-sm:sr-only">{t('kind.import-prices')}</span>
      </DialogButton>
    </>
  );
}

/** Progress of the job that writes a price book's prices to the products. */
export function PriceBookWriting({ jobId }: { jobId: string }) {
  const { data: job } = useQuery(jobQuery(jobId));
  return job ? <JobCard job={job} /> : null;
}
