import { TimelineEvent } from '#shared/orders/order.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { orderKeys } from '../order-keys.ts';

const maxEvents = 200;

/** Lists the timeline of an order, oldest first. */
export async function listEvents({ table }: Context, id: string): Promise<TimelineEvent[]> {
  const asked = { pk: orderKeys.partition(id), startsWith: 'EVENT#', limit: maxEvents };
  return (await table.list(asked, TimelineEvent)).items;
}
