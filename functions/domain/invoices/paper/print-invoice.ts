import type { FileReply } from '#shared/contract/file-reply.ts';
import { Invoice } from '#shared/invoices/invoice.ts';
import type { TableContext } from '#functions/platform/table/context.ts';
import type { StoredInvoice } from '../invoice-record.ts';
import { type InvoiceReader, requireVisibleInvoice } from '../reading/read-invoice.ts';
import { invoicePaper } from './invoice-paper.ts';

export function paperOf(stored: StoredInvoice): FileReply {
  const invoice = Invoice.parse(stored);
  const { series, number, orderCode } = invoice;
  const name = number === null ? `hoa-don-nhap-${orderCode}` : `hoa-don-${series}-${number}`;
  return { name: `${name}.pdf`, bytes: invoicePaper(invoice) };
}

/** Returns an invoice as a PDF, for a reader who may see it. */
export const printInvoice = async (context: TableContext, reader: InvoiceReader): Promise<FileReply> =>
  paperOf(await requireVisibleInvoice(context, reader));
