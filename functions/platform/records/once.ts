import { createHash } from 'node:crypto';
import * as z from 'zod';
import { AppError, type ErrorCode } from '#shared/contract/errors.ts';
import { secondsFromNow } from '../clock.ts';
import type { Table } from '../table/table.ts';
import { create, type Operation } from '../table/table-operations.ts';

/**
 * A request with its idempotency key from the client: sent again, it counts as the same request. A request
 * without a key is always new. The same key with different content is rejected, because a client that corrected
 * its request and never got the reply must not be told that the correction was accepted.
 *
 *   outcome of a request   pk REQUEST#<what>#<who>   sk <request key>
 */
export type OwnRequest = {
  who: string;
  /** Name of the operation. */
  what: string;
  requestKey: string | undefined;
  /** The whole validated input. */
  asked: object;
  /** How long a repeated request is recognized. */
  kept?: 'a day' | 'for good';
};

/** Items from before inputs were compared have no `asked` digest. */
const Outcome = z.object({ result: z.string(), asked: z.string().optional() });
const daySeconds = 24 * 3600;

/** Refusal when the request has already been carried out. */
export const repeated = 'repeat';

const keyOf = ({ who, what }: OwnRequest, requestKey: string) => ({
  pk: `REQUEST#${what}#${who}`,
  sk: requestKey,
});

/** JSON replacer that sorts fields, so that their order does not change the digest. */
const sorted = (_name: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value;

/** Hashes the input, so that the stored digest has the same size for any input. */
const digestOf = (asked: object): string =>
  createHash('sha256').update(JSON.stringify(asked, sorted)).digest('base64url');

/** Writes the idempotency item within the request's transaction; `result` is the id of the outcome. */
export function claimRequest(request: OwnRequest, result: string): Operation<typeof repeated>[] {
  const { requestKey, kept = 'a day' } = request;
  if (requestKey === undefined) return [];
  const asked = digestOf(request.asked);
  const expiry = kept === 'a day' ? { expiresAt: secondsFromNow(daySeconds) } : {};
  return [
    create(
      { ...keyOf(request, requestKey), entity: 'request', result, asked, ...expiry },
      { refusal: repeated },
    ),
  ];
}

/** Returns the outcome of an identical earlier request; throws if the key had another input. */
export async function resultOf(table: Table, request: OwnRequest): Promise<string | undefined> {
  const { requestKey } = request;
  if (requestKey === undefined) return undefined;
  const known = await table.get(keyOf(request, requestKey), Outcome);
  if (known?.asked !== undefined && known.asked !== digestOf(request.asked))
    throw new AppError('REQUEST_DIFFERS', { params: { id: known.result } });
  return known?.result;
}

/**
 * Answers a request with its earlier outcome, or else by `work`. If `work` is refused, the outcome is looked up
 * again: a duplicate request at the same moment may have just done what `work` is refused for.
 */
export async function answeredOnce<T extends object>(
  table: Table,
  request: OwnRequest,
  asked: { before: (result: string) => T | Promise<T>; work: () => Promise<T | typeof repeated> },
): Promise<T> {
  const known = await resultOf(table, request);
  if (known !== undefined) return asked.before(known);
  const outcome = await asked.work().catch((error: unknown) => {
    if (error instanceof AppError) return error;
    throw error;
  });
  if (outcome !== repeated && !(outcome instanceof AppError)) return outcome;
  const twin = await resultOf(table, request);
  if (twin !== undefined) return asked.before(twin);
  throw outcome === repeated ? new AppError('STALE_STATE') : outcome;
}

/** Carries out a request in one transaction and returns its result, from now or from the earlier time. */
export async function once<W extends string = never>(
  table: Table,
  request: OwnRequest,
  { result, writes }: { result: string; writes: readonly Operation<W>[] },
): Promise<{ result: string } | { refusal: Exclude<W, typeof repeated> }> {
  const refusal = await table.write<W | typeof repeated>([...claimRequest(request, result), ...writes]);
  if (refusal === undefined) return { result };
  // Any other refusal is one of the caller's own writes.
  if (refusal !== repeated) return { refusal: refusal as Exclude<W, typeof repeated> };
  const before = await resultOf(table, request);
  if (before === undefined) throw new AppError('STALE_STATE');
  return { result: before };
}

/** Carries out a request and returns its result, or throws the refusal, which must be an error code. */
export async function onceOrThrow<W extends ErrorCode = never>(
  table: Table,
  request: OwnRequest,
  done: { result: string; writes: readonly Operation<W>[] },
): Promise<string> {
  const made = await once(table, request, done);
  if ('refusal' in made) throw new AppError(made.refusal);
  return made.result;
}
