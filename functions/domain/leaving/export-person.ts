import * as z from 'zod';
import { formatVnd } from '#shared/values/money.ts';
import { exportRows } from '#functions/domain/jobs/export-rows.ts';
import { JobFailure, type JobRunner } from '#functions/domain/jobs/job-runner.ts';
import { findOrder } from '#functions/domain/orders/reading/read-orders.ts';
import type { StoredOrder } from '#functions/domain/orders/order-record.ts';
import { activityLine } from '#functions/platform/records/activity.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { listGroups } from '#functions/domain/customers/groups/customer-groups.ts';
import { matchingGroups } from '#functions/domain/customers/groups/groups-of.ts';
import {
  findCustomer,
  orderPlace,
  type StoredCustomer,
} from '#functions/domain/customers/records/customer.ts';
import { newestOrders } from '#functions/domain/customers/staff/list-customer-orders.ts';
import { listNotes } from '#functions/domain/customers/staff/notes.ts';

const Input = z.object({ customerId: z.string(), format: z.string() });

type Line = { part: string; what: string; at: string | null; text: string; amount: number | null };

async function factLines(context: Context, customer: StoredCustomer): Promise<Line[]> {
  const groups = matchingGroups(await listGroups(context.table), customer, context.now());
  const facts: [what: string, text: string][] = [
    ['code', customer.code],
    ['fullName', customer.fullName],
    ['phones', customer.phones.join(', ')],
    ['emails', customer.emails.join(', ')],
    ['province', customer.province ?? ''],
    ['tags', customer.tags.join(', ')],
    ['groups', groups.map(({ name }) => name).join(', ')],
    ['orderCount', String(customer.orderCount)],
    ['totalSpent', formatVnd(customer.totalSpent)],
  ];
  return facts.map(([what, text]) => ({ part: 'fact', what, at: null, text, amount: null }));
}

const noteLines = async (context: Context, customer: StoredCustomer): Promise<Line[]> =>
  (await listNotes(context, customer)).map(({ text, at, by }) => ({
    part: 'note',
    what: by.fullName ?? '',
    at,
    text,
    amount: null,
  }));

/** Line of an order: recipient, destination, items and messages of the buyer. */
function orderLine({
  code,
  createdAt,
  total,
  customer,
  shippingAddress,
  items,
  notes,
  vatInvoice,
}: StoredOrder): Line {
  const { recipientName, phone, street, ward, district, province } = shippingAddress ?? {};
  const words = [
    [customer.fullName, customer.phone, customer.email],
    [recipientName, phone, street, ward, district, province],
    items.map(({ name, quantity }) => `${name} × ${quantity}`),
    [vatInvoice?.companyName, vatInvoice?.taxCode, vatInvoice?.address, vatInvoice?.email],
    [notes],
  ];
  const text = words
    .map((some) => some.filter(Boolean).join(', '))
    .filter(Boolean)
    .join(' · ');
  return { part: 'order', what: code, at: createdAt, text, amount: total };
}

const pageOfOrders = 100;

type Place = { from: string | null };
const Place: z.ZodType<Place> = z.object({ from: z.string().nullable() });

/** Page of a person's orders, one line each, with the start of the next page. */
export async function orderLines(context: Context, customer: StoredCustomer, from: string | undefined) {
  const entries = await newestOrders(context.table, customer, { from, most: pageOfOrders });
  const orders = await Promise.all(entries.map(({ orderId }) => findOrder(context, orderId)));
  const last = entries.at(-1);
  return {
    lines: orders.flatMap((order) => (order ? [orderLine(order)] : [])),
    from: last ? orderPlace(last) : null,
    more: entries.length === pageOfOrders,
  };
}

async function page(context: Context, customer: StoredCustomer, after: unknown) {
  const asked = after === null ? undefined : (Place.parse(after).from ?? undefined);
  const { lines, from, more } = await orderLines(context, customer, asked);
  return {
    rows:
      after === null
        ? [...(await factLines(context, customer)), ...(await noteLines(context, customer)), ...lines]
        : lines,
    after: { from } satisfies Place,
    more,
  };
}

/** Exports all data of a person, who has a right to it. The history records who made it. */
export const exportPerson: JobRunner = {
  async step(context, job) {
    const { customerId, format } = Input.parse(job.input);
    const customer = await findCustomer(context.table, customerId);
    if (!customer) throw new JobFailure('file_missing');
    if (job.cursor === null) {
      const fields = [{ field: 'exported', from: null, to: format }];
      await context.table.write([
        activityLine({ entity: 'customer', recordId: customer.id, act: 'changed', fields }),
      ]);
    }
    const runner = exportRows<Line>({
      fileName: { vi: `khach-hang-${customer.code}`, en: `customer-${customer.code}` },
      idOf: ({ what }) => what,
      page: (_job, after) => page(context, customer, after),
    });
    return runner.step(context, job);
  },
};
