import { AppError } from '#shared/contract/errors.ts';
import type { Context } from '#functions/platform/table/context.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { type Operation, remove } from '#functions/platform/table/table-operations.ts';
import {
  customerRecord,
  OrderEntry,
  originsOf,
  Pointer,
  requireCustomer,
  type StoredCustomer,
} from '../records/customer.ts';
import { customerKeys } from '../records/customer-keys.ts';

const pageOfOrders = 100;

/** Orders counted under a record, page by page. */
export async function* orderPages(table: Table, origin: string): AsyncGenerator<OrderEntry[]> {
  const asked = { pk: customerKeys.partition(origin), startsWith: customerKeys.orderPrefix };
  let cursor: string | undefined;
  do {
    const page = await table.query({ ...asked, limit: pageOfOrders, cursor }, OrderEntry);
    yield page.items;
    ({ cursor } = page);
  } while (cursor);
}

/** Refuses erasure while a delivery or refund is open, because both need the customer's data. */
async function requireSettled(table: Table, customer: StoredCustomer): Promise<void> {
  for (const origin of originsOf(customer))
    for await (const entries of orderPages(table, origin))
      if (entries.some(({ isOpen }) => isOpen)) throw new AppError('CUSTOMER_HAS_OPEN_ORDERS');
}

/** Releases phone numbers and addresses, so that a later order with one of them creates a new customer. */
async function releaseNames(table: Table, customer: StoredCustomer): Promise<Operation[]> {
  const names = [
    ...customer.phones.map((phone) => `PHONE#${phone}`),
    ...customer.emails.map((email) => `EMAIL#${email}`),
  ];
  const found = await table.getMany(names.map((name) => [customerKeys.called(name), Pointer] as const));
  const own = originsOf(customer);
  return names
    .filter((_, place) => own.includes(found[place]?.customerId ?? ''))
    .map((name) => remove(customerKeys.called(name)));
}

const nothingKnown = {
  fullName: '',
  phone: '',
  email: '',
  province: null,
  phones: [],
  emails: [],
  tags: [],
  groups: [],
  contactAt: '',
};

/**
 * Erases a person at their request and records the reason. The record is cleared at once; notes and personal
 * data in orders follow by an event. Sums and orders stay for bookkeeping, without a name.
 */
export async function eraseCustomer(
  { table, now }: Context,
  { id, reason }: { id: string; reason: string },
): Promise<StoredCustomer> {
  const read = () => requireCustomer(table, id);
  const { after } = await customerRecord.change(table, read, async (before) => {
    if (before.erasedAt !== null) return undefined;
    await requireSettled(table, before);
    const at = now().toISOString();
    const { after: erased, writes } = customerRecord.replace(
      before,
      { ...nothingKnown, erasedAt: at, updatedAt: at },
      [{ field: 'reason', from: null, to: reason }],
    );
    return { after: erased, writes: [...writes, ...(await releaseNames(table, before))] };
  });
  return after;
}
