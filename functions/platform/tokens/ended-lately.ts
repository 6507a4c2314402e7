import * as z from 'zod';
import { roles } from '#shared/contract/access.ts';
import { AppError } from '#shared/contract/errors.ts';
import { UserStatus } from '#shared/accounts/user.ts';
import { idsSince, newId } from '#shared/values/ids.ts';
import { now } from '../clock.ts';
import { log } from '../log.ts';
import { secondsAfter } from '../seconds.ts';
import type { Table } from '../table/table.ts';
import { create, type Operation } from '../table/table-operations.ts';

/**
 * An access token is checked without a look at its member. What ended before its time, or says what is true no longer,
 * stands here for as long as a token of it may still be shown, and every function looks now and then.
 *
 *   what ended lately, in its order   pk ENDED   sk <id>
 */
const partition = 'ENDED';

/** Longer than any access token lives (`accessTokenSeconds` of a stage), and than clocks differ. */
export const endedSeconds = 20 * 60;

/** One look serves every call of a function for so long. */
export const lookMilliseconds = 500;
/** What was written before the last look may come to stand behind it: clocks differ, and a write takes its time. */
const overlapMilliseconds = 60_000;
/** A table that cannot be asked for a moment refuses nobody; after this nobody is believed. */
const mostSilentMilliseconds = 10_000;
/** A token made this long after a change was read after it: it is fresh, whatever stands here. */
const settledMilliseconds = 5_000;

const End = z.discriminatedUnion('what', [
  /** One session. */
  z.object({ what: z.literal('session'), userId: z.string(), sessionId: z.string() }),
  /** All begun before this instant, but one. */
  z.object({
    what: z.literal('sessions'),
    userId: z.string(),
    from: z.string(),
    except: z.string().optional(),
  }),
  /** None ended, but a token that says otherwise is to be renewed. */
  z.object({ what: z.literal('standing'), userId: z.string(), role: z.enum(roles), status: UserStatus }),
]);
export type End = z.infer<typeof End>;
const Row = z.intersection(End, z.object({ sk: z.string(), at: z.string() }));

/** To be written with what ends it. */
export function tellEnded(end: End, at = now()): Operation {
  return create({
    pk: partition,
    sk: newId(at.getTime()),
    entity: 'ended',
    ...end,
    at: at.toISOString(),
    expiresAt: secondsAfter(at, endedSeconds),
  });
}

type Memory<T> = Map<string, T & { sk: string; at: number }>;

const sessions: Memory<object> = new Map();
const begun: Memory<{ from: string; except?: string | undefined }> = new Map();
const standings: Memory<Pick<Extract<End, { what: 'standing' }>, 'role' | 'status'>> = new Map();

/** The latest counts; what is read a second time changes nothing. */
function keep<T extends object>(kept: Memory<T>, name: string, facts: T & { sk: string; at: number }): void {
  if (facts.sk > (kept.get(name)?.sk ?? '')) kept.set(name, facts);
}

function take({ sk, at: said, ...end }: z.infer<typeof Row>): void {
  const at = Date.parse(said);
  if (end.what === 'session') keep(sessions, end.sessionId, { sk, at });
  else if (end.what === 'sessions') keep(begun, end.userId, { sk, at, from: end.from, except: end.except });
  else keep(standings, end.userId, { sk, at, role: end.role, status: end.status });
}

function forgetBefore(instant: number): void {
  for (const kept of [sessions, begun, standings])
    for (const [name, { at }] of kept) if (at < instant) kept.delete(name);
}

/** By the server's clock, up to when everything was read; and by a clock nobody moves, when. */
let readUpTo = 0;
let lookedAt = Number.NEGATIVE_INFINITY;
let underWay: Promise<void> | undefined;

async function look(table: Pick<Table, 'list'>): Promise<void> {
  const [upTo, at] = [now().getTime(), performance.now()];
  const oldest = upTo - endedSeconds * 1000;
  const from = Math.max(oldest, Math.min(readUpTo - overlapMilliseconds, upTo));
  let cursor: string | undefined;
  do {
    const slice = await table.list({ pk: partition, between: [idsSince(from), '~'], cursor }, Row);
    slice.items.forEach(take);
    ({ cursor } = slice);
  } while (cursor);
  forgetBefore(oldest);
  [readUpTo, lookedAt] = [upTo, at];
}

async function lookIfDue(table: Pick<Table, 'list'>): Promise<void> {
  if (performance.now() - lookedAt < lookMilliseconds) return;
  underWay ??= look(table).finally(() => {
    underWay = undefined;
  });
  try {
    await underWay;
  } catch (error) {
    if (performance.now() - lookedAt > mostSilentMilliseconds) throw error;
    log.warn('what ended lately could not be read', { error });
  }
}

/** What a token says of the session it belongs to. */
export type TokenFacts = {
  userId: string;
  sessionId: string;
  role: string;
  status: string;
  /** Since when the sessions of its member count that were not ended when it was made. */
  since?: string | undefined;
  madeAt: number;
};

function isOver({ userId, sessionId, since = '' }: TokenFacts): boolean {
  const all = begun.get(userId);
  return sessions.has(sessionId) || (all !== undefined && since < all.from && all.except !== sessionId);
}

function isBehind({ userId, role, status, madeAt }: TokenFacts): boolean {
  const standing = standings.get(userId);
  if (!standing || madeAt > standing.at + settledMilliseconds) return false;
  return standing.role !== role || standing.status !== status;
}

/** Refuses a token whose session is over (401), and one that says what is no longer so (410: the client renews it). */
export async function requireStanding(table: Pick<Table, 'list'>, told: TokenFacts): Promise<void> {
  await lookIfDue(table);
  if (isOver(told)) throw new AppError('SESSION_ENDED');
  if (isBehind(told)) throw new AppError('TOKEN_BEHIND');
}
