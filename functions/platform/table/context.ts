import { now } from '../clock.ts';
import { type Table, table } from './table.ts';

/** Dependencies that are passed to every domain function as its first argument: the table and the clock. */
export type Context = { table: Table; now: () => Date };
/** Context of a function that needs no clock. */
export type TableContext = Pick<Context, 'table'>;

/**
 * Adds the context to a request. The table is created on access, because a handler that reads no items has no
 * table configured.
 */
export const withContext = <T extends object>(asked: T): T & Context => ({
  ...asked,
  now,
  get table() {
    return table();
  },
});

/** Creates a context for sockets and schedules; other handlers get theirs from `httpRoute` and its siblings. */
export const context = (): Context => withContext({});
