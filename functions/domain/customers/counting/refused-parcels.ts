import type { Table } from '#functions/platform/table/table.ts';
import { findCustomer, OrderEntry, originsOf, Pointer } from '../records/customer.ts';
import { customerKeys } from '../records/customer-keys.ts';

/** Number of recent orders that are examined; they show a buyer's habits. */
const most = 50;

export type ParcelHistory = { ended: number; refused: number };

type BuyerNames = { userId: string | null; phones: readonly string[] };

async function customersBy(table: Table, { userId, phones }: BuyerNames): Promise<string[]> {
  const claims = await table.getMany(
    phones.map((phone) => [customerKeys.called(`PHONE#${phone}`), Pointer] as const),
  );
  return [...new Set([userId, ...claims.map((claim) => claim?.customerId)].flatMap((id) => id ?? []))];
}

/** Outcome of the latest orders of an account and of guests with these phones: received, or refused. */
export async function parcelHistory(table: Table, asked: BuyerNames): Promise<ParcelHistory> {
  const found = await Promise.all((await customersBy(table, asked)).map((id) => findCustomer(table, id)));
  const origins = [...new Set(found.flatMap((customer) => (customer ? originsOf(customer) : [])))];
  const pages = await Promise.all(
    origins.map((id) =>
      table.query(
        {
          pk: customerKeys.partition(id),
          startsWith: customerKeys.orderPrefix,
          newestFirst: true,
          limit: most,
        },
        OrderEntry,
      ),
    ),
  );
  const statuses = pages.flatMap(({ items }) => items.map(({ status }) => status));
  const refused = statuses.filter((status) => status === 'returned').length;
  return { ended: refused + statuses.filter((status) => status === 'completed').length, refused };
}
