import { createHash } from 'node:crypto';
import * as z from 'zod';
import {
  type MailSuppression,
  type SuppressionReason,
  suppressionReasons,
} from '#shared/mail/mail-suppression.ts';
import { retryOn, retry } from '#functions/platform/records/retry.ts';
import { secondsAfter } from '#functions/platform/seconds.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { create, type Operation, put, upsert } from '#functions/platform/table/table-operations.ts';
import type { MailReport } from './mail-report.ts';

/** Number of different days within the window on which an address must bounce before it counts as dead. */
export const maxSoftBounceDays = 5;
const windowDays = 30;
const daySeconds = 24 * 3600;
/** Retention of a suppression, because mailboxes come back and addresses must not stay forever. */
const keptSeconds = 365 * daySeconds;
/** Retention of a clearance. Reports come within 14 hours and wait in queues for 22 days at most. */
const clearedSeconds = 30 * daySeconds;

const Suppression = z.object({
  reason: z.enum(suppressionReasons).optional(),
  since: z.string().optional(),
  /** Days with temporary failures. Each day counts once, so repeated messages do too. */
  softBounceDays: z.array(z.string()).default([]),
  /** Time when the address was proven. Reports on earlier mails are ignored. */
  clearedAt: z.string().optional(),
  revision: z.int(),
});
type Suppression = z.infer<typeof Suppression>;

const hashOf = (address: string): string =>
  createHash('sha256').update(address.trim().toLowerCase()).digest('base64url');

/** Key of a suppression: a hash, since it outlives accounts and the address must not be readable. */
export const suppressionKey = (address: string) => ({ pk: `MAILTO#${hashOf(address)}`, sk: 'SUPPRESSION' });

const rank = (reason: SuppressionReason | undefined): number =>
  reason ? suppressionReasons.indexOf(reason) : -1;

/** Adds a day and drops those outside the window before the newest. Reports may come in any order. */
function withDay(days: readonly string[], day: string): string[] {
  const all = [...new Set([...days, day])].sort();
  const newest = Date.parse(all.at(-1) ?? day);
  return all.filter((one) => newest - Date.parse(one) < windowDays * daySeconds * 1000);
}

type AddressFacts = Omit<Suppression, 'revision'>;

/** State of an address after a report; undefined if the report changes nothing. */
function afterReport(known: AddressFacts, { kind, sentAt, at }: MailReport): AddressFacts | undefined {
  if (known.clearedAt !== undefined && sentAt <= known.clearedAt) return undefined;
  if (kind !== 'soft') {
    const reason = kind === 'hard' ? 'bounce' : 'complaint';
    return rank(reason) > rank(known.reason) ? { ...known, reason, since: at } : undefined;
  }
  const day = at.slice(0, 10);
  if (known.reason || known.softBounceDays.includes(day)) return undefined;
  const softBounceDays = withDay(known.softBounceDays, day);
  return softBounceDays.length < maxSoftBounceDays
    ? { ...known, softBounceDays }
    : { ...known, softBounceDays, reason: 'soft-bounces', since: at };
}

/** Stores a report. A repeated report changes nothing, and reports may come in any order. */
export async function noteReport({ table, now }: Context, report: MailReport): Promise<void> {
  const key = suppressionKey(report.address);
  await retry(async () => {
    const known = await table.get(key, Suppression);
    const after = afterReport(known ?? { softBounceDays: [] }, report);
    if (!after) return undefined;
    const row = {
      ...key,
      entity: 'mail-suppression',
      ...after,
      revision: (known?.revision ?? 0) + 1,
      expiresAt: secondsAfter(now(), keptSeconds),
    };
    const refusal = await table.write([
      known
        ? put(row, { when: { revision: known.revision }, refusal: 'stale' })
        : create(row, { refusal: 'stale' }),
    ]);
    if (refusal) return retryOn<'stale'>(refusal);
    return undefined;
  });
}

/** Clears the suppression when somebody proves that they read the mailbox; mail is sent there again. */
export const clearSuppression = (address: string, at: Date): Operation =>
  upsert(suppressionKey(address), {
    set: {
      entity: 'mail-suppression',
      clearedAt: at.toISOString(),
      expiresAt: secondsAfter(at, clearedSeconds),
    },
    add: { revision: 1 },
    remove: ['reason', 'since', 'softBounceDays'],
  });

/** Reason why mail to an address is suppressed; null if it is not. */
export async function findSuppression({ table }: Context, address: string): Promise<MailSuppression | null> {
  const known = await table.get(suppressionKey(address), Suppression);
  return known?.reason && known.since ? { reason: known.reason, since: known.since } : null;
}
