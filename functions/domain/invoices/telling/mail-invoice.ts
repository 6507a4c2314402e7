import { cancelReasonOf } from '#shared/invoices/cancel-reason.ts';
import type { InvoiceMailTemplate } from '#functions/domain/mail/order-mail-content.ts';
import { requestMail } from '#functions/domain/mail/mail-job.ts';
import { isUnproven } from '#functions/domain/orders/moving/order-mail.ts';
import type { StoredOrder } from '#functions/domain/orders/order-record.ts';
import type { Operation } from '#functions/platform/table/table-operations.ts';
import { nameOf, type StoredInvoice } from '../invoice-record.ts';

const templates = {
  original: 'invoice-issued',
  correction: 'invoice-corrected',
  replacement: 'invoice-replaced',
} as const satisfies Record<StoredInvoice['kind'], InvoiceMailTemplate>;

/** Whoever ordered, and whoever the invoice is made out to where that is somebody else. */
function receiversOf({ buyer }: StoredInvoice, { customer }: StoredOrder): string[] {
  const plain = new Map([customer.email, buyer.email].map((to) => [to.trim().toLowerCase(), to.trim()]));
  return [...plain.values()].filter(Boolean);
}

/**
 * Writes of an invoice once it is worth something: the tax office has given it its code. It belongs into the write that
 * says so, and so goes out once, however often the provider repeats itself.
 */
export function mailInvoice(
  invoice: StoredInvoice,
  order: StoredOrder,
  template: InvoiceMailTemplate = templates[invoice.kind],
): Operation[] {
  const { series, number } = nameOf(invoice);
  const { id: invoiceId, orderCode: code, total, of } = invoice;
  return receiversOf(invoice, order).map((to) =>
    requestMail({
      to,
      language: order.language,
      content: {
        template,
        // A bookkeeper is not the one who ordered.
        ...(to === order.customer.email.trim() &&
          !isUnproven(order) && { fullName: order.customer.fullName }),
        invoiceId,
        code,
        series,
        number,
        total,
        of: of && { series: of.series, number: of.number },
        reason: cancelReasonOf(invoice),
      },
    }),
  );
}
