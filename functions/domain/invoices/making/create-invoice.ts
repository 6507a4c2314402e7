import { AppError } from '#shared/contract/errors.ts';
import type { InvoiceBuyerDraft } from '#shared/invoices/invoice.ts';
import { orderRecord, type staleOrder } from '#functions/domain/orders/order-record.ts';
import { requireRefundOrder } from '#functions/domain/refunds/refund-source.ts';
import { answeredOnce, claimRequest, repeated } from '#functions/platform/records/once.ts';
import { again, retry } from '#functions/platform/records/retry.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { create } from '#functions/platform/table/table-operations.ts';
import { invoiceKeys } from '../invoice-keys.ts';
import { invoiceRecord } from '../invoice-record.ts';
import { requireInvoiceable, requireFullContent } from '../content/order-content.ts';
import { newDraft } from './invoice-draft.ts';
import type { numberConflict } from './invoice-series.ts';
import { issuingTries, numbered } from './issue.ts';

export type InvoiceRequest = {
  /** The staff member who requests it; null if the shop does so by itself. */
  userId: string | null;
  orderId: string;
  buyer?: InvoiceBuyerDraft | undefined;
  draft: boolean;
  clientRequestId?: string | undefined;
};

/** Refusal for an order that already has an invoice. */
const isMade = 'invoice-made';
type Refusal = typeof isMade | typeof repeated | typeof staleOrder | typeof numberConflict;

/** Creates the invoice of an order. Only one is valid at a time, however many requests come at once. */
export async function createInvoice(context: Context, asked: InvoiceRequest): Promise<{ id: string }> {
  const { table, now } = context;
  const { userId, clientRequestId: requestKey, ...given } = asked;
  const request = { who: userId ?? 'shop', what: 'invoices/create-invoice', requestKey, asked: given };
  const attempt = async () => {
    const order = await requireRefundOrder(context, given.orderId);
    requireInvoiceable(order);
    const content = await requireFullContent(table, order);
    const draft = newDraft({ order, content, buyer: given.buyer, at: now() });
    const { invoice, writes } = given.draft ? { invoice: draft, writes: [] } : await numbered(context, draft);
    const current = {
      ...invoiceKeys.current(order.id),
      entity: 'invoice-of-order',
      invoiceId: invoice.id,
    };
    const refusal = await table.write<Refusal>([
      ...claimRequest(request, invoice.id),
      create(current, { refusal: isMade }),
      orderRecord.stays(order),
      ...invoiceRecord.make(invoice),
      ...invoiceRecord.tell(invoice, [{ kind: 'status', to: invoice.status, by: userId, note: '' }], now()),
      ...writes,
    ]);
    if (refusal === undefined) return { id: invoice.id };
    if (refusal === repeated) return repeated;
    if (refusal === isMade) throw new AppError('INVOICE_MADE');
    return again;
  };
  return answeredOnce<{ id: string }>(table, request, {
    before: (id) => ({ id }),
    work: () => retry(attempt, { tries: issuingTries }),
  });
}
