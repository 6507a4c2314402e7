import { isDeepStrictEqual } from 'node:util';
import { newId } from '#shared/values/ids.ts';
import { findProfile } from '#functions/domain/accounts/find-account.ts';
import type { StoredOrder } from '#functions/domain/orders/order-record.ts';
import { findOrder } from '#functions/domain/orders/reading/read-orders.ts';
import { lookAgain, retry } from '#functions/platform/records/retry.ts';
import type { Context } from '#functions/platform/table/context.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { create, type Item, type Operation, put } from '#functions/platform/table/table-operations.ts';
import {
  customerRecord,
  findCustomer,
  OrderEntry,
  originsOf,
  Pointer,
  type staleCustomer,
  type StoredCustomer,
} from '../records/customer.ts';
import { customerKeys, orderPlace } from '../records/customer-keys.ts';
import {
  countsAsLast,
  entryOf,
  guestName,
  laterOf,
  learntFrom,
  newCustomer,
  sumsAfter,
} from './count-order.ts';

/** The refusal when the same order is counted by somebody else this moment, or the same guest met. */
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

/** Under which record an order is counted: where it was before, else by whose it is; under none of somebody nameless. */
async function originOf(table: Table, order: StoredOrder): Promise<Origin | undefined> {
  const link = await table.get(customerKeys.ofOrder(order.id), Pointer);
  if (link) return { id: link.customerId, writes: [] };
  const linked = (id: string) => create(linkItem(order.id, id), { refusal: counted });
  if (order.userId !== null) return { id: order.userId, writes: [linked(order.userId)] };
  const name = guestName(order);
  if (name === undefined) return undefined;
  const claim = await table.get(customerKeys.called(name), Pointer);
  if (claim) return { id: claim.customerId, writes: [linked(claim.customerId)] };
  const id = newId(Date.parse(order.createdAt));
  return { id, writes: [linked(id), create(claimItem(name, id), { refusal: counted })] };
}

const pageOfOrders = 50;

/** When the newest was placed that nobody called off, this one aside. */
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

/** The last order is looked for only where it was this one, and no longer stands. */
async function lastOrderOf(
  table: Table,
  customer: StoredCustomer,
  entry: OrderEntry,
): Promise<string | null> {
  if (countsAsLast(entry)) return laterOf(customer.lastOrderAt, entry.createdAt);
  if (customer.lastOrderAt !== entry.createdAt) return customer.lastOrderAt;
  const newest = await Promise.all(
    originsOf(customer).map((origin) => newestStanding(table, origin, entry.orderId)),
  );
  return newest.reduce(laterOf, null);
}

const earlierOf = (one: string, other: string): string => (one < other ? one : other);

type Refusal = typeof counted | typeof staleCustomer;

/** The entry takes the place of the one that was read, and of no other; a first one comes with its link, which is made once. */
const putEntry = (customerId: string, before: OrderEntry | undefined, entry: OrderEntry) =>
  put(entryItem(customerId, entry), before && { when: { version: before.version }, refusal: counted });

/** Whether anything of them is another than before, beside that it was looked at. */
const isOther = <T extends { version: number }>(before: T | undefined, after: T): boolean =>
  !isDeepStrictEqual({ ...before, version: 0 }, { ...after, version: 0 });

/** All that is written when an order, as it stands, is counted; nothing where it has been, and less where no sum changes. */
async function writesFor(context: Context, order: StoredOrder): Promise<Operation<Refusal>[]> {
  const { table, now } = context;
  const origin = await originOf(table, order);
  if (!origin) return [];
  const [known, before, profile] = await Promise.all([
    findCustomer(table, origin.id),
    table.get(customerKeys.order(origin.id, orderPlace({ ...order, orderId: order.id })), OrderEntry),
    order.userId === null ? undefined : findProfile(context, order.userId),
  ]);
  if (before && before.version >= order.version) return [];
  const entry = entryOf(order);
  const entryWrites = isOther(before, entry) ? [putEntry(origin.id, before, entry)] : [];
  const customer = known ?? newCustomer(origin.id, order, profile);
  const after: StoredCustomer = {
    ...customer,
    ...learntFrom(customer, order, profile),
    ...sumsAfter(customer, before, entry),
    lastOrderAt: await lastOrderOf(table, customer, entry),
    createdAt: earlierOf(customer.createdAt, order.createdAt),
  };
  // Whoever is being forgotten this moment has to be looked at again where an order of theirs is open anew.
  const isReopened = before?.isOpen === false && entry.isOpen;
  if (!isReopened && !isOther(customer, after)) return [...entryWrites, ...origin.writes];
  const { writes } = customerRecord.replace(customer, { ...after, updatedAt: now().toISOString() });
  return [...writes, ...entryWrites, ...origin.writes];
}

/**
 * Counts an order, as it stands this moment, to whoever placed it: once for each of its states, however often and in
 * whatever order they are told of. What it says now takes the place of what was counted of it before.
 */
export const applyOrder = (context: Context, orderId: string): Promise<void> =>
  retry(async () => {
    const order = await findOrder(context, orderId);
    const writes = order ? await writesFor(context, order) : [];
    const refusal = await context.table.write<Refusal>(writes);
    return refusal && lookAgain<Refusal>(refusal);
  });
