import * as z from 'zod';
import { AppError } from '#shared/contract/errors.ts';
import type { FileReply } from '#shared/contract/file-reply.ts';
import { Invoice, InvoiceRow } from '#shared/invoices/invoice.ts';
import type { GuestProof } from '#shared/orders/guest-orders.contract.ts';
import { strongAsker } from '#functions/domain/orders/guests/guest-access.ts';
import { findOrder, isOwn, requireOrder } from '#functions/domain/orders/reading/read-orders.ts';
import type { Context, TableContext } from '#functions/platform/table/context.ts';
import { readInvoiceToken } from '#functions/platform/tokens/guest-token.ts';
import { invoiceKeys } from '../invoice-keys.ts';
import { invoiceRecord, type StoredInvoice } from '../invoice-record.ts';
import { paperOf } from '../paper/print-invoice.ts';
import { withCorrections } from '../reading/with-corrections.ts';

type InvoiceProof = { id: string; proof: Pick<GuestProof, 'token' | 'sessionId'> };

/** Tells whether the proof opens an invoice. The mailed link opens this one only, a guest's proof all. */
async function isOpened(
  context: TableContext,
  invoice: StoredInvoice,
  proof: InvoiceProof['proof'],
): Promise<boolean> {
  if (proof.token && (await readInvoiceToken(proof.token)) === invoice.id) return true;
  const [order, asker] = await Promise.all([findOrder(context, invoice.orderId), strongAsker(proof)]);
  return order !== undefined && isOwn(order, asker);
}

/** Loads an invoice. A missing one, a draft, and one that the proof does not open give the same error. */
async function requireOpened(context: TableContext, { id, proof }: InvoiceProof): Promise<StoredInvoice> {
  const invoice = await invoiceRecord.find(context.table, { id });
  if (!invoice || invoice.number === null || !(await isOpened(context, invoice, proof)))
    throw new AppError('INVOICE_NOT_FOUND');
  return invoice;
}

export const openInvoice = async (context: TableContext, asked: InvoiceProof) =>
  Invoice.omit({ differs: true }).parse(await requireOpened(context, asked));

export const openInvoicePaper = async (context: TableContext, asked: InvoiceProof): Promise<FileReply> =>
  paperOf(await requireOpened(context, asked));

const Current = z.object({ invoiceId: z.string() });
/** Maximum number of replaced invoices that are read. No order has more. */
const maxReplaced = 20;

/** Lists the current invoice of an order and those it replaced, newest first. */
async function chainOf({ table }: TableContext, orderId: string): Promise<StoredInvoice[]> {
  const current = await table.get(invoiceKeys.current(orderId), Current);
  const chain: StoredInvoice[] = [];
  let next = current?.invoiceId;
  while (next !== undefined && chain.length < maxReplaced) {
    // Each invoice names the one before it, so they can only be read one after the other.
    const invoice = await invoiceRecord.find(table, { id: next });
    if (!invoice) break;
    chain.push(invoice);
    next = invoice.of?.id;
  }
  return chain;
}

/** Lists the issued invoices of a guest's order. Drafts are only for staff. */
export async function listGuestInvoices(context: Context, { id, proof }: { id: string; proof: GuestProof }) {
  const order = await requireOrder(context, { id, asker: await strongAsker(proof) });
  const [current, ...before] = await chainOf(context, order.id);
  const all = current ? [...(await withCorrections(context, current)), ...before] : [];
  return all
    .filter(({ number }) => number !== null)
    .toSorted((one, other) => (other.issuedAt ?? '').localeCompare(one.issuedAt ?? ''))
    .map((invoice) => InvoiceRow.omit({ differs: true }).parse(invoice));
}
