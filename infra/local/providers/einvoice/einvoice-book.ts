import * as z from 'zod';
import type { State } from '../../home/state.ts';

const Amount = z.int();

/** Invoice as the shop submits it, with the providers' field names. */
export const Submission = z.looseObject({
  reference_code: z.string().min(1),
  kind: z.enum(['original', 'correction', 'replacement']),
  invoice_series: z.string().min(1),
  invoice_number: z.int().min(1),
  issued_date: z.iso.date(),
  related: z
    .looseObject({ reference_code: z.string(), invoice_series: z.string(), invoice_number: z.int() })
    .nullable(),
  seller: z.looseObject({ tax_code: z.string().regex(/^\d{10}(-\d{3})?$/) }),
  buyer: z.looseObject({ name: z.string().min(1) }),
  items: z
    .array(
      z.looseObject({
        quantity: Amount,
        unit_price: Amount,
        discount_amount: Amount,
        tax_rate: z.number(),
        amount_before_tax: Amount,
        tax_amount: Amount,
      }),
    )
    .min(1),
  total_before_tax: Amount,
  tax_amount: Amount,
  total_amount: Amount,
});
export type Submission = z.infer<typeof Submission>;

export const StoredInvoice = z.object({
  reference: z.string(),
  series: z.string(),
  number: z.int(),
  kind: z.string(),
  buyer: z.string(),
  total: z.int(),
  /** Submitted content, to detect another invoice under the same reference. */
  content: z.string(),
  /** Time when the tax office's reply is ready. */
  readyAt: z.number(),
  authorityCode: z.string(),
  lookupCode: z.string(),
  cancelled: z.boolean(),
  /** Number of times it was submitted. */
  asked: z.int(),
});
export type StoredInvoice = z.infer<typeof StoredInvoice>;

const References = z.array(z.string());

/** Stores the submitted invoices over restarts. */
export function createBook(state: State) {
  const keyOf = (reference: string) => `einvoice:${reference}`;
  const numberKey = (series: string, number: number) => `einvoice-number:${series}:${number}`;
  const references = () => References.parse(JSON.parse(state.read('einvoice:all') ?? '[]'));
  const find = (reference: string): StoredInvoice | undefined => {
    const text = state.read(keyOf(reference));
    return text === undefined ? undefined : StoredInvoice.parse(JSON.parse(text));
  };
  const save = (invoice: StoredInvoice) => state.write(keyOf(invoice.reference), JSON.stringify(invoice));
  return {
    find,
    save,
    /** Returns the reference of the invoice with this number. */
    holder: (series: string, number: number): string | undefined => state.read(numberKey(series, number)),
    add(invoice: StoredInvoice): void {
      save(invoice);
      state.write(numberKey(invoice.series, invoice.number), invoice.reference);
      state.write('einvoice:all', JSON.stringify([...references(), invoice.reference]));
    },
    /** Lists invoices, newest last. */
    list: (): StoredInvoice[] => references().flatMap((reference) => find(reference) ?? []),
  };
}

/** Valid tax rates; negative ones stand for untaxed goods. */
const rates = [-2, -1, 0, 5, 8, 10];

/** Validates an invoice; returns the provider's error message, or undefined if it is valid. */
export function wrongWith({ items, ...invoice }: Submission): string | undefined {
  for (const [place, item] of items.entries()) {
    const line = `Dòng ${place + 1}`;
    const { tax_rate: rate, amount_before_tax: net, tax_amount: tax } = item;
    if (!rates.includes(rate)) return `${line}: thuế suất không hợp lệ`;
    if (item.quantity * item.unit_price - item.discount_amount !== net)
      return `${line}: thành tiền không khớp`;
    if (rate <= 0 ? tax !== 0 : Math.abs(tax - (net * rate) / 100) > 1.5)
      return `${line}: tiền thuế không khớp với thuế suất`;
  }
  const sum = (name: 'amount_before_tax' | 'tax_amount') => items.reduce((all, item) => all + item[name], 0);
  const isSummed =
    sum('amount_before_tax') === invoice.total_before_tax &&
    sum('tax_amount') === invoice.tax_amount &&
    invoice.total_before_tax + invoice.tax_amount === invoice.total_amount;
  if (!isSummed) return 'Tổng tiền không khớp';
  if ((invoice.kind === 'original') !== (invoice.related === null)) return 'Thiếu hóa đơn liên quan';
  return undefined;
}
