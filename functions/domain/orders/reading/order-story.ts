import { TimelineEvent } from '#shared/orders/order.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { orderKeys } from '../order-keys.ts';

const mostEvents = 200;

/** An order's story, oldest first. */
export async function listEvents(table: Table, id: string): Promise<TimelineEvent[]> {
  const asked = { pk: orderKeys.partition(id), startsWith: 'EVENT#', limit: mostEvents };
  return (await table.query(asked, TimelineEvent)).items;
}
