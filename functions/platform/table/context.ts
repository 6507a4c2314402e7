import { now } from '../clock.ts';
import { type Table, table } from './table.ts';

/** What every function of a domain may use, handed to it first: the table and the clock. */
export type Context = { table: Table; now: () => Date };

/** Along with what was asked. The table is there for who takes it: a handler that reads no item has none to its name. */
export const withContext = <T extends object>(asked: T): T & Context => ({
  ...asked,
  now,
  get table() {
    return table();
  },
});

/** For sockets and schedules, which nobody hands anything; the makers of handlers hand their own. */
export const context = (): Context => withContext({});
