import * as z from 'zod';
import { tidy } from '../values/text.ts';
import { invoiceKinds, invoicePayments, invoiceStatuses, deliveryStates } from './invoice-choices.ts';

export const InvoiceId = z.string().min(1).max(40);

const line = (least: number, most: number) =>
  z
    .string()
    .max(most * 2)
    .transform(tidy)
    .pipe(z.string().min(least).max(most));

/** Reason for a cancellation, correction or replacement; it is printed on that document. */
export const InvoiceReason = line(3, 300);

/** Tax code: ten or thirteen digits for a company, twelve for a person; consumers may have none. */
export const TaxCode = z
  .string()
  .trim()
  .regex(/^\d{10}(-\d{3})?$|^\d{12}$|^\d{7}$/);

export const InvoiceBuyerDraft = z.strictObject({
  name: line(2, 200),
  taxCode: z.union([TaxCode, z.literal('')]).default(''),
  address: line(0, 200).default(''),
  email: z.union([z.email().max(120), z.literal('')]).default(''),
});
export type InvoiceBuyerDraft = z.infer<typeof InvoiceBuyerDraft>;

export const InvoiceBuyer = z.object({
  kind: z.enum(['company', 'person']),
  name: z.string(),
  taxCode: z.string(),
  address: z.string(),
  email: z.string(),
});
export type InvoiceBuyer = z.infer<typeof InvoiceBuyer>;

export const InvoiceSeller = z.object({
  name: z.string(),
  address: z.string(),
  phone: z.string(),
  taxCode: z.string(),
});

export const VatRateShape = z.union([z.literal('kct'), z.literal('kkknt'), z.number().min(0).max(100)]);

/** Amount in whole đồng; negative in a correction that reduces an earlier invoice. */
const Amount = z.int();

export const InvoiceLine = z.object({
  /** Key of the order line that the invoice line stands for. */
  key: z.string(),
  code: z.string(),
  name: z.string(),
  unit: z.string(),
  quantity: Amount,
  /** Price before tax. */
  unitPrice: Amount,
  /** Discount on quantity × unit price: vouchers and rounding differences. */
  discount: Amount,
  net: Amount,
  rate: VatRateShape,
  tax: Amount,
  total: Amount,
});
export type InvoiceLine = z.infer<typeof InvoiceLine>;

export const InvoiceSum = z.object({ rate: VatRateShape, net: Amount, tax: Amount });
export type InvoiceSum = z.infer<typeof InvoiceSum>;

/** Identity of an issued invoice. */
export const InvoiceName = z.object({
  id: InvoiceId,
  series: z.string(),
  number: z.int(),
  issuedAt: z.string(),
});
export type InvoiceName = z.infer<typeof InvoiceName>;

/** An invoice as a row of a list. */
export const InvoiceRow = z.object({
  id: InvoiceId,
  status: z.enum(invoiceStatuses),
  kind: z.enum(invoiceKinds),
  /** Series such as 1C26TCL: the form, a code of the tax office, the year, and the shop’s own letters. */
  series: z.string().nullable(),
  number: z.int().nullable(),
  orderId: z.string(),
  orderCode: z.string(),
  buyer: InvoiceBuyer,
  net: Amount,
  tax: Amount,
  total: Amount,
  sending: z.enum(deliveryStates),
  /** True if the order has another price now; only returned to staff who may correct the invoice. */
  differs: z.boolean().optional(),
  createdAt: z.string(),
  issuedAt: z.string().nullable(),
});
export type InvoiceRow = z.infer<typeof InvoiceRow>;

export const Invoice = InvoiceRow.extend({
  seller: InvoiceSeller,
  lines: z.array(InvoiceLine),
  sums: z.array(InvoiceSum),
  payment: z.enum(invoicePayments),
  /** Reason for correcting or replacing another invoice. */
  reason: z.string(),
  /** Reason for the cancellation; see `cancelReasonOf`. */
  cancelReason: z.string().optional(),
  /** The invoice that this one corrects or replaces. */
  of: InvoiceName.nullable(),
  /** Corrections of this invoice, oldest first. */
  corrections: z.array(InvoiceName),
  replacedBy: InvoiceName.nullable(),
  /** References at the tax office and the provider; null until they exist. */
  authorityCode: z.string().nullable(),
  lookupCode: z.string().nullable(),
  updatedAt: z.string(),
  cancelledAt: z.string().nullable(),
  version: z.int(),
});
export type Invoice = z.infer<typeof Invoice>;

/** An entry in an invoice's history. */
export const InvoiceEvent = z.object({
  id: z.string(),
  at: z.string(),
  kind: z.enum(['status', 'sending']),
  to: z.enum([...invoiceStatuses, ...deliveryStates]),
  by: z.string().nullable(),
  note: z.string(),
});
export type InvoiceEvent = z.infer<typeof InvoiceEvent>;

/** Additional data for staff who work on invoices. */
export const InvoiceWork = z.object({
  events: z.array(InvoiceEvent),
  /** The provider's error message. */
  error: z.string().nullable(),
  /** Present total of the order. */
  orderTotal: z.int().nullable(),
  may: z.object({
    issue: z.boolean(),
    cancel: z.boolean(),
    correct: z.boolean(),
    replace: z.boolean(),
    send: z.boolean(),
  }),
});
export type InvoiceWork = z.infer<typeof InvoiceWork>;

export const InvoiceView = Invoice.extend({ work: InvoiceWork.optional() });
export type InvoiceView = z.infer<typeof InvoiceView>;
