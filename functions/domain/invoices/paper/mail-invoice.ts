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

/** Returns the mail addresses of the customer, and of the invoice's buyer if that is another one. */
function receiversOf({ buyer }: StoredInvoice, { customer }: StoredOrder): string[] {
  const plain = new Map([customer.email, buyer.email].map((to) => [to.trim().toLowerCase(), to.trim()]));
  return [...plain.values()].filter(Boolean);
}

/**
 * Mails the buyer about an invoice once it is valid, which is when the tax office has given its code. The
 * writes belong in the transaction that records this, so the mail goes out once however often the provider
 * answers.
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
        // The invoice's address may belong to a bookkeeper, so only the customer is addressed by name.
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
