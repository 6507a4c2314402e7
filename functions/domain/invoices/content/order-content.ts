import { AppError } from '#shared/contract/errors.ts';
import { formatVnd } from '#shared/values/money.ts';
import { moneyHeld, priceOf } from '#functions/domain/orders/order-money.ts';
import type { StoredOrder } from '#functions/domain/orders/order-record.ts';
import { wrongState } from '#functions/domain/orders/order-state.ts';
import { readTally } from '#functions/domain/returns/return-tally.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { contentOf, type InvoiceContent } from './invoice-content.ts';

/** Refuses an order not completed, or whose money does not match its price. Credit may be unpaid. */
export function requireInvoiceable(order: StoredOrder): void {
  if (order.status !== 'completed') throw wrongState(order);
  requirePaid(order);
}

export function requirePaid(order: StoredOrder): void {
  const [kept, price] = [moneyHeld(order), priceOf(order)];
  if (kept === price || (order.credit && kept < price)) return;
  throw mismatch(kept, price);
}

const mismatch = (paid: number, total: number): AppError =>
  new AppError('INVOICE_UNPAID', { params: { paid: formatVnd(paid), total: formatVnd(total) } });

/**
 * Builds the content of an order's invoice from its current state. Returned pieces leave it in the transaction
 * that gives up their price; older orders read their number from the tally of their returns.
 */
export const contentNow = async (table: Table, order: StoredOrder): Promise<InvoiceContent> =>
  contentOf(order, order.returnedPieces ?? (await readTally(table, order.id)).refunded);

/** Builds the content to issue. Refuses if the sum of the lines differs from the order's price. */
export async function requireFullContent(table: Table, order: StoredOrder): Promise<InvoiceContent> {
  const content = await contentNow(table, order);
  if (content.total !== priceOf(order)) throw mismatch(content.total, priceOf(order));
  return content;
}
