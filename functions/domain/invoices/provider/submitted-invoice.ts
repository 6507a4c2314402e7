import type { VatRate } from '#shared/invoices/vat-rates.ts';
import { dayInVietnam } from '#shared/values/vietnam-day.ts';
import { nameOf, type StoredInvoice } from '../invoice-record.ts';

/** Returns the provider's number of a tax rate. Rates without tax are negative. */
const providerRate = (rate: VatRate): number => (rate === 'kct' ? -2 : rate === 'kkknt' ? -1 : rate);

const dayOf = (at: string): string => dayInVietnam(Date.parse(at));

function buyerOf({ kind, name, taxCode, address, email }: StoredInvoice['buyer']) {
  const isPerson = kind === 'person';
  return {
    type: isPerson ? 'personal' : 'company',
    name,
    tax_code: isPerson ? '' : taxCode,
    national_id: isPerson ? taxCode : '',
    address,
    email,
  };
}

/** Converts an invoice for the provider: names and numbers only, not the tax office's document format. */
export function submittedInvoice(invoice: StoredInvoice) {
  const { series, number, issuedAt } = nameOf(invoice);
  const { of, seller, net, tax, total } = invoice;
  return {
    reference_code: invoice.id,
    kind: invoice.kind,
    template_code: series.slice(0, 1),
    invoice_series: series.slice(1),
    invoice_number: number,
    issued_date: dayOf(issuedAt),
    currency: 'VND',
    payment_method: invoice.payment,
    reason: invoice.reason,
    related: of && {
      reference_code: of.id,
      invoice_series: of.series.slice(1),
      invoice_number: of.number,
      issued_date: dayOf(of.issuedAt),
    },
    seller: { name: seller.name, tax_code: seller.taxCode, address: seller.address },
    buyer: buyerOf(invoice.buyer),
    items: invoice.lines.map((line, place) => ({
      line_number: place + 1,
      line_type: 1,
      item_code: line.code,
      item_name: line.name,
      unit: line.unit,
      quantity: line.quantity,
      unit_price: line.unitPrice,
      discount_amount: line.discount,
      tax_rate: providerRate(line.rate),
      amount_before_tax: line.net,
      tax_amount: line.tax,
    })),
    total_before_tax: net,
    tax_amount: tax,
    total_amount: total,
  };
}
