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

/** Every order counted under a record, a page at a time. */
export async function* orderPages(table: Table, origin: string): AsyncGenerator<OrderEntry[]> {
  const asked = { pk: customerKeys.partition(origin), startsWith: customerKeys.orderPrefix };
  let cursor: string | undefined;
  do {
    const page = await table.query({ ...asked, limit: pageOfOrders, cursor }, OrderEntry);
    yield page.items;
    ({ cursor } = page);
  } while (cursor);
}

/** Goods that are on their way have to arrive, and money that is due has to go back, before nobody knows to whom. */
async function requireSettled(table: Table, customer: StoredCustomer): Promise<void> {
  for (const origin of originsOf(customer))
    for await (const entries of orderPages(table, origin))
      if (entries.some(({ isOpen }) => isOpen)) throw new AppError('CUSTOMER_HAS_OPEN_ORDERS');
}

/** By none of their numbers and addresses are they found again: who orders with one later is somebody new. */
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
 * Forgets a person at their request, who asked for it and why noted down: at once their record, and by the event that
 * follows from it their notes and what their orders say of them. Sums and orders stay for the books, without a name.
 */
export async function eraseCustomer(
  { table, now }: Context,
  { id, reason }: { id: string; reason: string },
): Promise<StoredCustomer> {
  const { after } = await customerRecord.change(
    table,
    () => requireCustomer(table, id),
    async (before) => {
      if (before.erasedAt !== null) return undefined;
      await requireSettled(table, before);
      const at = now().toISOString();
      const { after: erased, writes } = customerRecord.replace(
        before,
        { ...nothingKnown, erasedAt: at, updatedAt: at },
        [{ field: 'reason', from: null, to: reason }],
      );
      return { after: erased, writes: [...writes, ...(await releaseNames(table, before))] };
    },
  );
  return after;
}
