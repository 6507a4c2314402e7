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
 * Customers of the given orders, as if each order had been counted once. Used for seed data that is written as
 * a whole. The seed provides the ids of guests, so that they stay the same in every run.
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
