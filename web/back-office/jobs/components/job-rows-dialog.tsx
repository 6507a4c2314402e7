import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { jobLimits } from '#shared/jobs/job-status.ts';
import { type Job, jobRowStatuses, type JobRowStatus } from '#shared/jobs/job.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Chip } from '#web/ui/actions/chip.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { useTakeBackJob } from '../api/job-queries.ts';
import { JobRows } from './job-rows.tsx';

const countOf = (job: Job): Record<JobRowStatus, number> => ({
  changed: job.changesRows ? job.changed - job.takenBack - job.kept : 0,
  remarked: job.remarked,
  refused: job.refused,
  taken_back: job.takenBack,
  kept: job.kept,
});

/** Rows of a job by result. Changed rows can be undone one by one. */
export function JobRowsDialog({ job, onClose }: { job: Job; onClose: () => void }) {
  const { t } = useTranslation('jobs');
  const counts = countOf(job);
  const statuses = jobRowStatuses.filter((status) => counts[status] > 0);
  const [status, setStatus] = useState<JobRowStatus>(
    (['refused', 'remarked'] as const).find((one) => statuses.includes(one)) ?? statuses[0] ?? 'changed',
  );
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const takeBack = useTakeBackJob();
  const choosing = status === 'changed' && job.mayTakeBack;
  const run = async () => {
    const rows = [...chosen].slice(0, jobLimits.chosenRows);
    if (await takeBack.run({ params: { id: job.id }, body: { rows } })) onClose();
  };
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(open) => !open && onClose()}
      title={t('rows.title')}
      footer={
        choosing && (
          <Button
            variant="primary"
            disabled={chosen.size === 0}
            loading={takeBack.busy}
            onClick={() => void run()}
          >
            {t('rows.takeBack', { count: chosen.size })}
          </Button>
        )
      }
    >
      <div className="mb-3 flex flex-wrap gap-2">
        {statuses.map((one) => (
          <Chip key={one} pressed={one === status} onClick={() => setStatus(one)}>
            {t(`rows.status.${one}`, { count: counts[one] })}
          </Chip>
        ))}
      </div>
      <JobRows key={status} id={job.id} status={status} {...(choosing && { chosen, onChosen: setChosen })} />
    </Dialog>
  );
}
