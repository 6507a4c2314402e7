import type { DatabaseSync } from 'node:sqlite';
import * as z from 'zod';
import { prepared } from '#functions/platform/views/view-file.ts';
import type { Rows } from '#functions/platform/views/memo.ts';

const Count = z.object({ total: z.int() });

/** Totals are asked for on every page of the same list, so they are kept until the rows change. */
const totals = new WeakMap<DatabaseSync, { revision: number; known: Map<string, number> }>();

export function memoTotal({ db, revision }: Rows, sql: string, values: (string | number)[]): number {
  const kept = totals.get(db);
  const fresh = kept?.revision === revision ? kept : { revision, known: new Map<string, number>() };
  totals.set(db, fresh);
  const key = `${sql}\n${values.join('\n')}`;
  const total = fresh.known.get(key) ?? Count.parse(prepared(db, sql).get(...values)).total;
  if (fresh.known.size < 500) fresh.known.set(key, total);
  return total;
}
