import { log } from '#functions/platform/log.ts';
import type { Table } from '#functions/platform/table.ts';
import { type Due, type DueKind, forget, listDue } from './due-items.ts';

/** What is done about each kind. Doing it twice has to change nothing: a sweep may end in the middle. */
export type Effects = Record<DueKind, (due: Due) => Promise<void>>;

const atOnce = 50;

async function carryOut(table: Table, effects: Effects, due: Due): Promise<boolean> {
  try {
    await effects[due.kind](due);
    await table.write([forget(due)]);
    return true;
  } catch (error) {
    // It stays due: the next sweep tries again, and those behind it do not wait for it.
    log.error('something due could not be done', { ...due, error });
    return false;
  }
}

/** Does what is due, oldest first, for as long as there is time. */
export async function sweep(table: Table, effects: Effects, now: Date, until: number): Promise<number> {
  let done = 0;
  let last: Due | undefined;
  while (Date.now() < until) {
    const batch = await listDue(table, now.toISOString(), atOnce, last);
    if (batch.length === 0) break;
    for (const due of batch) if (await carryOut(table, effects, due)) done += 1;
    last = batch.at(-1);
  }
  return done;
}
