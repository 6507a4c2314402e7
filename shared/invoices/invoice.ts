import * as z from 'zod';
import { tidy } from '../values/text.ts';
import { invoiceKinds, invoicePayments, invoiceStatuses, sendings } from './invoice-choices.ts';

export const InvoiceId = z.string().min(1).max(40);

const line = (least: number, most: number) =>
  z
    .string()
    .max(most * 2)
    .transform(tidy)
    .pipe(z.string().min(least).max(most));

/** Why an invoice is called off, corrected or replaced: it stands on the paper that does so. */
export const InvoiceReason = line(3, 300);

/** Ten digits, or thirteen, are a company’s; twelve are a person’s own number; consumers may have none. */
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

/** Whole đồng, and below zero where it takes something off an earlier invoice. */
const Amount = z.int();

export const InvoiceLine = z.object({
  /** Of the order’s line it stands for. */
  key: z.string(),
  code: z.string(),
  name: z.string(),
  unit: z.string(),
  quantity: Amount,
  /** Before tax. */
  unitPrice: Amount,
  /** What is taken off quantity × unit price: vouchers, and the rest of rounding. */
  discount: Amount,
  net: Amount,
  rate: VatRateShape,
  tax: Amount,
  total: Amount,
});
export type InvoiceLine = z.infer<typeof InvoiceLine>;

export const InvoiceSum = z.object({ rate: VatRateShape, net: Amount, tax: Amount });
export type InvoiceSum = z.infer<typeof InvoiceSum>;

/** By which an invoice is known once it is issued. */
export const InvoiceName = z.object({
  id: InvoiceId,
  series: z.string(),
  number: z.int(),
  issuedAt: z.string(),
});
export type InvoiceName = z.infer<typeof InvoiceName>;

/** What a list says of an invoice. */
export const InvoiceRow = z.object({
  id: InvoiceId,
  status: z.enum(invoiceStatuses),
  kind: z.enum(invoiceKinds),
  /** Like 1C26TCL: the form, with a code of the tax office, the year, and the shop’s own letters. */
  series: z.string().nullable(),
  number: z.int().nullable(),
  orderId: z.string(),
  orderCode: z.string(),
  buyer: InvoiceBuyer,
  net: Amount,
  tax: Amount,
  total: Amount,
  sending: z.enum(sendings),
  /** Its order costs something else by now: told to those who may correct it. */
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
  /** Why it corrects or replaces another. */
  reason: z.string(),
  /** Why it was called off: see `cancelReasonOf`. */
  cancelReason: z.string().optional(),
  /** The one it corrects, or stands in place of. */
  of: InvoiceName.nullable(),
  /** Those that correct it, oldest first. */
  corrections: z.array(InvoiceName),
  replacedBy: InvoiceName.nullable(),
  /** What the tax office and the provider call it by, once they do. */
  authorityCode: z.string().nullable(),
  lookupCode: z.string().nullable(),
  updatedAt: z.string(),
  cancelledAt: z.string().nullable(),
  version: z.int(),
});
export type Invoice = z.infer<typeof Invoice>;

/** One line of an invoice’s story. */
export const InvoiceEvent = z.object({
  id: z.string(),
  at: z.string(),
  kind: z.enum(['status', 'sending']),
  to: z.enum([...invoiceStatuses, ...sendings]),
  by: z.string().nullable(),
  note: z.string(),
});
export type InvoiceEvent = z.infer<typeof InvoiceEvent>;

/** What whoever works on invoices sees beside. */
export const InvoiceWork = z.object({
  events: z.array(InvoiceEvent),
  /** What the provider found wrong, in its words. */
  error: z.string().nullable(),
  /** What the order comes to now. */
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

export const ShownInvoice = Invoice.extend({ work: InvoiceWork.optional() });
export type ShownInvoice = z.infer<typeof ShownInvoice>;
