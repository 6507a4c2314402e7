import * as z from 'zod';
import type { Table } from '#functions/platform/table.ts';
import { put, type Operation, remove } from '#functions/platform/table-operations.ts';

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

/** To be written with what makes it due; asked for twice, it is due once. */
export const remind = (due: Due): Operation => put({ ...keyOf(due), entity: 'due', ...due });

/** Done, or no longer to be done. */
export const forget = (due: Due): Operation => remove(keyOf(due));

export async function listDue(table: Table, now: string, limit: number): Promise<Due[]> {
  // "~" comes after every kind: what is due this very moment is due.
  const asked = { pk: partition, between: ['0', `${now}~`] as [string, string], limit };
  return (await table.query(asked, Due)).items;
}
