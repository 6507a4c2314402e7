import * as z from 'zod';
import { CustomerOrder } from '#shared/customers/customer.ts';
import type { listCustomerOrders as contract } from '#shared/customers/customers.contract.ts';
import type { ParamsOf, QueryOf, ReplyOf } from '#shared/contract/route.ts';
import { readCursor, writeCursor } from '#functions/platform/cursor.ts';
import type { Context } from '#functions/platform/table/context.ts';
import type { Table } from '#functions/platform/table/table.ts';
import {
  OrderEntry,
  orderPlace,
  originsOf,
  requireCustomer,
  type StoredCustomer,
} from '../records/customer.ts';
import { customerKeys } from '../records/customer-keys.ts';

async function ordersOf(
  table: Table,
  origin: string,
  { from, most }: { from: string | undefined; most: number },
): Promise<OrderEntry[]> {
  const range =
    from === undefined
      ? { startsWith: customerKeys.orderPrefix }
      : { between: customerKeys.ordersUntil(from) };
  // The last order of the previous page is read again and dropped.
  const asked = { pk: customerKeys.partition(origin), ...range, newestFirst: true, limit: most + 1 };
  const { items } = await table.list(asked, OrderEntry);
  return items.filter((entry) => orderPlace(entry) !== from);
}

/** Orders of a customer from a place on, newest first, across all merged records. */
export async function newestOrders(
  table: Table,
  customer: StoredCustomer,
  { from, most }: { from: string | undefined; most: number },
): Promise<OrderEntry[]> {
  const found = await Promise.all(
    originsOf(customer).map((origin) => ordersOf(table, origin, { from, most })),
  );
  return found
    .flat()
    .toSorted((a, b) => (orderPlace(a) < orderPlace(b) ? 1 : -1))
    .slice(0, most);
}

export async function listCustomerOrders(
  { table }: Context,
  { id, take, cursor }: ParamsOf<typeof contract> & QueryOf<typeof contract>,
): Promise<ReplyOf<typeof contract>> {
  const from = cursor === undefined ? undefined : readCursor(z.string().max(100), cursor);
  const found = await newestOrders(table, await requireCustomer(table, id), { from, most: take + 1 });
  const data = found.slice(0, take);
  const last = data.at(-1);
  return {
    data: data.map((entry) => CustomerOrder.parse(entry)),
    nextCursor: found.length > take && last ? writeCursor(orderPlace(last)) : null,
  };
}
