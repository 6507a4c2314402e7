import { useQuery } from '@tanstack/react-query';
import { Upload } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/button.tsx';
import { lazyPiece } from '#web/ui/feedback/lazy-piece.tsx';
import { jobQuery } from '../api/job-queries.ts';
import { ExportButton } from './export-button.tsx';
import { JobCard } from './job-card.tsx';

const ImportDialog = lazyPiece(async () => (await import('./import-dialog.tsx')).ImportDialog, {
  giveUp: ({ onClose }) => onClose(),
});

/** Export and import of a price book's lines. */
export function PriceBookFiles({ bookId }: { bookId: string }) {
  const { t } = useTranslation('jobs');
  const [open, setOpen] = useState(false);
  return (
    <>
      <ExportButton all={{ job: (format) => ({ kind: 'export-prices', input: { bookId, format } }) }} />
      <Button icon={<Upload />} onClick={() => setOpen(true)}>
        <span className="max-sm:sr-only">{t('kind.import-prices')}</span>
      </Button>
      {open && <ImportDialog kind="import-prices" into={{ bookId }} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Progress of the job that writes a price book's prices to the products. */
export function PriceBookWriting({ jobId }: { jobId: string }) {
  const { data: job } = useQuery(jobQuery(jobId));
  return job ? <JobCard job={job} /> : null;
}
