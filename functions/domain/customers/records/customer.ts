import * as z from 'zod';
import { CustomerOrder, CustomerRow } from '#shared/customers/customer.ts';
import { AppError } from '#shared/contract/errors.ts';
import { asIs } from '#functions/platform/records/told-fields.ts';
import { versioned } from '#functions/platform/records/versioned.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { customerFeed, customerKeys } from './customer-keys.ts';

/** Somebody who bought, as the table keeps them: what their orders say, and what staff put to it. */
export const StoredCustomer = CustomerRow.extend({
  phones: z.array(z.string()),
  emails: z.array(z.string()),
  calledOffCount: z.int(),
  /** When the order was placed that name and contact were taken from. */
  contactAt: z.string(),
  /** The groups staff put them into; those by rule are written nowhere. */
  groups: z.array(z.string()),
  /** Records that turned out to be the same person. */
  merged: z.array(z.string()),
  updatedAt: z.string(),
  /** Raised with every change, so that none is made on what was read too long ago. */
  version: z.int(),
});
export type StoredCustomer = z.infer<typeof StoredCustomer>;

/** The refusal of a change made on what an order, or somebody else, has changed meanwhile. */
export const staleCustomer = 'customer-moved';

export const customerRecord = versioned({
  entity: 'customer',
  schema: StoredCustomer,
  key: ({ id }: { id: string }) => customerKeys.head(id),
  version: 'version',
  stale: staleCustomer,
  feed: customerFeed,
  grave: ({ id }) => customerKeys.gone(id),
  // What orders say of them is told by the orders; tags and groups are told by name, where they are known.
  activity: { of: 'customer', told: { erasedAt: asIs } },
});

/** What of an order its customer's sums are made of, as it was last counted. */
export const OrderEntry = CustomerOrder.extend({
  /** Nobody called it off. */
  stands: z.boolean(),
  /** Sent in place of goods that came back: it is listed, and counted as no order; what it costs counts. */
  isReplacement: z.boolean().optional(),
  /** Something of it is still to be done: goods to bring, money to send back. */
  isOpen: z.boolean(),
  /** The order's own: what is older was counted before. */
  version: z.int(),
});
export type OrderEntry = z.infer<typeof OrderEntry>;

export const Pointer = z.object({ customerId: z.string() });

/** The record and all that were merged into it: orders and notes lie under each. */
export const originsOf = ({ id, merged }: Pick<StoredCustomer, 'id' | 'merged'>): string[] => [id, ...merged];

/** Somebody merged into somebody who was merged, and so on. */
const mostSteps = 20;

/** Who goes by this id; of a record that was merged, whoever they are now. */
export async function findCustomer(table: Table, id: string): Promise<StoredCustomer | undefined> {
  let name = id;
  for (let step = 0; step < mostSteps; step += 1) {
    const [head, merged] = await table.getMany([
      [customerKeys.head(name), StoredCustomer],
      [customerKeys.merged(name), Pointer],
    ]);
    if (head || !merged) return head;
    name = merged.customerId;
  }
  throw new Error(`Customer ${id} is merged in a circle`);
}

/** Who is said to have placed an order, whomever they were merged into since. */
export async function findCustomerOfOrder(
  table: Table,
  orderId: string,
): Promise<StoredCustomer | undefined> {
  const link = await table.get(customerKeys.ofOrder(orderId), Pointer);
  return link && findCustomer(table, link.customerId);
}

export async function requireCustomer(table: Table, id: string): Promise<StoredCustomer> {
  const found = await findCustomer(table, id);
  if (!found) throw new AppError('CUSTOMER_NOT_FOUND');
  return found;
}

/** Who can still be worked on: nothing is written of somebody who asked to be forgotten. */
export async function requireKnown(table: Table, id: string): Promise<StoredCustomer> {
  const found = await requireCustomer(table, id);
  if (found.erasedAt !== null) throw new AppError('CUSTOMER_ERASED');
  return found;
}
