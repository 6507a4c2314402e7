import * as z from 'zod';
import { CustomerOrder, CustomerRow } from '#shared/customers/customer.ts';
import { AppError } from '#shared/contract/errors.ts';
import { asIs } from '#functions/platform/records/audited-fields.ts';
import { orThrow } from '#functions/platform/records/or-throw.ts';
import { versioned } from '#functions/platform/records/versioned.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { customerFeed, customerKeys } from './customer-keys.ts';

/** Customer as stored: facts from orders, and labels from staff. */
export const StoredCustomer = CustomerRow.extend({
  phones: z.array(z.string()),
  emails: z.array(z.string()),
  calledOffCount: z.int(),
  /** Date of the order that name and contact were taken from. */
  contactAt: z.string(),
  /** Groups that staff added the customer to. Groups by rule are computed and not stored. */
  groups: z.array(z.string()),
  /** Records of the same person that were merged into this one. */
  merged: z.array(z.string()),
  updatedAt: z.string(),
  /** Optimistic lock: each change raises it, so that no change is based on outdated data. */
  version: z.int(),
});
export type StoredCustomer = z.infer<typeof StoredCustomer>;

/** Refusal of a change that is based on an outdated version. */
export const staleCustomer = 'customer-moved';

export const customerRecord = versioned({
  entity: 'customer',
  schema: StoredCustomer,
  key: ({ id }: { id: string }) => customerKeys.head(id),
  version: 'version',
  stale: staleCustomer,
  feed: customerFeed,
  tombstoneKey: ({ id }) => customerKeys.gone(id),
  // Facts from orders are logged with the orders. Tags and groups are logged where their names are known.
  activity: { of: 'customer', told: { erasedAt: asIs } },
});

/** Part of an order in its customer's sums, as last counted. */
export const OrderEntry = CustomerOrder.extend({
  /** True unless the order was cancelled. */
  stands: z.boolean(),
  /** Replacement for returned goods. It is listed but not counted as an order; its price counts. */
  isReplacement: z.boolean().optional(),
  /** True while goods are to be delivered or money is to be refunded. */
  isOpen: z.boolean(),
  /** Version of the order; older versions were counted before. */
  version: z.int(),
});
export type OrderEntry = z.infer<typeof OrderEntry>;

/** Sort key of an order within a record, by the time it was placed. */
export const orderPlace = ({ createdAt, orderId }: { createdAt: string; orderId: string }): string =>
  `${createdAt}#${orderId}`;

export const Pointer = z.object({ customerId: z.string() });

/** Ids of the record and of all records merged into it; each has its own orders and notes. */
export const originsOf = ({ id, merged }: Pick<StoredCustomer, 'id' | 'merged'>): string[] => [id, ...merged];

/** Maximum length of a chain of merges that is followed. */
const maxSteps = 20;

/** Finds a customer by id; for a merged record, the one it was merged into. */
export async function findCustomer(table: Table, id: string): Promise<StoredCustomer | undefined> {
  let name = id;
  for (let step = 0; step < maxSteps; step += 1) {
    const [head, merged] = await table.getMany([
      [customerKeys.head(name), StoredCustomer],
      [customerKeys.merged(name), Pointer],
    ]);
    if (head || !merged) return head;
    name = merged.customerId;
  }
  throw new Error(`Customer ${id} is merged in a circle`);
}

/** Finds the customer of an order, following merges. */
export async function findCustomerOfOrder(
  table: Table,
  orderId: string,
): Promise<StoredCustomer | undefined> {
  const link = await table.get(customerKeys.ofOrder(orderId), Pointer);
  return link && findCustomer(table, link.customerId);
}

export async function requireCustomer(table: Table, id: string): Promise<StoredCustomer> {
  return orThrow(await findCustomer(table, id), 'CUSTOMER_NOT_FOUND');
}

/** Requires a customer who was not erased, since nothing may be written about an erased one. */
export async function requireUnerased(table: Table, id: string): Promise<StoredCustomer> {
  const found = await requireCustomer(table, id);
  if (found.erasedAt !== null) throw new AppError('CUSTOMER_ERASED');
  return found;
}
