import * as z from 'zod';
import type { OwnData } from '#shared/accounts/leaving.contract.ts';
import type { SheetFormat } from '#shared/jobs/define-job.ts';
import { AppError } from '#shared/contract/errors.ts';
import type { Language } from '#shared/values/language.ts';
import { getProfile } from '#functions/domain/accounts/find-account.ts';
import { listSessions } from '#functions/domain/accounts/own-sessions.ts';
import { passkeysOf } from '#functions/domain/accounts/passkey-record.ts';
import { addressBook } from '#functions/domain/addresses/address-book.ts';
import { findCustomer } from '#functions/domain/customers/records/customer.ts';
import { orderLines } from '#functions/domain/customers/staff/export-person.ts';
import { listFavoriteIds } from '#functions/domain/favorites/favorites.ts';
import { findWallet } from '#functions/domain/identity/wallet.ts';
import { profileBook } from '#functions/domain/invoice-profiles/profile-book.ts';
import { exportRows } from '#functions/domain/jobs/export-rows.ts';
import { fileUntil, jobRecord, type StoredJob } from '#functions/domain/jobs/job-record.ts';
import type { JobRunner } from '#functions/domain/jobs/job-runner.ts';
import { toJob } from '#functions/domain/jobs/read-jobs.ts';
import { startJob } from '#functions/domain/jobs/start-job.ts';
import { listNotifications } from '#functions/domain/notifications/list-notifications.ts';
import { reviewIdsOf } from '#functions/domain/purchases/purchases.ts';
import { reviewRecord } from '#functions/domain/reviews/review.ts';
import type { Actor } from '#functions/platform/tokens/access-token.ts';
import type { Context } from '#functions/platform/table/context.ts';

const Line = z.object({
  part: z.string(),
  what: z.string(),
  at: z.string().nullable(),
  text: z.string(),
  amount: z.number().nullable(),
});
type Line = z.infer<typeof Line>;

const mostNotifications = 500;

const line = (part: string, what: string, text: string, at: string | null = null): Line => ({
  part,
  what,
  at,
  text,
  amount: null,
});

/** Of a paper which it is and how it ends: whole numbers are seen in the wallet, and each look is noted there. */
async function paperLines(context: Context, userId: string): Promise<Line[]> {
  const wallet = await findWallet(context, userId);
  return (wallet?.papers ?? []).map(({ kind, tail, createdAt }) =>
    line('paper', kind, `…${tail}`, createdAt),
  );
}

/** Where they are signed in lies behind a wall the worker does not pass: it is read when the file is asked for. */
async function signInLines(context: Context, actor: Actor): Promise<Line[]> {
  const [sessions, keys] = await Promise.all([
    listSessions(context, actor),
    passkeysOf(context, actor.userId),
  ]);
  return [
    ...sessions.map(({ device, network, usedAt }) => line('session', device ?? '', network ?? '', usedAt)),
    ...keys.map(({ name, createdAt }) => line('passkey', name, '', createdAt)),
  ];
}

const shown = [
  'fullName',
  'email',
  'phoneNumber',
  'referenceId',
  'role',
  'status',
  'language',
  'bio',
  'website',
  'dob',
  'gender',
  'country',
  'createdAt',
] as const;

async function profileLines(context: Context, userId: string): Promise<Line[]> {
  const profile = await getProfile(context, userId);
  return shown.flatMap((name) => (profile[name] ? [line('profile', name, profile[name])] : []));
}

async function addressLines(context: Context, userId: string): Promise<Line[]> {
  const { all } = await addressBook.read(context, userId);
  return all.map(({ recipientName, phone, street, ward, district, province }) =>
    line('address', recipientName, [phone, street, ward, district, province].filter(Boolean).join(', ')),
  );
}

const favoriteLines = async (context: Context, userId: string): Promise<Line[]> =>
  (await listFavoriteIds(context, userId)).map((id) => line('favorite', id, ''));

async function reviewLines({ table }: Context, userId: string): Promise<Line[]> {
  const lines: Line[] = [];
  for await (const ids of reviewIdsOf({ table }, userId)) {
    const reviews = await Promise.all(ids.map((id) => reviewRecord.find(table, { id })));
    for (const review of reviews)
      if (review) lines.push(line('review', `${review.stars} ★`, review.comment, review.createdAt));
  }
  return lines;
}

async function profileOfInvoiceLines(context: Context, userId: string): Promise<Line[]> {
  const { all } = await profileBook.read(context, userId);
  return all.map(({ name, companyName, taxCode, address, createdAt }) =>
    line('invoiceProfile', companyName || name, [taxCode, address].filter(Boolean).join(', '), createdAt),
  );
}

/** As they are read under the bell, the newest of them. */
async function notificationLines(context: Context, { ownerId, language }: StoredJob): Promise<Line[]> {
  const asked = { userId: ownerId, page: 1, limit: mostNotifications, language };
  const { data } = await listNotifications(context, asked);
  return data.map(({ message, createdAt }) => line('notification', '', message, createdAt));
}

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
  const before = isFirst
    ? [
        ...(await profileLines(context, ownerId)),
        ...(await addressLines(context, ownerId)),
        ...Input.parse(input).signIns,
        ...(await profileOfInvoiceLines(context, ownerId)),
        ...(await notificationLines(context, job)),
        ...(await favoriteLines(context, ownerId)),
        ...(await reviewLines(context, ownerId)),
      ]
    : [];
  return { rows: [...before, ...lines], after: { from: next } satisfies Place, more };
}

/** All that is kept of whoever asks, but numbers of papers, which they see in their wallet. */
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
  const behindWalls = await Promise.all([signInLines(context, actor), paperLines(context, actor.userId)]);
  const input = { format, signIns: behindWalls.flat() };
  return startJob(context, owner, { kind: 'export-own-data', input });
}

/** Nobody else’s, whoever they are. */
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
