import { Download, ListX, PackageSearch, Play, Square, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Job } from '#shared/jobs/job.ts';
import { isRunningStatus, jobLimits } from '#shared/jobs/job-status.ts';
import { messageOf } from '#web/platform/api/api-error.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { lazyPiece } from '#web/ui/feedback/lazy-piece.tsx';
import { toast } from '#web/platform/feedback/toast.ts';
import { DialogButton } from '#web/ui/overlays/dialog-button.tsx';
import { useConfirm } from '#web/ui/overlays/use-confirm.tsx';
import { fetchJobFile, useResumeJob, useStopJob, useTakeBackJob } from '../api/job-queries.ts';
import { minutesLeft } from '../rules/time-left.ts';
import { JobStatusBadge } from '#web/ui/status/job-status-badge.tsx';

const JobRowsDialog = lazyPiece(async () => (await import('./job-rows-dialog.tsx')).JobRowsDialog, {
  giveUp: ({ onClose }) => onClose(),
});

const tell = (failure: unknown) => toast.error(messageOf(failure));

export function JobCard({ job }: { job: Job }) {
  const { t } = useTranslation('jobs');
  const { ago, day } = useFormat();
  const name = t(`kind.${job.kind}`);
  return (
    <section aria-label={name} className="space-y-2">
      <header className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <p className="font-semibold">
          {name}
          {job.mode === 'check' && <span className="font-normal text-ink-2"> · {t('check')}</span>}
        </p>
        <JobStatusBadge status={job.status} />
      </header>
      {isRunningStatus(job.status) && <Bar job={job} name={name} />}
      <Counts job={job} />
      {job.encoding && (
        <p className="text-sm font-medium text-gold">{t('encoding', { name: job.encoding })}</p>
      )}
      {job.ignored.length > 0 && (
        <p className="text-sm font-medium text-gold">{t('ignored', { names: job.ignored.join(', ') })}</p>
      )}
      {job.reason && (
        <p className="text-sm font-medium text-danger">
          {t(`reason.${job.reason}`, { names: job.questions.join(', ') })}
        </p>
      )}
      <p className="text-xs text-ink-2">
        {ago(job.createdAt)}
        {job.mayTakeBack && job.endedAt && (
          <> · {t('takeBack.until', { day: day(daysAfter(job.createdAt, jobLimits.keptDays)) })}</>
        )}
        {job.file && <> · {t('fileUntil', { day: day(job.file.until) })}</>}
      </p>
      <Acts job={job} />
    </section>
  );
}

const daysAfter = (at: string, days: number): string =>
  new Date(Date.parse(at) + days * 86_400_000).toISOString();

function Bar({ job, name }: { job: Job; name: string }) {
  const isBack = job.status === 'taking_back';
  const total = isBack ? job.changed : job.total;
  const done = isBack ? job.takenBack + job.kept : job.done;
  const share = total ? Math.min(1, done / total) : undefined;
  return (
    <>
      <progress className="sr-only" aria-label={name} {...(share !== undefined && { value: share })} />
      <div aria-hidden className="h-1.5 overflow-hidden rounded-full bg-mute">
        <div
          className="h-full origin-left rounded-full bg-jade transition-transform"
          style={{ transform: `scaleX(${share ?? 0.04})` }}
        />
      </div>
    </>
  );
}

/** Processed and remaining rows, then the results of the processed rows. Zeros are left out. */
function Counts({ job }: { job: Job }) {
  const { t } = useTranslation('jobs');
  const { total, done, changed, made, unchanged, refused, remarked, takenBack, kept } = job;
  const isOfRows = job.mode === 'check' || job.changesRows;
  const minutes = minutesLeft(job);
  const parts = [
    ...(total === null && isRunningStatus(job.status) ? [t('count.looking')] : []),
    ...(total === null ? [] : [t('count.done', { done, total })]),
    ...(isRunningStatus(job.status) && total !== null && total > done
      ? [t('count.left', { count: total - done })]
      : []),
    ...(minutes === undefined
      ? []
      : [minutes === 0 ? t('count.seconds') : t('count.minutes', { count: minutes })]),
    ...(isOfRows && changed > 0
      ? [t(job.mode === 'check' ? 'count.would' : 'count.changed', { count: changed })]
      : []),
    ...(isOfRows && made > 0
      ? [t(job.mode === 'check' ? 'count.wouldMake' : 'count.made', { count: made })]
      : []),
    ...(isOfRows && unchanged > 0 ? [t('count.unchanged', { count: unchanged })] : []),
    ...(takenBack > 0 ? [t('count.takenBack', { count: takenBack })] : []),
    ...(kept > 0 ? [t('count.kept', { count: kept })] : []),
  ];
  return (
    <p aria-live="polite" className="text-sm text-ink-2 tabular-nums empty:hidden">
      {parts.join(' · ')}
      {refused > 0 && (
        <span className="font-semibold text-danger"> · {t('count.refused', { count: refused })}</span>
      )}
      {remarked > 0 && (
        <span className="font-semibold text-gold"> · {t('count.remarked', { count: remarked })}</span>
      )}
    </p>
  );
}

function Acts({ job }: { job: Job }) {
  const { t } = useTranslation('jobs');
  const stop = useStopJob();
  const resume = useResumeJob();
  const takeBack = useTakeBackJob();
  const { ask, dialog } = useConfirm();
  const backLabel = t(isRunningStatus(job.status) ? 'takeBack.stopAndUndo' : 'takeBack.confirm');
  const takeAllBack = async () => {
    const agreed = await ask({
      title: t('takeBack.title'),
      consequence: isRunningStatus(job.status)
        ? t('takeBack.underWay')
        : t('takeBack.consequence', { count: job.changed - job.takenBack - job.kept }),
      confirmText: backLabel,
    });
    if (agreed) void takeBack.run({ params: { id: job.id }, body: {} });
  };
  return (
    <div className="flex flex-wrap gap-2 empty:hidden">
      {isRunningStatus(job.status) && (
        <Button
          size="sm"
          icon={<Square />}
          disabled={job.stopAsked}
          loading={stop.busy}
          onClick={() => void stop.run({ params: { id: job.id } })}
        >
          {t(job.stopAsked ? 'stopping' : 'stop')}
        </Button>
      )}
      {job.file && (
        <Button size="sm" icon={<Download />} onClick={() => void fetchJobFile(job.id).catch(tell)}>
          {t(job.mode === null ? 'file' : 'errorFile')}
        </Button>
      )}
      {job.mayResume && (
        <Button
          size="sm"
          icon={<Play />}
          loading={resume.busy}
          onClick={() => void resume.run({ params: { id: job.id } })}
        >
          {t('resume')}
        </Button>
      )}
      {(job.refused > 0 || job.remarked > 0 || job.kept > 0 || (job.changesRows && job.changed > 0)) && (
        <DialogButton
          size="sm"
          icon={<ListX />}
          dialog={(onClose) => <JobRowsDialog job={job} onClose={onClose} />}
        >
          {t('rows.open')}
        </DialogButton>
      )}
      {job.kind === 'import-carrier-statement' && job.mode === 'apply' && job.remarked > 0 && (
        <ButtonLink
          size="sm"
          to="/admin/e-commerce/packing/troubles"
          search={{ trouble: 'cod_differs' }}
          icon={<PackageSearch />}
        >
          {t('rows.troubles')}
        </ButtonLink>
      )}
      {job.mayTakeBack && (
        <Button size="sm" icon={<Undo2 />} loading={takeBack.busy} onClick={() => void takeAllBack()}>
          {backLabel}
        </Button>
      )}
      {dialog}
    </div>
  );
}
