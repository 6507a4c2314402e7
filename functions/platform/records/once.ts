import * as z from 'zod';
import { AppError } from '#shared/contract/errors.ts';
import { secondsFromNow } from '../clock.ts';
import type { Table } from '../table/table.ts';
import { create, type Operation } from '../table/table-operations.ts';

/**
 * What somebody asks for, by the key their client gave it: sent again, it is the same request. One without a key
 * stands for itself.
 *
 *   what came of a request   pk REQUEST#<what>#<who>   sk <request key>
 */
export type OwnRequest = {
  who: string;
  /** The operation, by its name. */
  what: string;
  requestKey: string | undefined;
  /** How long a repeat is known as one. */
  kept?: 'a day' | 'for good';
};

const Outcome = z.object({ result: z.string() });
const daySeconds = 24 * 3600;

/** The refusal of what was carried out before. */
export const repeated = 'repeat';

const keyOf = ({ who, what }: OwnRequest, requestKey: string) => ({
  pk: `REQUEST#${what}#${who}`,
  sk: requestKey,
});

/** Goes into the transaction that carries a request out, with what came of it: an id, to be read again. */
export function claimRequest(request: OwnRequest, result: string): Operation<typeof repeated>[] {
  const { requestKey, kept = 'a day' } = request;
  if (requestKey === undefined) return [];
  const expiry = kept === 'a day' ? { expiresAt: secondsFromNow(daySeconds) } : {};
  return [
    create({ ...keyOf(request, requestKey), entity: 'request', result, ...expiry }, { refusal: repeated }),
  ];
}

/** What came of a request; undefined for a new one. */
export async function resultOf(table: Table, request: OwnRequest): Promise<string | undefined> {
  const { requestKey } = request;
  if (requestKey === undefined) return undefined;
  return (await table.get(keyOf(request, requestKey), Outcome))?.result;
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
