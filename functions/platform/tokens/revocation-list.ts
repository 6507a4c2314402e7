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
 * Revocation list of access tokens, which are verified without reading the member. Sessions that ended early
 * and changed roles or statuses are listed here for as long as an affected token may still be used, and every
 * function polls the list.
 *
 *   recently ended sessions and changed claims, by time   pk ENDED   sk <id>
 */
const partition = 'ENDED';

/** Longer than the lifetime of any access token (`accessTokenSeconds` of a stage) plus clock differences. */
export const revocationSeconds = 20 * 60;

/** Each read of the list serves all calls of a function for this long. */
export const refreshMilliseconds = 500;
/** Each read goes back this far, because clock differences and slow writes show rows late. */
const overlapMilliseconds = 60_000;
/** While the list cannot be read, tokens are accepted for this long; after that every call fails. */
const maxSilentMilliseconds = 10_000;
/** A token made this long after a change has the changed data, so the list entry does not affect it. */
const settledMilliseconds = 5_000;

const End = z.discriminatedUnion('what', [
  /** Ends one session. */
  z.object({ what: z.literal('session'), userId: z.string(), sessionId: z.string() }),
  /** Ends all sessions of a member begun before this instant, except one. */
  z.object({
    what: z.literal('sessions'),
    userId: z.string(),
    from: z.string(),
    except: z.string().optional(),
  }),
  /** Ends no session, but a token with other claims must be renewed. */
  z.object({
    what: z.literal('standing'),
    userId: z.string(),
    role: z.enum(roles),
    status: UserStatus,
    /** State of the profile that these claims come from; tokens made from a later state are not affected. */
    asOf: z.string(),
  }),
]);
export type End = z.infer<typeof End>;
const Row = z.intersection(End, z.object({ sk: z.string(), at: z.string() }));

/** Adds an entry to the list; it belongs in the transaction that ends the session or changes the claims. */
export function revoke(end: End, at = now()): Operation {
  return create({
    pk: partition,
    sk: newId(at.getTime()),
    entity: 'ended',
    ...end,
    at: at.toISOString(),
    expiresAt: secondsAfter(at, revocationSeconds),
  });
}

type ReadEntry<T> = { sk: string; at: number } & T;

const sessions = new Map<string, ReadEntry<object>>();
/** All recent entries of a member: a session that one entry excepts may be ended by the next. */
const begun = new Map<string, ReadEntry<{ from: string; except?: string | undefined }>[]>();
const standings = new Map<
  string,
  ReadEntry<Pick<Extract<End, { what: 'standing' }>, 'role' | 'status' | 'asOf'>>
>();

type State = { asOf: string; sk: string };
const isLater = (one: State, other?: State): boolean =>
  other === undefined || one.asOf > other.asOf || (one.asOf === other.asOf && one.sk > other.sk);

/** Takes an entry into memory; taking the same entry twice changes nothing. */
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

/**
 * `readUpTo` is the server time up to which all entries were read. `lookedAt` is the time of that read by the
 * monotonic clock, which tests cannot move.
 */
let readUpTo = 0;
let lookedAt = Number.NEGATIVE_INFINITY;
let underWay: Promise<void> | undefined;
onColdStart(() => {
  for (const kept of [sessions, begun, standings]) kept.clear();
  [readUpTo, lookedAt, underWay] = [0, Number.NEGATIVE_INFINITY, undefined];
});

async function look(table: Pick<Table, 'list'>): Promise<void> {
  const [upTo, at] = [now().getTime(), performance.now()];
  const oldest = upTo - revocationSeconds * 1000;
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
  if (performance.now() - lookedAt < refreshMilliseconds) return;
  underWay ??= look(table).finally(() => {
    underWay = undefined;
  });
  try {
    await underWay;
  } catch (error) {
    if (performance.now() - lookedAt > maxSilentMilliseconds) throw error;
    log.warn('what ended lately could not be read', { error });
  }
}

/** Facts that a token states about its session. */
export type TokenFacts = {
  userId: string;
  sessionId: string;
  role: string;
  status: string;
  /** Sessions of the member begun before this instant had already been ended when the token was made. */
  since?: string | undefined;
  /** State of the profile that the token was made from. */
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

/** Rejects a token of an ended session (401), or one with outdated claims to renew (410). */
export async function requireNotRevoked(table: Pick<Table, 'list'>, told: TokenFacts): Promise<void> {
  await lookIfDue(table);
  if (isOver(told)) throw new AppError('SESSION_ENDED');
  if (isBehind(told)) throw new AppError('TOKEN_BEHIND');
}
