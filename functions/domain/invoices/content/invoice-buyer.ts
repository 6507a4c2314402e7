import type { InvoiceBuyer, InvoiceBuyerDraft } from '#shared/invoices/invoice.ts';
import type { StoredOrder } from '#functions/domain/orders/order-record.ts';

/** Returns the kind of buyer: twelve digits are a personal id, no number is a consumer. */
const kindOf = (taxCode: string): InvoiceBuyer['kind'] =>
  taxCode === '' || taxCode.length === 12 ? 'person' : 'company';

const buyerFrom = ({ name, taxCode, address, email }: Omit<InvoiceBuyer, 'kind'>): InvoiceBuyer => ({
  kind: kindOf(taxCode),
  name,
  taxCode,
  address,
  email,
});

/** Returns an invoice's buyer: named now, else from the invoice request, else a consumer. */
export function buyerOf(order: StoredOrder, given?: InvoiceBuyerDraft): InvoiceBuyer {
  if (given) return buyerFrom(given);
  const { vatInvoice: asked, customer, shippingAddress } = order;
  if (asked) return buyerFrom({ ...asked, name: asked.companyName });
  const place = shippingAddress;
  const address = [place?.street, place?.ward, place?.district, place?.province].filter(Boolean).join(', ');
  return buyerFrom({ name: customer.fullName, taxCode: '', address, email: customer.email });
}
