import type { InvoiceBuyerDraft } from '#shared/invoices/invoice.ts';
import type { InvoiceKind } from '#shared/invoices/invoice-choices.ts';
import { newId } from '#shared/values/ids.ts';
import type { StoredOrder } from '#functions/domain/orders/order-record.ts';
import { readCompany } from '#functions/platform/company.ts';
import { buyerOf } from '../content/invoice-buyer.ts';
import type { InvoiceContent } from '../content/invoice-content.ts';
import type { StoredInvoice } from '../invoice-record.ts';

const paymentOf = ({ paymentMethod }: StoredOrder): StoredInvoice['payment'] => {
  if (paymentMethod === 'cash') return 'TM';
  return paymentMethod === 'other' ? 'TM/CK' : 'CK';
};

type DraftInput = {
  order: StoredOrder;
  content: InvoiceContent;
  buyer?: InvoiceBuyerDraft | undefined;
  kind?: InvoiceKind;
  reason?: string;
  at: Date;
};

/** Builds a draft, which only staff see. */
export function newDraft({ order, content, buyer, kind, reason, at }: DraftInput): StoredInvoice {
  const iso = at.toISOString();
  return {
    id: newId(at.getTime()),
    status: 'draft',
    kind: kind ?? 'original',
    series: null,
    number: null,
    orderId: order.id,
    orderCode: order.code,
    userId: order.userId,
    seller: readCompany(),
    buyer: buyerOf(order, buyer),
    ...content,
    payment: paymentOf(order),
    reason: reason ?? '',
    of: null,
    corrections: [],
    replacedBy: null,
    sending: 'none',
    task: null,
    askAt: null,
    tries: 0,
    error: null,
    authorityCode: null,
    lookupCode: null,
    differs: false,
    createdAt: iso,
    updatedAt: iso,
    issuedAt: null,
    cancelledAt: null,
    version: 1,
  };
}
