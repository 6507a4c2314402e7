import type { FileReply } from '#shared/contract/file-reply.ts';
import { Invoice } from '#shared/invoices/invoice.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { type InvoiceReader, requireShown } from '../reading/read-invoice.ts';
import { invoicePaper } from './invoice-paper.ts';

/** An invoice as a file, for whoever may see it. */
export async function printInvoice(
  context: Pick<Context, 'table'>,
  reader: InvoiceReader,
): Promise<FileReply> {
  const invoice = Invoice.parse(await requireShown(context, reader));
  const { series, number, orderCode } = invoice;
  const name = number === null ? `hoa-don-nhap-${orderCode}` : `hoa-don-${series}-${number}`;
  return { name: `${name}.pdf`, bytes: invoicePaper(invoice) };
}
