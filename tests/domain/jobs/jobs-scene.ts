import type { JobStart } from '#shared/jobs/jobs.contract.ts';
import { type JobStatus, isRunningStatus } from '#shared/jobs/job-status.ts';
import { holdKey, jobRecord, type StoredJob } from '#functions/domain/jobs/job-record.ts';
import type { JobContext, JobRunner } from '#functions/domain/jobs/job-runner.ts';
import { runJob, type JobRunners } from '#functions/domain/jobs/run-job.ts';
import { type JobOwner, startJob } from '#functions/domain/jobs/start-job.ts';
import type { Bucket } from '#functions/platform/clients/bucket.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { memoryTable } from '#tests/support/memory-table.ts';

export const owner: JobOwner = { id: 'lan', name: 'Lan', role: 'collaborator', language: 'vi' };
export const reader = { userId: 'lan', role: 'collaborator' } as const;
export const begun = '2026-11-22T02:00:00.000Z';

/** Jobs in memory at an hour of the test's own, and files as they were put. */
export function jobScene() {
  const clock = { now: new Date('2026-11-22T03:00:00.000Z') };
  const { table, put, rows } = memoryTable();
  const files = new Map<string, Uint8Array>();
  const bucket = {
    get: async (key: string) => files.get(key) && Buffer.from(files.get(key) ?? []),
    put: async (key: string, body: Uint8Array) => void files.set(key, body),
  } as unknown as Bucket;
  const contextAt = (where: Table): JobContext => ({ table: where, now: () => clock.now, bucket });
  const context = contextAt(table);

  /** A job as it stands, which holds its kind while it is under way. */
  function lay(status: JobStatus, given: Partial<StoredJob> = {}): StoredJob {
    const job: StoredJob = {
      id: 'job',
      kind: 'import-products',
      ownerId: 'lan',
      ownerName: 'Lan',
      ownerRole: 'collaborator',
      language: 'vi',
      input: { mode: 'apply', checkId: 'check' },
      status,
      reason: null,
      questions: [],
      stopAsked: false,
      backAsked: false,
      turn: 3,
      cursor: { row: 7 },
      tries: 2,
      takingBack: null,
      file: null,
      total: 10,
      done: 7,
      changed: 5,
      made: 1,
      unchanged: 1,
      remarked: 0,
      refused: 1,
      takenBack: 0,
      kept: 0,
      createdAt: begun,
      updatedAt: begun,
      endedAt: null,
      version: 4,
      expiresAt: 9_999_999_999,
      ...given,
    };
    put([jobRecord.item(job), ...(isRunningStatus(status) ? [holdOf(job)] : [])]);
    return job;
  }
  const holdOf = (job: StoredJob, expiresAt = 9_999_999_999) => ({
    ...holdKey(job),
    entity: 'job-under-way',
    jobId: job.id,
    expiresAt,
  });
  const start = (kind: string, input: object = {}, by: JobOwner = owner, where = table) =>
    startJob(contextAt(where), by, { kind, input } as unknown as JobStart);
  const run = (turn: number, runner: JobRunner, { jobId = 'job', where = table } = {}) =>
    runJob(
      contextAt(where),
      { 'import-products': runner, 'change-products': runner } as unknown as JobRunners,
      { jobId, turn },
    );
  return {
    clock,
    table,
    put,
    rows,
    files,
    context,
    contextAt,
    lay,
    holdOf,
    start,
    run,
    job: async (id = 'job') => {
      const found = await jobRecord.find(table, { id });
      if (!found) throw new Error(`There is no job ${id}`);
      return found;
    },
    holds: () =>
      rows()
        .filter(({ entity }) => entity === 'job-under-way')
        .map(({ jobId }) => jobId),
    jobs: () => rows().filter(({ entity }) => entity === 'job'),
  };
}

export type JobScene = ReturnType<typeof jobScene>;
