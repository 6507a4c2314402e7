import { Customer } from '#shared/customers/customer.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { listGroups } from '../groups/customer-groups.ts';
import { requireCustomer, type StoredCustomer } from '../records/customer.ts';
import { customersView } from './customers-view.ts';
import { withGroups } from './list-customers.ts';
import { listNotes } from './notes.ts';

const maxAlike = 5;
const byAge = { by: 'createdAt', descending: false } as const;

/** Other customers with the same number or address. */
async function alike({ id, phone, email }: StoredCustomer): Promise<Customer['maybeSame']> {
  const rows = customersView.rows();
  const named = [
    ...(phone ? [{ column: 'phone', is: phone } as const] : []),
    ...(email ? [{ column: 'email', is: email } as const] : []),
  ];
  const found = await Promise.all(
    named.map((where) => rows.list({ where: [where], sort: byAge, take: maxAlike + 1, counted: false })),
  );
  const others = new Map(found.flatMap((slice) => slice.rows.map((row) => [row.id, row] as const)));
  others.delete(id);
  return [...others.values()].slice(0, maxAlike);
}

/** Customer page for staff. */
export async function toCustomer(context: Context, customer: StoredCustomer): Promise<Customer> {
  const [notes, groups, maybeSame] = await Promise.all([
    listNotes(context, customer),
    listGroups(context.table),
    alike(customer),
  ]);
  const { orderCount, totalSpent } = customer;
  return Customer.parse({
    ...customer,
    ...withGroups(customer, groups, context.now()),
    averageSpent: Math.round(totalSpent / Math.max(1, orderCount)),
    notes,
    maybeSame,
  });
}

export const readCustomer = async (context: Context, id: string): Promise<Customer> =>
  toCustomer(context, await requireCustomer(context.table, id));
