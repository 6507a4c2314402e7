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

/** Allowed status changes of a job; writes are conditional on the status, so none happens twice. */
export const jobTransitions = {
  queued: ['running', 'failed', 'stopped'],
  running: ['done', 'failed', 'stopped', 'taking_back'],
  done: ['taking_back'],
  failed: ['taking_back', 'running'],
  stopped: ['taking_back', 'running'],
  // Undoing only some rows, or stopping the undo, leaves the other rows as the job made them.
  taking_back: ['taken_back', 'done', 'failed'],
  taken_back: [],
} as const satisfies Record<JobStatus, readonly JobStatus[]>;

export function mayMoveJob(from: JobStatus, to: JobStatus): boolean {
  const allowed: readonly JobStatus[] = jobTransitions[from];
  return allowed.includes(to);
}

/** Tells whether the job is running or about to run. */
export const isRunningStatus = (status: JobStatus): boolean =>
  status === 'queued' || status === 'running' || status === 'taking_back';

/** Limits of jobs. */
export const jobLimits = {
  rows: 100_000,
  fileBytes: 20 * 1024 * 1024,
  /** Maximum number of rows that can be named when only some are undone. */
  chosenRows: 500,
  /** Maximum number of bad rows shown one by one; the result file has all of them. */
  shownRows: 1000,
  keptDays: 30,
  /** Days until an export's file is deleted. It shows past data, which often includes personal data. */
  exportDays: 7,
} as const;

/** Reasons why a job failed, for the person who started it. */
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

/** Tells whether a retry may succeed: an interruption may pass, an unreadable file does not. */
export const mayPass = (reason: JobReason): boolean => reason === 'stalled' || reason === 'internal';
