import { createHash } from 'node:crypto';
import * as z from 'zod';
import { AppError } from '#shared/contract/errors.ts';
import { secondsFromNow } from '../clock.ts';
import type { Table } from '../table/table.ts';
import { create, type Operation } from '../table/table-operations.ts';

/**
 * What somebody asks for, by the key their client gave it: sent again, it is the same request. One without a key
 * stands for itself. The key with something else in it is refused: whoever corrected what they sent and heard nothing
 * of must not be told that the correction was taken.
 *
 *   what came of a request   pk REQUEST#<what>#<who>   sk <request key>
 */
export type OwnRequest = {
  who: string;
  /** The operation, by its name. */
  what: string;
  requestKey: string | undefined;
  /** All that is asked for, as it was validated. */
  asked: object;
  /** How long a repeat is known as one. */
  kept?: 'a day' | 'for good';
};

/** Claims from before requests were compared say nothing of what was asked for. */
const Outcome = z.object({ result: z.string(), asked: z.string().optional() });
const daySeconds = 24 * 3600;

/** The refusal of what was carried out before. */
export const repeated = 'repeat';

const keyOf = ({ who, what }: OwnRequest, requestKey: string) => ({
  pk: `REQUEST#${what}#${who}`,
  sk: requestKey,
});

/** In whatever order its fields come. */
const sorted = (_name: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value;

/** As long for a note as for a book. */
const digestOf = (asked: object): string =>
  createHash('sha256').update(JSON.stringify(asked, sorted)).digest('base64url');

/** Goes into the transaction that carries a request out, with what came of it: an id, to be read again. */
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

/** What came of a request; undefined for a new one, and refused where its key stands for another. */
export async function resultOf(table: Table, request: OwnRequest): Promise<string | undefined> {
  const { requestKey } = request;
  if (requestKey === undefined) return undefined;
  const known = await table.get(keyOf(request, requestKey), Outcome);
  if (known?.asked !== undefined && known.asked !== digestOf(request.asked))
    throw new AppError('REQUEST_DIFFERS', { params: { id: known.result } });
  return known?.result;
}

/**
 * Answers a request by what came of it the time before, or by `work`. What `work` is refused is looked at once more: its
 * twin, pressed at the same moment, may have done just then what it is refused for.
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

/** Carries a request out in one write, and answers what came of it: now, or the time before. */
export async function once<W extends string = never>(
  table: Table,
  request: OwnRequest,
  { result, writes }: { result: string; writes: readonly Operation<W>[] },
): Promise<{ result: string } | { refusal: Exclude<W, typeof repeated> }> {
  const refusal = await table.write<W | typeof repeated>([...claimRequest(request, result), ...writes]);
  if (refusal === undefined) return { result };
  // What is not the repeat is one of its own.
  if (refusal !== repeated) return { refusal: refusal as Exclude<W, typeof repeated> };
  const before = await resultOf(table, request);
  if (before === undefined) throw new AppError('STALE_STATE');
  return { result: before };
}
