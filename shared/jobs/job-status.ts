export const jobStatuses = [
  'queued',
  'running',
  'done',
  'failed',
  'stopped',
  'taking_back',
  'taken_back',
] as const;
export type JobStatus = (typeof jobStatuses)[number];

/** The moves a job may make. Every write names the state it expects, so none is made twice. */
export const jobTransitions = {
  queued: ['running', 'failed', 'stopped'],
  running: ['done', 'failed', 'stopped', 'taking_back'],
  done: ['taking_back'],
  failed: ['taking_back', 'running'],
  stopped: ['taking_back', 'running'],
  // Some of its rows, or a stop on the way, leave the rest as the job made it.
  taking_back: ['taken_back', 'done', 'failed'],
  taken_back: [],
} as const satisfies Record<JobStatus, readonly JobStatus[]>;

export function mayMoveJob(from: JobStatus, to: JobStatus): boolean {
  const allowed: readonly JobStatus[] = jobTransitions[from];
  return allowed.includes(to);
}

/** Somebody is at work on it, or will be in a moment. */
export const isUnderWay = (status: JobStatus): boolean =>
  status === 'queued' || status === 'running' || status === 'taking_back';

/** How far a job may go. */
export const jobLimits = {
  rows: 100_000,
  fileBytes: 20 * 1024 * 1024,
  /** Rows named one by one when only some are taken back. */
  chosenRows: 500,
  /** Bad rows that are shown one by one; the file has them all. */
  shownRows: 1000,
  keptDays: 30,
  /** What an export made is kept a week: it shows a moment that is past, and often people's data. */
  exportDays: 7,
} as const;

/** Why a job failed, for whoever started it. */
export const jobReasons = [
  'file_missing',
  'file_unreadable',
  'file_too_large',
  'file_empty',
  'too_many_rows',
  'key_column_missing',
  'column_twice',
  'too_many_repeats',
  'unknown_columns',
  'check_missing',
  'stalled',
  'internal',
] as const;
export type JobReason = (typeof jobReasons)[number];

/** What broke it off may be over when it is tried again; a file that cannot be read never is. */
export const mayPass = (reason: JobReason): boolean => reason === 'stalled' || reason === 'internal';
