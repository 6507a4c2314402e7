import type { Profile } from '#functions/domain/accounts/account.ts';
import type { Item } from '#functions/platform/table/table-operations.ts';
import { customerRecord, type StoredCustomer } from '../records/customer.ts';
import { claimItem, entryItem, linkItem } from './apply-order.ts';
import {
  type BuyerOrder,
  countsAsLast,
  guestName,
  latestOf,
  customerFactsOf,
  newCustomer,
  sumsAfter,
} from './count-order.ts';

/**
 * Customers of the given orders, as if each order had been counted once. Used for seed data that is written as
 * a whole. The seed provides the ids of guests, so that they stay the same in every run.
 */
export function seededCustomers(
  orders: readonly BuyerOrder[],
  profileOf: (userId: string) => Profile | undefined,
  guestOf: (name: string) => Pick<StoredCustomer, 'id' | 'code'>,
): Item[] {
  const customers = new Map<string, StoredCustomer>();
  const items: Item[] = [];
  for (const order of orders) {
    const { entry } = order;
    const name = order.userId === null ? guestName(order) : undefined;
    const guest = name === undefined ? undefined : guestOf(name);
    const id = order.userId ?? guest?.id;
    if (id === undefined) continue;
    const profile = order.userId === null ? undefined : profileOf(order.userId);
    const known = customers.get(id);
    const before = known ?? { ...newCustomer(id, order, profile), ...guest, version: 1 };
    if (!known && name !== undefined) items.push(claimItem(name, id));
    customers.set(id, {
      ...before,
      ...customerFactsOf(before, order, profile),
      ...sumsAfter(before, undefined, entry),
      lastOrderAt: countsAsLast(entry) ? latestOf(before.lastOrderAt, entry.createdAt) : before.lastOrderAt,
      createdAt: before.createdAt < entry.createdAt ? before.createdAt : entry.createdAt,
    });
    items.push(linkItem(entry.orderId, id), entryItem(id, entry));
  }
  return [...items, ...[...customers.values()].map(customerRecord.item)];
}
