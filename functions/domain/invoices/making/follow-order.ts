import * as z from 'zod';
import { AppError } from '#shared/contract/errors.ts';
import { findOrder } from '#functions/domain/orders/reading/read-orders.ts';
import type { StoredOrder } from '#functions/domain/orders/order-record.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { totalOf } from '../content/invoice-content.ts';
import { contentNow } from '../content/order-content.ts';
import { invoiceKeys } from '../invoice-keys.ts';
import { invoiceRecord, type StoredInvoice } from '../invoice-record.ts';
import { cancelInvoice } from './cancel-invoice.ts';
import { createInvoice } from './create-invoice.ts';
import { withCorrections } from '../reading/with-corrections.ts';

const Current = z.object({ invoiceId: z.string() });

/** Errors that mean no invoice is possible now. The next change of the order is checked again. */
const passing = ['ORDER_STATE', 'INVOICE_UNPAID', 'INVOICE_MADE'];

/** Creates a draft for an order with an invoice request. A person checks and issues it. */
async function draftAsked(context: Context, order: StoredOrder): Promise<void> {
  if (order.status !== 'completed' || !order.vatInvoice) return;
  try {
    await createInvoice(context, { orderId: order.id, draft: true, userId: null });
  } catch (error) {
    if (!(error instanceof AppError) || !passing.includes(error.code)) throw error;
  }
}

/** Marks an issued invoice if it and its corrections no longer match the order. */
async function compare(context: Context, order: StoredOrder, found: StoredInvoice): Promise<void> {
  const { table } = context;
  const { total } = await contentNow(table, order);
  await invoiceRecord.change(table, { id: found.id }, async (invoice) => {
    if (invoice.status !== 'issued' && invoice.status !== 'corrected') return undefined;
    const differs = totalOf(await withCorrections(context, invoice)) !== total;
    return differs === invoice.differs ? undefined : invoiceRecord.replace(invoice, { differs });
  });
}

/** Updates the invoices of a changed order: a requested one is drafted, an outdated one is marked. */
export async function followOrder(context: Context, orderId: string): Promise<void> {
  const order = await findOrder(context, orderId);
  if (!order) return;
  const current = await context.table.get(invoiceKeys.current(orderId), Current);
  const invoice = current && (await invoiceRecord.find(context.table, { id: current.invoiceId }));
  if (!invoice) return draftAsked(context, order);
  if (invoice.status !== 'draft') return compare(context, order, invoice);
  // A draft is updated when it is issued. The draft of an order that is over can never be issued, so it is
  // cancelled.
  if (order.status === 'completed') return;
  const reason = `Đơn hàng ${order.code} đã kết thúc`;
  await cancelInvoice(context, { id: invoice.id, userId: null, reason });
}
