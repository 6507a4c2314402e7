import type { TableContext } from '#functions/platform/table/context.ts';
import type { Place } from '#functions/platform/views/list-plan.ts';
import { orderKeys } from '../order-keys.ts';
import { StoredOrder } from '../order-record.ts';
import { ordersView } from './orders-view.ts';
import { type PlacedIn, placedIn, saleStatuses } from './sales-figures.ts';

const atOnce = 100;
const isSold = ({ status, replaces }: StoredOrder): boolean =>
  saleStatuses.includes(status) && replaces === undefined;

/**
 * Yields the complete sold orders of a period in batches, newest first, as long as the caller continues.
 * Replacements for returned goods are left out, since they were sold before.
 */
export async function* readSales({ table }: TableContext, period: PlacedIn): AsyncGenerator<StoredOrder[]> {
  let after: Place | undefined;
  do {
    const { rows, places } = await ordersView.rows().list({
      where: [{ column: 'status', among: saleStatuses }, ...placedIn(period)],
      sort: { by: 'createdAt', descending: true },
      take: atOnce,
      after,
      counted: false,
    });
    const found = await table.getMany(rows.map(({ id }) => [orderKeys.head(id), StoredOrder] as const));
    // Orders cancelled since the view was read are left out.
    yield found.flatMap((order) => (order && isSold(order) ? [order] : []));
    after = rows.length < atOnce ? undefined : places.at(-1);
  } while (after);
}
