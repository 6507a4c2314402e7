import * as z from 'zod';
import { forgetBuyer } from '#functions/domain/orders/buyer/forget-buyer.ts';
import { activityPartition } from '#functions/platform/records/activity.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { remove } from '#functions/platform/table/table-operations.ts';
import { findCustomer, originsOf } from '#functions/domain/customers/records/customer.ts';
import { orderPages } from '#functions/domain/customers/staff/erase-customer.ts';
import { forgetNotes } from '#functions/domain/customers/staff/notes.ts';

const atOnce = 8;

async function forgetOrders(context: Context, origin: string, until: string): Promise<void> {
  for await (const entries of orderPages(context.table, origin)) {
    const theirs = entries.filter(({ createdAt }) => createdAt <= until);
    for (let start = 0; start < theirs.length; start += atOnce)
      await Promise.all(
        theirs.slice(start, start + atOnce).map(({ orderId }) => forgetBuyer(context, orderId)),
      );
  }
}

const Line = z.object({
  pk: z.string(),
  sk: z.string(),
  at: z.string(),
  fields: z.array(z.object({ field: z.string() })),
});
const pageOfLines = 50;

/** Deletes the history up to the erasure, since it has labels. The erasure's entry stays. */
async function forgetHistory({ table }: Context, origin: string, until: string): Promise<void> {
  const asked = { pk: activityPartition('customer', origin), limit: pageOfLines };
  let cursor: string | undefined;
  do {
    const page = await table.list({ ...asked, cursor }, Line);
    const theirs = page.items.filter(
      ({ at, fields }) => at <= until && !fields.some(({ field }) => field === 'erasedAt'),
    );
    await Promise.all(theirs.map((line) => table.write([remove(line)])));
    ({ cursor } = page);
  } while (cursor);
}

/** Deletes the remaining data of an erased person. A repeated call finds nothing to do. */
export async function forgetPerson(
  context: Context,
  { customerId, erasedAt }: { customerId: string; erasedAt: string },
): Promise<void> {
  const customer = await findCustomer(context.table, customerId);
  if (!customer) return;
  for (const origin of originsOf(customer)) {
    await forgetOrders(context, origin, erasedAt);
    await forgetNotes(context, origin);
    await forgetHistory(context, origin, erasedAt);
  }
}
