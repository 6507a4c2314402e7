import { AppError } from '#shared/contract/errors.ts';
import { formatVnd } from '#shared/values/money.ts';
import { keptOf, priceOf } from '#functions/domain/orders/order-money.ts';
import type { StoredOrder } from '#functions/domain/orders/order-record.ts';
import { wrongState } from '#functions/domain/orders/order-state.ts';
import { readTally } from '#functions/domain/returns/return-tally.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { contentOf, type InvoiceContent } from './invoice-content.ts';

/** The goods have changed hands, and the money for them is exactly here; or it was agreed that it comes later. */
export function requireInvoiceable(order: StoredOrder): void {
  if (order.status !== 'completed') throw wrongState(order);
  requirePaid(order);
}

export function requirePaid(order: StoredOrder): void {
  const [kept, price] = [keptOf(order), priceOf(order)];
  if (kept === price || (order.credit && kept < price)) return;
  throw mismatch(kept, price);
}

const mismatch = (paid: number, total: number): AppError =>
  new AppError('INVOICE_UNPAID', { params: { paid: formatVnd(paid), total: formatVnd(total) } });

/**
 * What the invoice of an order says as the order is now. Pieces leave it in the write that gives up their price; of
 * older orders only their returns know how many those are.
 */
export const contentNow = async (table: Table, order: StoredOrder): Promise<InvoiceContent> =>
  contentOf(order, order.returnedPieces ?? (await readTally(table, order.id)).refunded);

/** The same to be issued: of orders whose lines do not come to their price nothing is. */
export async function wholeContent(table: Table, order: StoredOrder): Promise<InvoiceContent> {
  const content = await contentNow(table, order);
  if (content.total !== priceOf(order)) throw mismatch(content.total, priceOf(order));
  return content;
}
