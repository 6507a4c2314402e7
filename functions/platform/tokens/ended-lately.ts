import * as z from 'zod';
import { roles } from '#shared/contract/access.ts';
import { AppError } from '#shared/contract/errors.ts';
import { idsSince, newId } from '#shared/values/ids.ts';
import { now } from '../clock.ts';
import { onColdStart } from '../cold-start.ts';
import { log } from '../log.ts';
import { secondsAfter } from '../seconds.ts';
import type { Table } from '../table/table.ts';
import { create, type Operation } from '../table/table-operations.ts';
import { UserStatus } from '#shared/values/user-status-schema.ts';

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
  z.object({
    what: z.literal('standing'),
    userId: z.string(),
    role: z.enum(roles),
    status: UserStatus,
    /** Of which state of the profile this is true: of one that knows a later state nothing is said. */
    asOf: z.string(),
  }),
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

type Read<T> = { sk: string; at: number } & T;

const sessions = new Map<string, Read<object>>();
/** All of a member's that lately were: one that kept a session is no excuse for the next that did not. */
const begun = new Map<string, Read<{ from: string; except?: string | undefined }>[]>();
const standings = new Map<
  string,
  Read<Pick<Extract<End, { what: 'standing' }>, 'role' | 'status' | 'asOf'>>
>();

type State = { asOf: string; sk: string };
const isLater = (one: State, other?: State): boolean =>
  other === undefined || one.asOf > other.asOf || (one.asOf === other.asOf && one.sk > other.sk);

/** What is read a second time changes nothing. */
function take({ sk, at: said, ...end }: z.infer<typeof Row>): void {
  const at = Date.parse(said);
  if (end.what === 'session') sessions.set(end.sessionId, { sk, at });
  else if (end.what === 'sessions') {
    const others = begun.get(end.userId)?.filter((one) => one.sk !== sk) ?? [];
    begun.set(end.userId, [...others, { sk, at, from: end.from, except: end.except }]);
  } else if (isLater({ sk, ...end }, standings.get(end.userId)))
    standings.set(end.userId, { sk, at, role: end.role, status: end.status, asOf: end.asOf });
}

function forgetBefore(instant: number): void {
  for (const kept of [sessions, standings])
    for (const [name, { at }] of kept) if (at < instant) kept.delete(name);
  for (const [name, ends] of begun) {
    const left = ends.filter(({ at }) => at >= instant);
    if (left.length > 0) begun.set(name, left);
    else begun.delete(name);
  }
}

/** By the server's clock, up to when everything was read; and by a clock nobody moves, when. */
let readUpTo = 0;
let lookedAt = Number.NEGATIVE_INFINITY;
let underWay: Promise<void> | undefined;
onColdStart(() => {
  for (const kept of [sessions, begun, standings]) kept.clear();
  [readUpTo, lookedAt, underWay] = [0, Number.NEGATIVE_INFINITY, undefined];
});

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
  /** The state of the profile it was made of. */
  asOf?: string | undefined;
  madeAt: number;
};

function isOver({ userId, sessionId, since = '' }: TokenFacts): boolean {
  const all = begun.get(userId) ?? [];
  return sessions.has(sessionId) || all.some(({ from, except }) => since < from && except !== sessionId);
}

function isBehind({ userId, role, status, asOf = '', madeAt }: TokenFacts): boolean {
  const standing = standings.get(userId);
  if (!standing || asOf > standing.asOf || madeAt > standing.at + settledMilliseconds) return false;
  return standing.role !== role || standing.status !== status;
}

/** Refuses a token whose session is over (401), and one that says what is no longer so (410: the client renews it). */
export async function requireStanding(table: Pick<Table, 'list'>, told: TokenFacts): Promise<void> {
  await lookIfDue(table);
  if (isOver(told)) throw new AppError('SESSION_ENDED');
  if (isBehind(told)) throw new AppError('TOKEN_BEHIND');
}
