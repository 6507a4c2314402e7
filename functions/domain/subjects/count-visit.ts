import { createHmac, randomBytes } from 'node:crypto';
import * as z from 'zod';
import { type Subject, subjectText } from '#shared/subjects/subject.ts';
import { dayInVietnam } from '#shared/values/vietnam-day.ts';
import { onColdStart } from '#functions/platform/cold-start.ts';
import { secondsAfter, secondsOf } from '#functions/platform/seconds.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { upsert } from '#functions/platform/table/table-operations.ts';
import { noteSeen } from './seen-subjects.ts';
import { countFor } from './subject-counters.ts';
import { viewerMark } from './viewer-sketch.ts';

/** Time in which one visitor counts once, however often the page is loaded. */
const sessionSeconds = 30 * 60;

/** Programs that read pages without a person before them. */
const bots = /bot|crawl|spider|slurp|headless|preview|monitor|curl|wget|python|http-client|lighthouse/i;

export type Visitor = { userId: string | undefined; address: string; userAgent: string };

const Salt = z.object({ salt: z.string() });
const saltSeconds = 2 * 24 * 3600;
/** Salt of the latest day that this container met; older ones are of no use any more. */
let known = { day: '', salt: '' };
onColdStart(() => {
  known = { day: '', salt: '' };
});

/**
 * Secret of a day, the same in all containers. It is deleted afterwards, and with it the only way to tell that
 * visitors of two days were the same person.
 */
async function saltOf({ table }: Context, at: Date): Promise<string> {
  const day = dayInVietnam(at.getTime());
  if (known.day === day) return known.salt;
  const change = {
    set: { entity: 'view-salt', expiresAt: secondsAfter(at, saltSeconds) },
    setOnce: { salt: randomBytes(16).toString('base64url') },
  };
  const stored = await table.change(upsert({ pk: 'VIEW-SALT', sk: day }, change), Salt);
  if (!stored) throw new Error('An unconditional write is never refused');
  known = { day, salt: stored.salt };
  return stored.salt;
}

/** Network of an address: several people behind one router with the same browser count as one visitor. */
const networkOf = (address: string): string =>
  address.includes(':') ? address.split(':').slice(0, 4).join(':') : address.replace(/\.\d+$/, '');

/** Name under which a visitor is remembered for half an hour. */
async function visitorName(context: Context, { userId, address, userAgent }: Visitor): Promise<string> {
  if (userId) return userId;
  const salt = await saltOf(context, context.now());
  const seen = `${networkOf(address)}\n${userAgent}`;
  return createHmac('sha256', salt).update(seen).digest('base64url');
}

/**
 * Counts a view that was on screen for a while: once per visitor and half hour, and never for programs. The
 * reminder of the visitor and the counters are one transaction, so that two tabs count once. `within` names what
 * the subject is a part of: it gets the same view. For members what the subject is a part of, or else
 * itself, is among what they saw lately.
 */
export async function countView(
  context: Context,
  subject: Subject,
  visitor: Visitor,
  within: readonly Subject[] = [],
): Promise<boolean> {
  if (visitor.userAgent === '' || bots.test(visitor.userAgent)) return false;
  const { table, now } = context;
  const at = now();
  const name = await visitorName(context, visitor);
  const all = [subject, ...within];
  const refusal = await table.write([
    upsert(
      { pk: `VIEWER#${name}`, sk: subjectText(subject) },
      {
        set: {
          entity: 'viewer',
          expiresAt: secondsAfter(at, sessionSeconds),
          subjects: all,
          mark: viewerMark(name),
          at: at.toISOString(),
        },
      },
      { when: { expiresAt: { missingOrAtMost: secondsOf(at) } }, refusal: 'counted before' },
    ),
    ...all.map((one) => countFor(one, name, { views: 1 })),
  ]);
  if (refusal) return false;
  if (visitor.userId) await noteSeen(context, visitor.userId, within.at(-1) ?? subject);
  return true;
}
