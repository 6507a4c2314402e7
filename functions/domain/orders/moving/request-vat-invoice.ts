import { AppError } from '#shared/contract/errors.ts';
import type { VatInvoice } from '#shared/orders/order.ts';
import { type ChangedOrder, changeOrder } from './change-order.ts';
import type { StoredOrder } from '../order-record.ts';
import { wrongState } from '../order-state.ts';

const over: readonly StoredOrder['status'][] = ['cancelled', 'refunded', 'returned'];

/** Requests a VAT invoice, once per order; a buyer who made a mistake has to contact the shop. */
export function requestVatInvoice(
  order: StoredOrder,
  details: Omit<VatInvoice, 'requestedAt'>,
  at: Date,
): ChangedOrder {
  if (order.vatInvoice) throw new AppError('INVOICE_EXISTS');
  if (over.includes(order.status)) throw wrongState(order);
  const vatInvoice = { ...details, requestedAt: at.toISOString() };
  const entry = { kind: 'note', from: null, to: 'vat_invoice', by: 'shopper', note: '' } as const;
  return changeOrder(order, { vatInvoice }, [entry], at);
}
