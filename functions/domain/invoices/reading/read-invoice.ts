import { AppError } from '#shared/contract/errors.ts';
import { Invoice, InvoiceEvent, type InvoiceWork, type InvoiceView } from '#shared/invoices/invoice.ts';
import { invoiceMayBecome } from '#shared/invoices/invoice-choices.ts';
import { findMembers } from '#functions/domain/accounts/find-members.ts';
import { findOrder } from '#functions/domain/orders/reading/read-orders.ts';
import type { TableContext } from '#functions/platform/table/context.ts';
import { contentNow } from '../content/order-content.ts';
import { withCorrections } from './with-corrections.ts';
import { totalOf } from '../content/invoice-content.ts';
import { invoiceKeys } from '../invoice-keys.ts';
import { invoiceRecord, type StoredInvoice } from '../invoice-record.ts';

/** Maximum number of events that are read. No invoice has more. */
const maxLines = 200;

export type InvoiceReader = { id: string; userId: string; works: boolean };

/** Loads an invoice. A missing one, another person's, and a draft give the same error. */
export async function requireVisibleInvoice(
  { table }: TableContext,
  { id, userId, works }: InvoiceReader,
): Promise<StoredInvoice> {
  const invoice = await invoiceRecord.find(table, { id });
  const isTheirs = invoice?.userId === userId && invoice.number !== null;
  if (!invoice || !(works || isTheirs)) throw new AppError('INVOICE_NOT_FOUND');
  return invoice;
}

async function workOf(context: TableContext, invoice: StoredInvoice): Promise<InvoiceWork> {
  const { table } = context;
  const asked = {
    pk: invoiceKeys.partition(invoice.id),
    startsWith: invoiceKeys.eventPrefix,
    limit: maxLines,
  };
  const [{ items: events }, order, parts] = await Promise.all([
    table.list(asked, InvoiceEvent),
    findOrder(context, invoice.orderId),
    withCorrections(context, invoice),
  ]);
  const people = [...new Set(events.flatMap(({ by }) => by ?? []))];
  const members = await findMembers(table, people);
  const orderTotal = order ? (await contentNow(table, order)).total : null;
  const differs = orderTotal !== null && totalOf(parts) !== orderTotal;
  const may = (to: StoredInvoice['status']) => invoiceMayBecome(invoice, to);
  return {
    events: events.map((event) => ({ ...event, by: event.by && (members.get(event.by)?.fullName ?? '') })),
    error: invoice.error,
    orderTotal,
    may: {
      issue: may('issued'),
      cancel: may('cancelled'),
      correct: may('corrected') && differs,
      replace: may('replaced') && order?.status === 'completed',
      send: invoice.sending === 'refused',
    },
  };
}

/** Returns an invoice with the parts that its reader may see. */
export async function readInvoice(context: TableContext, reader: InvoiceReader): Promise<InvoiceView> {
  const invoice = await requireVisibleInvoice(context, reader);
  if (reader.works) return { ...Invoice.parse(invoice), work: await workOf(context, invoice) };
  const { differs: _, ...shown } = Invoice.parse(invoice);
  return shown;
}
