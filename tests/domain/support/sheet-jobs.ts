import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished, vi } from 'vitest';
import type { Role } from '#shared/contract/access.ts';
import type { JobKindName } from '#shared/jobs/job-kinds.ts';
import type { JobStart } from '#shared/jobs/jobs.contract.ts';
import { isRunningStatus } from '#shared/jobs/job-status.ts';
import { newId } from '#shared/values/ids.ts';
import { takeBackJob } from '#functions/domain/jobs/change-job.ts';
import { jobFiles, jobKeys } from '#functions/domain/jobs/job-keys.ts';
import { jobRecord, type StoredJob, StoredRow } from '#functions/domain/jobs/job-record.ts';
import type { JobContext } from '#functions/domain/jobs/job-runner.ts';
import { runJob, type JobRunners } from '#functions/domain/jobs/run-job.ts';
import { startJob } from '#functions/domain/jobs/start-job.ts';
import type { Bucket } from '#functions/platform/clients/bucket.ts';
import type { Table } from '#functions/platform/table/table.ts';

const owner = { id: 'lan', name: 'Lan', language: 'vi' } as const;

/**
 * Separate folder for each test worker, because a job empties the folder of temporary files before it writes.
 */
function ownTemporaryFolder(): void {
  const folder = mkdtempSync(join(tmpdir(), 'sheet-jobs-'));
  vi.stubEnv('TMPDIR', folder);
  onTestFinished(() => {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true, force: true });
  });
}

type Sources = { table: Table; now?: () => Date; runners: Partial<JobRunners> };

/** Import and export jobs in memory, started by an admin and run to their end at once. */
export function sheetJobs({ table, now = () => new Date(), runners }: Sources) {
  ownTemporaryFolder();
  let role: Role = 'admin';
  const files = new Map<string, Uint8Array>();
  const bucket = {
    get: async (key: string) => files.get(key) && Buffer.from(files.get(key) ?? []),
    put: async (key: string, body: Uint8Array | Blob) =>
      void files.set(key, body instanceof Blob ? new Uint8Array(await body.arrayBuffer()) : body),
  } as unknown as Bucket;
  const at = (other: Table): JobContext => ({ table: other, now, bucket });
  const context = at(table);

  const get = async (id: string): Promise<StoredJob> => {
    const job = await jobRecord.find(table, { id });
    if (!job) throw new Error(`There is no job ${id}`);
    return job;
  };
  async function toTheEnd({ id }: StoredJob, other: Table = table): Promise<StoredJob> {
    let job = await get(id);
    for (let pieces = 0; isRunningStatus(job.status); pieces += 1) {
      if (pieces > 100) throw new Error('It never ends');
      await runJob(at(other), runners as JobRunners, { jobId: id, turn: job.turn });
      job = await get(id);
    }
    return job;
  }
  const run = async (kind: JobKindName, input: object, other: Table = table): Promise<StoredJob> =>
    toTheEnd(await startJob(context, { ...owner, role }, { kind, input } as JobStart), other);
  const textOf = ({ file }: StoredJob): string =>
    new TextDecoder().decode(files.get(file?.key ?? '')).replace('\uFEFF', '');

  return {
    context,
    /** Sets the role that starts the next jobs. */
    startAs: (another: Role) => void (role = another),
    get,
    run,
    toTheEnd,
    /** Checks a file without changing anything; `said` are the further options of the import. */
    check(kind: JobKindName, text: string, said: object = {}): Promise<StoredJob> {
      const fileId = newId();
      files.set(jobFiles.uploaded(owner.id, fileId), new TextEncoder().encode(text));
      return run(kind, { mode: 'check', fileId, columns: {}, ...said });
    },
    apply: (
      { kind, id }: Pick<StoredJob, 'kind' | 'id'>,
      said: object = {},
      other: Table = table,
    ): Promise<StoredJob> => run(kind, { mode: 'apply', checkId: id, ...said }, other),
    takeBack: async ({ id }: StoredJob): Promise<StoredJob> =>
      toTheEnd(await takeBackJob(context, { userId: owner.id, role }, id, undefined)),
    /** Lines of the file that a job made. */
    linesOf: (job: StoredJob): string[] => textOf(job).split('\r\n').filter(Boolean),
    /** Refused rows: row number, and the columns and codes of the errors. */
    async refusedOf({ id }: StoredJob): Promise<string[]> {
      const { items } = await table.query({ pk: jobKeys.partition(id), startsWith: jobKeys.rows }, StoredRow);
      return items.flatMap(({ row, problems }) =>
        problems.map(({ column, code }) => `${row} ${column ?? '-'} ${code}`),
      );
    },
    rowsOf: async ({ id }: StoredJob): Promise<StoredRow[]> =>
      (await table.query({ pk: jobKeys.partition(id), startsWith: jobKeys.rows }, StoredRow)).items,
  };
}
