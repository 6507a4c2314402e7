import * as z from 'zod';
import type { Role } from '#shared/contract/access.ts';
import { AppError } from '#shared/contract/errors.ts';
import { mayDo } from '#shared/jobs/define-job.ts';
import { jobKind, type JobKindName } from '#shared/jobs/job-kinds.ts';
import type { JobStart } from '#shared/jobs/jobs.contract.ts';
import { newId } from '#shared/values/ids.ts';
import type { Language } from '#shared/values/language.ts';
import { again, retry } from '#functions/platform/records/retry.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { create } from '#functions/platform/table/table-operations.ts';
import { saveSelection } from './job-selection.ts';
import { endJob, isStalled } from './end-job.ts';
import { holdKey, holdKind, JobHold, jobRecord, jobExpiry, type StoredJob } from './job-record.ts';

export type JobOwner = { id: string; name: string; role: Role; language: Language };

/** Export of one's own data. It has its own route and cannot be started by the route for staff. */
type OwnStart = { kind: 'export-own-data'; input: Record<string, unknown> };

const Chosen = z.looseObject({ ids: z.array(z.string()) });

/** Separates the chosen ids from the rest of the input for kinds that store them apart. */
function apart({ kind, input }: JobStart | OwnStart): { said: Record<string, unknown>; chosen: string[] } {
  if (!jobKind(kind).ofChosen) return { said: input, chosen: [] };
  const { ids: chosen, ...said } = Chosen.parse(input);
  return { said, chosen };
}

function newJob(
  kind: JobKindName,
  { said, chosen }: ReturnType<typeof apart>,
  owner: JobOwner,
  at: Date,
): StoredJob {
  const time = at.toISOString();
  return {
    id: newId(at.getTime()),
    kind,
    ownerId: owner.id,
    ownerName: owner.name,
    ownerRole: owner.role,
    language: owner.language,
    input: said,
    status: 'queued',
    reason: null,
    questions: [],
    stopAsked: false,
    backAsked: false,
    turn: 1,
    cursor: null,
    tries: 0,
    takingBack: null,
    file: null,
    total: chosen.length || null,
    done: 0,
    changed: 0,
    made: 0,
    unchanged: 0,
    refused: 0,
    remarked: 0,
    takenBack: 0,
    kept: 0,
    createdAt: time,
    updatedAt: time,
    endedAt: null,
    version: 1,
    expiresAt: jobExpiry(at),
  };
}

/** Starts a job. If the person already runs one of its kind, that one is returned. */
export async function startJob(
  context: Context,
  owner: JobOwner,
  asked: JobStart | OwnStart,
): Promise<StoredJob> {
  const { table, now } = context;
  const kind = jobKind(asked.kind);
  if (kind.capability !== 'own' && !mayDo(kind, owner.role)) throw new AppError('FORBIDDEN');
  const given = apart(asked);
  const job = newJob(asked.kind, given, owner, now());
  return retry(async () => {
    const refusal = await table.write([
      holdKind(job, now()),
      create(jobRecord.item(job)),
      ...saveSelection(job, given.chosen, now()),
    ]);
    if (!refusal) return job;
    const hold = await table.get(holdKey(job), JobHold);
    const other = hold && (await jobRecord.find(table, { id: hold.jobId }));
    if (other && !isStalled(other, now())) return other;
    if (other) await endJob(context, other, { status: 'failed', reason: 'stalled' });
    return again;
  });
}
