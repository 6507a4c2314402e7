import { isDeepStrictEqual } from 'node:util';
import { newId } from '#shared/values/ids.ts';
import { findProfile } from '#functions/domain/accounts/find-account.ts';
import { retryOn, retry } from '#functions/platform/records/retry.ts';
import type { Context } from '#functions/platform/table/context.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { create, type Item, type Operation, put } from '#functions/platform/table/table-operations.ts';
import {
  customerRecord,
  findCustomer,
  OrderEntry,
  orderPlace,
  originsOf,
  Pointer,
  type staleCustomer,
  type StoredCustomer,
} from '../records/customer.ts';
import { customerKeys } from '../records/customer-keys.ts';
import {
  type BuyerOrder,
  countsAsLast,
  guestName,
  latestOf,
  customerFactsOf,
  newCustomer,
  sumsAfter,
} from './count-order.ts';

/** Refusal if the order was counted concurrently, or the same guest got a record. */
const counted = 'counted-meanwhile';

export const linkItem = (orderId: string, customerId: string): Item => ({
  ...customerKeys.ofOrder(orderId),
  entity: 'customer-link',
  customerId,
});
export const claimItem = (name: string, customerId: string): Item => ({
  ...customerKeys.called(name),
  entity: 'customer-claim',
  customerId,
});
export const entryItem = (customerId: string, entry: OrderEntry): Item => ({
  ...customerKeys.order(customerId, orderPlace(entry)),
  entity: 'customer-order',
  ...entry,
});

type Origin = { id: string; writes: Operation<typeof counted>[] };

/** Finds the record an order counts for. A guest without phone and address gets none. */
async function originOf(table: Table, order: BuyerOrder): Promise<Origin | undefined> {
  const { orderId, createdAt } = order.entry;
  const link = await table.get(customerKeys.ofOrder(orderId), Pointer);
  if (link) return { id: link.customerId, writes: [] };
  const linked = (id: string) => create(linkItem(orderId, id), { refusal: counted });
  if (order.userId !== null) return { id: order.userId, writes: [linked(order.userId)] };
  const name = guestName(order);
  if (name === undefined) return undefined;
  const claim = await table.get(customerKeys.called(name), Pointer);
  if (claim) return { id: claim.customerId, writes: [linked(claim.customerId)] };
  const id = newId(Date.parse(createdAt));
  return { id, writes: [linked(id), create(claimItem(name, id), { refusal: counted })] };
}

const pageOfOrders = 50;

/** Date of the customer's latest order that is not cancelled, without this one. */
async function newestStanding(table: Table, origin: string, aside: string): Promise<string | null> {
  const asked = {
    pk: customerKeys.partition(origin),
    startsWith: customerKeys.orderPrefix,
    newestFirst: true,
  };
  let cursor: string | undefined;
  do {
    const page = await table.query({ ...asked, limit: pageOfOrders, cursor }, OrderEntry);
    const found = page.items.find((entry) => countsAsLast(entry) && entry.orderId !== aside);
    if (found) return found.createdAt;
    ({ cursor } = page);
  } while (cursor);
  return null;
}

/** Date of the last order. It is searched again only if it was this order and the order no longer counts. */
async function lastOrderOf(
  table: Table,
  customer: StoredCustomer,
  entry: OrderEntry,
): Promise<string | null> {
  if (countsAsLast(entry)) return latestOf(customer.lastOrderAt, entry.createdAt);
  if (customer.lastOrderAt !== entry.createdAt) return customer.lastOrderAt;
  const newest = await Promise.all(
    originsOf(customer).map((origin) => newestStanding(table, origin, entry.orderId)),
  );
  return newest.reduce(latestOf, null);
}

const earlierOf = (one: string, other: string): string => (one < other ? one : other);

type Refusal = typeof counted | typeof staleCustomer;

/** Replaces the entry that was read. A first entry comes with its link, which is created once only. */
const putEntry = (customerId: string, before: OrderEntry | undefined, entry: OrderEntry) =>
  put(entryItem(customerId, entry), before && { when: { version: before.version }, refusal: counted });

/** Returns whether anything but the version changed. */
const isOther = <T extends { version: number }>(before: T | undefined, after: T): boolean =>
  !isDeepStrictEqual({ ...before, version: 0 }, { ...after, version: 0 });

/** Operations that count an order in its current state; none if it was counted. */
async function writesFor(context: Context, order: BuyerOrder): Promise<Operation<Refusal>[]> {
  const { table, now } = context;
  const { entry } = order;
  const origin = await originOf(table, order);
  if (!origin) return [];
  const [known, before, profile] = await Promise.all([
    findCustomer(table, origin.id),
    table.get(customerKeys.order(origin.id, orderPlace(entry)), OrderEntry),
    order.userId === null ? undefined : findProfile(context, order.userId),
  ]);
  if (before && before.version >= entry.version) return [];
  const entryWrites = isOther(before, entry) ? [putEntry(origin.id, before, entry)] : [];
  const customer = known ?? newCustomer(origin.id, order, profile);
  const after: StoredCustomer = {
    ...customer,
    ...customerFactsOf(customer, order, profile),
    ...sumsAfter(customer, before, entry),
    lastOrderAt: await lastOrderOf(table, customer, entry),
    createdAt: earlierOf(customer.createdAt, entry.createdAt),
  };
  // A reopened order must raise the customer's version, so that a concurrent erasure checks again.
  const isReopened = before?.isOpen === false && entry.isOpen;
  if (!isReopened && !isOther(customer, after)) return [...entryWrites, ...origin.writes];
  const { writes } = customerRecord.replace(customer, { ...after, updatedAt: now().toISOString() });
  return [...writes, ...entryWrites, ...origin.writes];
}

/**
 * Counts an order in its current state for its customer. Each state counts once, however often and in whatever
 * order messages come, because the new entry replaces the old one.
 */
export const applyBuyerOrder = (
  context: Context,
  read: () => Promise<BuyerOrder | undefined>,
): Promise<void> =>
  retry(async () => {
    const order = await read();
    const writes = order ? await writesFor(context, order) : [];
    const refusal = await context.table.write<Refusal>(writes);
    return refusal && retryOn<Refusal>(refusal);
  });
