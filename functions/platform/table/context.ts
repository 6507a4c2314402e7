import { now } from '../clock.ts';
import { type Table, table } from './table.ts';

/** What every function of a domain may use, handed to it first: the table and the clock. */
export type Context = { table: Table; now: () => Date };

/** For workers, streams and schedules, which nobody hands anything; httpRoute hands its own. */
export const context = (): Context => ({ table: table(), now });
