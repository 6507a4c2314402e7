import type { Context } from '#functions/platform/table/context.ts';
import type { Table } from '#functions/platform/table/table.ts';

/** What domain functions ask for, at a table of a test's own and at its hour. */
export const contextOf = (table: Table, now: () => Date = () => new Date()): Context => ({ table, now });

/** When everything is due. */
export const atTheEnd = () => new Date('9999-12-31T00:00:00.000Z');
