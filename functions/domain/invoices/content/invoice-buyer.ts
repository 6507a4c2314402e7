import type { InvoiceBuyer, InvoiceBuyerDraft } from '#shared/invoices/invoice.ts';
import type { StoredOrder } from '#functions/domain/orders/order-record.ts';

/**
 * Returns the kind of buyer. A number of twelve digits is a personal id, and a buyer without a number is a
 * consumer.
 */
const kindOf = (taxCode: string): InvoiceBuyer['kind'] =>
  taxCode === '' || taxCode.length === 12 ? 'person' : 'company';

const buyerFrom = ({ name, taxCode, address, email }: Omit<InvoiceBuyer, 'kind'>): InvoiceBuyer => ({
  kind: kindOf(taxCode),
  name,
  taxCode,
  address,
  email,
});

/**
 * Returns the buyer of an invoice: the one named now, else the one in the order's invoice request, else the
 * customer as a consumer.
 */
export function buyerOf(order: StoredOrder, given?: InvoiceBuyerDraft): InvoiceBuyer {
  if (given) return buyerFrom(given);
  const { vatInvoice: asked, customer, shippingAddress } = order;
  if (asked) return buyerFrom({ ...asked, name: asked.companyName });
  const place = shippingAddress;
  const address = [place?.street, place?.ward, place?.district, place?.province].filter(Boolean).join(', ');
  return buyerFrom({ name: customer.fullName, taxCode: '', address, email: customer.email });
}
