import type { Profile } from '#functions/domain/accounts/account.ts';
import type { StoredOrder } from '#functions/domain/orders/order-record.ts';
import type { Item } from '#functions/platform/table/table-operations.ts';
import { customerRecord, type StoredCustomer } from '../records/customer.ts';
import { claimItem, entryItem, linkItem } from './apply-order.ts';
import {
  countsAsLast,
  entryOf,
  guestName,
  laterOf,
  learntFrom,
  newCustomer,
  sumsAfter,
} from './count-order.ts';

/**
 * Whoever placed these orders, as counting each of them once leaves them: for a market that is written whole. Who a guest
 * is says the market, so that the same one has the same customers.
 */
export function seededCustomers(
  orders: readonly StoredOrder[],
  profileOf: (userId: string) => Profile | undefined,
  guestOf: (name: string) => Pick<StoredCustomer, 'id' | 'code'>,
): Item[] {
  const customers = new Map<string, StoredCustomer>();
  const items: Item[] = [];
  for (const order of orders) {
    const name = order.userId === null ? guestName(order) : undefined;
    const guest = name === undefined ? undefined : guestOf(name);
    const id = order.userId ?? guest?.id;
    if (id === undefined) continue;
    const profile = order.userId === null ? undefined : profileOf(order.userId);
    const known = customers.get(id);
    const before = known ?? { ...newCustomer(id, order, profile), ...guest, version: 1 };
    if (!known && name !== undefined) items.push(claimItem(name, id));
    const entry = entryOf(order);
    customers.set(id, {
      ...before,
      ...learntFrom(before, order, profile),
      ...sumsAfter(before, undefined, entry),
      lastOrderAt: countsAsLast(entry) ? laterOf(before.lastOrderAt, entry.createdAt) : before.lastOrderAt,
      createdAt: before.createdAt < order.createdAt ? before.createdAt : order.createdAt,
    });
    items.push(linkItem(order.id, id), entryItem(id, entry));
  }
  return [...items, ...[...customers.values()].map(customerRecord.item)];
}
