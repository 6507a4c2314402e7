import { useTranslation } from 'react-i18next';
import type { JobStatus } from '#shared/jobs/job-status.ts';
import { Badge, type BadgeTone } from '../data/badge.tsx';

const tones: Record<JobStatus, BadgeTone> = {
  queued: 'neutral',
  running: 'sky',
  done: 'jade',
  failed: 'danger',
  stopped: 'gold',
  taking_back: 'sky',
  taken_back: 'neutral',
};

export function JobStatusBadge({ status }: { status: JobStatus }) {
  const { t } = useTranslation('jobs');
  return <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>;
}
