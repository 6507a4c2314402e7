import { needsAttention } from '#shared/invoices/invoice-choices.ts';
import { invoiceNumber } from '#shared/invoices/invoice-number.ts';
import { InvoiceRow } from '#shared/invoices/invoice.ts';
import { defineView } from '#functions/platform/views/define-view.ts';
import { column } from '#functions/platform/views/listable.ts';
import { invoiceFeed } from '../invoice-keys.ts';
import { StoredInvoice } from '../invoice-record.ts';

/** Returns the series and number as they are printed. */
const printed = ({ series, number }: StoredInvoice): string[] =>
  series === null || number === null ? [] : [series, invoiceNumber(number)];

export const invoicesView = defineView(StoredInvoice, {
  ...invoiceFeed,
  version: 2,
  columns: {
    /** The owner's id, or empty for drafts, which only staff see. */
    shownTo: column.text(({ status, number, userId }) =>
      status === 'draft' || number === null ? '' : (userId ?? ''),
    ),
    status: column.text(({ status }) => status),
    kind: column.text(({ kind }) => kind),
    sending: column.text(({ sending }) => sending),
    attention: column.flag(needsAttention),
    orderId: column.text(({ orderId }) => orderId),
    total: column.number(({ total }) => total),
    createdAt: column.text(({ createdAt }) => createdAt),
    issuedAt: column.text(({ issuedAt, createdAt }) => issuedAt ?? createdAt),
  },
  searched: (invoice) => [
    ...printed(invoice),
    invoice.orderCode,
    invoice.buyer.name,
    invoice.buyer.taxCode,
    invoice.lookupCode ?? '',
  ],
  indexes: [
    ['issuedAt desc'],
    ['shownTo', 'issuedAt desc'],
    ['status', 'issuedAt desc'],
    ['orderId', 'issuedAt desc'],
    ['kind', 'issuedAt desc'],
    ['sending', 'issuedAt desc'],
    ['attention', 'issuedAt desc'],
    ['total'],
  ],
  rare: ['shownTo', 'orderId'],
  row: StoredInvoice.transform((invoice): InvoiceRow => invoice).pipe(InvoiceRow),
});
