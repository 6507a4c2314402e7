import * as z from 'zod';
import { AppError } from '#shared/contract/errors.ts';
import { Invoice, InvoiceEvent, type InvoiceName } from '#shared/invoices/invoice.ts';
import { invoiceMayBecome, type InvoiceStatus } from '#shared/invoices/invoice-choices.ts';
import { asIs } from '#functions/platform/records/told-fields.ts';
import { versioned } from '#functions/platform/records/versioned.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { invoiceFeed, invoiceKeys } from './invoice-keys.ts';

/** An invoice as the table keeps it. */
export const StoredInvoice = Invoice.extend({
  differs: z.boolean(),
  /** Whose order it was; nobody's for a guest's. */
  userId: z.string().nullable(),
  /** What the provider is still to be told, when it is asked next, and how often it was. */
  task: z.enum(['submit', 'cancel']).nullable(),
  askAt: z.string().nullable(),
  tries: z.int(),
  /** What it found wrong. */
  error: z.string().nullable(),
});
export type StoredInvoice = z.infer<typeof StoredInvoice>;

/** The refusal of a change made on what somebody else has changed meanwhile. */
export const staleInvoice = 'invoice-moved';

const digits = (value: number, length: number) => String(value).padStart(length, '0');

export const invoiceRecord = versioned({
  entity: 'invoice',
  schema: StoredInvoice,
  key: ({ id }: { id: string }) => invoiceKeys.head(id),
  version: 'version',
  stale: staleInvoice,
  feed: invoiceFeed,
  activity: {
    of: 'invoice',
    told: {
      status: (status) => `invoice_${status}`,
      sending: (sending) => `sending_${sending}`,
      number: asIs,
      reason: asIs,
      cancelReason: (reason) => asIs(reason ?? null),
      error: asIs,
      authorityCode: asIs,
    },
  },
  story: {
    entity: 'invoice-event',
    schema: InvoiceEvent,
    key: invoiceKeys.event,
    idOf: ({ version }, place) => digits(version, 6) + digits(place, 2),
  },
});

export async function requireInvoice({ table }: Pick<Context, 'table'>, id: string): Promise<StoredInvoice> {
  const invoice = await invoiceRecord.find(table, { id });
  if (!invoice) throw new AppError('INVOICE_NOT_FOUND');
  return invoice;
}

export function wrongState({ kind, status }: StoredInvoice): AppError {
  const stands = kind === 'correction' && status === 'issued' ? 'correction' : status;
  return new AppError('INVOICE_STATE', { params: { status: `invoice-${stands}` } });
}

export function requireMayBecome(invoice: StoredInvoice, to: InvoiceStatus): void {
  if (!invoiceMayBecome(invoice, to)) throw wrongState(invoice);
}

/** By which others know it; only what is issued has a name. */
export function nameOf({ id, series, number, issuedAt }: StoredInvoice): InvoiceName {
  if (series === null || number === null || issuedAt === null) throw new Error(`Invoice ${id} has no number`);
  return { id, series, number, issuedAt };
}
