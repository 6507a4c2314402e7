import { TimelineEvent } from '#shared/orders/order.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { orderKeys } from '../order-keys.ts';

const mostEvents = 200;

/** Lists the timeline of an order, oldest first. */
export async function listEvents({ table }: Context, id: string): Promise<TimelineEvent[]> {
  const asked = { pk: orderKeys.partition(id), startsWith: 'EVENT#', limit: mostEvents };
  return (await table.list(asked, TimelineEvent)).items;
}
