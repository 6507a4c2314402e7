import type { Context } from '#functions/platform/table/context.ts';
import type { Table } from '#functions/platform/table/table.ts';

/** Context of domain functions, with a test's own table and clock. */
export const contextOf = (table: Table, now: () => Date = () => new Date()): Context => ({ table, now });

/** Time at which everything is due. */
export const atTheEnd = () => new Date('9999-12-31T00:00:00.000Z');
