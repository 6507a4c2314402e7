import * as z from 'zod';
import type { OwnData } from '#shared/accounts/leaving.contract.ts';
import { AppError } from '#shared/contract/errors.ts';
import type { Language } from '#shared/values/language.ts';
import { getProfile } from '#functions/domain/accounts/find-account.ts';
import { findCustomer } from '#functions/domain/customers/records/customer.ts';
import { orderLines } from './export-person.ts';
import { exportRows } from '#functions/domain/jobs/export-rows.ts';
import { fileUntil, jobRecord, type StoredJob } from '#functions/domain/jobs/job-record.ts';
import type { JobRunner } from '#functions/domain/jobs/job-runner.ts';
import { toJob } from '#functions/domain/jobs/read-jobs.ts';
import { startJob } from '#functions/domain/jobs/start-job.ts';
import type { Actor } from '#functions/platform/tokens/access-token.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { Line, linesBehindWalls, ownLines } from './own-data-lines.ts';
import type { SheetFormat } from '#shared/sheets/sheet-format.ts';

type Place = { from: string | null };
const Place: z.ZodType<Place> = z.object({ from: z.string().nullable() });

async function orderPage(context: Context, userId: string, from: string | undefined) {
  const customer = await findCustomer(context.table, userId);
  return customer ? orderLines(context, customer, from) : { lines: [], from: null, more: false };
}

const Input = z.object({ signIns: z.array(Line) });

async function page(context: Context, job: StoredJob, after: unknown) {
  const { ownerId, input } = job;
  const isFirst = after === null;
  const from = isFirst ? undefined : (Place.parse(after).from ?? undefined);
  const { lines, from: next, more } = await orderPage(context, ownerId, from);
  const before = isFirst ? [...Input.parse(input).signIns, ...(await ownLines(context, job))] : [];
  return { rows: [...before, ...lines], after: { from: next } satisfies Place, more };
}

/** Export of all stored data of a member. Whole numbers of papers are left out; the wallet shows them. */
export const exportOwnData: JobRunner = exportRows<Line>({
  fileName: { vi: 'du-lieu-cua-toi', en: 'my-data' },
  idOf: ({ part, what }) => `${part}:${what}`,
  page: (job, after, _take, context) => page(context, job, after),
});

export async function askForOwnData(
  context: Context,
  { actor, format, language }: { actor: Actor; format: SheetFormat; language: Language },
): Promise<StoredJob> {
  const { fullName } = await getProfile(context, actor.userId);
  const owner = { id: actor.userId, name: fullName, role: actor.role, language };
  const input = { format, signIns: await linesBehindWalls(context, actor) };
  return startJob(context, owner, { kind: 'export-own-data', input });
}

/** Finds an export that belongs to the member. Other people's exports are not found, not even by admins. */
export async function requireOwnData({ table }: Context, userId: string, id: string): Promise<StoredJob> {
  const job = await jobRecord.find(table, { id });
  if (job?.ownerId !== userId || job.kind !== 'export-own-data') throw new AppError('JOB_NOT_FOUND');
  return job;
}

export function toOwnData(job: StoredJob, language: Language, at: Date): OwnData {
  const { id, status, file, createdAt } = toJob(job, language, at);
  const isOver = !['queued', 'running'].includes(status);
  return {
    id,
    status: status === 'done' ? 'ready' : isOver ? 'failed' : 'making',
    file: file ? { name: file.name, until: fileUntil(job) } : null,
    createdAt,
  };
}
