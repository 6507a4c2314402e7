import * as z from 'zod';
import type { Table } from '#functions/platform/table.ts';
import { type Item, put, type Operation, remove } from '#functions/platform/table-operations.ts';

/**
 * What has to be done later, kept as items that a scheduled function looks through each minute.
 *
 *   what is due by now, oldest first   pk DUE   sk <moment>#<kind>#<of what>
 */
const partition = 'DUE';

export const DueKind = z.enum(['unpaid-order', 'payment-expiry', 'payment-query']);
export type DueKind = z.infer<typeof DueKind>;

export const Due = z.object({ at: z.string(), kind: DueKind, of: z.string() });
export type Due = z.infer<typeof Due>;

const keyOf = ({ at, kind, of }: Due) => ({ pk: partition, sk: `${at}#${kind}#${of}` });

export const dueItem = (due: Due): Item => ({ ...keyOf(due), entity: 'due', ...due });

/** To be written with what makes it due; asked for twice, it is due once. */
export const remind = (due: Due): Operation => put(dueItem(due));

/** Done, or no longer to be done. */
export const forget = (due: Due): Operation => remove(keyOf(due));

/** Those due by now, or those of them that come after one. */
export async function listDue(table: Table, now: string, limit: number, after?: Due): Promise<Due[]> {
  // "~" comes after every kind: what is due this very moment is due. No two have one key, so "!" skips just the one.
  const from = after ? `${keyOf(after).sk}!` : '0';
  const asked = { pk: partition, between: [from, `${now}~`] as [string, string], limit };
  return (await table.query(asked, Due)).items;
}
