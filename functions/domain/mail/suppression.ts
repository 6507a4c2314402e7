import { createHash } from 'node:crypto';
import * as z from 'zod';
import {
  type MailSuppression,
  type SuppressionReason,
  suppressionReasons,
} from '#shared/mail/mail-suppression.ts';
import { lookAgain, retry } from '#functions/platform/records/retry.ts';
import { secondsAfter } from '#functions/platform/seconds.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { create, type Operation, put, upsert } from '#functions/platform/table/table-operations.ts';
import type { MailReport } from './mail-report.ts';

/** On so many different days within the window an address has to refuse mail before it counts as dead. */
export const maxSoftBounceDays = 5;
const windowDays = 30;
const daySeconds = 24 * 3600;
/** A mark ends by itself: mailboxes come back, and nothing about an address is kept for ever. */
const keptSeconds = 365 * daySeconds;
/** A report comes within 14 hours of its mail, and waits in queues for 22 days at most. */
const clearedSeconds = 30 * daySeconds;

const Suppression = z.object({
  reason: z.enum(suppressionReasons).optional(),
  since: z.string().optional(),
  /** Days of temporary failures. A day counts once, so a message that comes twice counts once. */
  softBounceDays: z.array(z.string()).default([]),
  /** The address was proven then: reports on earlier mails say nothing new. */
  clearedAt: z.string().optional(),
  revision: z.int(),
});
type Suppression = z.infer<typeof Suppression>;

const hashOf = (address: string): string =>
  createHash('sha256').update(address.trim().toLowerCase()).digest('base64url');

/** The key holds a hash, because a mark outlives accounts and guests' orders, and nobody has to read an address from it. */
export const suppressionKey = (address: string) => ({ pk: `MAILTO#${hashOf(address)}`, sk: 'SUPPRESSION' });

const rank = (reason: SuppressionReason | undefined): number =>
  reason ? suppressionReasons.indexOf(reason) : -1;

/** Counted back from the newest day, whatever order reports come in. */
function withDay(days: readonly string[], day: string): string[] {
  const all = [...new Set([...days, day])].sort();
  const newest = Date.parse(all.at(-1) ?? day);
  return all.filter((one) => newest - Date.parse(one) < windowDays * daySeconds * 1000);
}

type AddressFacts = Omit<Suppression, 'revision'>;

/** What is known of an address after a report; undefined where the report changes nothing. */
export function afterReport(known: AddressFacts, { kind, sentAt, at }: MailReport): AddressFacts | undefined {
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

/** Notes what became of a mail. The same report once more changes nothing, and reports may come in any order. */
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
    if (refusal) return lookAgain<'stale'>(refusal);
    return undefined;
  });
}

/** Written when somebody proves that they read what is sent to an address: mail goes there again. */
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

/** Why mail is kept from an address; null for one that gets its mail. */
export async function findSuppression({ table }: Context, address: string): Promise<MailSuppression | null> {
  const known = await table.get(suppressionKey(address), Suppression);
  return known?.reason && known.since ? { reason: known.reason, since: known.since } : null;
}
