import * as z from 'zod';
import { AppError } from '#shared/contract/errors.ts';
import { Invoice, InvoiceEvent, type InvoiceName } from '#shared/invoices/invoice.ts';
import { invoiceMayBecome, type InvoiceStatus } from '#shared/invoices/invoice-choices.ts';
import { asIs } from '#functions/platform/records/audited-fields.ts';
import { versioned } from '#functions/platform/records/versioned.ts';
import type { TableContext } from '#functions/platform/table/context.ts';
import { invoiceFeed, invoiceKeys } from './invoice-keys.ts';

/** Stored invoice. */
export const StoredInvoice = Invoice.extend({
  differs: z.boolean(),
  /** The buyer's account; null for a guest. */
  userId: z.string().nullable(),
  /** Pending request to the provider, the time of the next attempt, and the number of attempts so far. */
  task: z.enum(['submit', 'cancel']).nullable(),
  askAt: z.string().nullable(),
  tries: z.int(),
  /** Error that the provider reported. */
  error: z.string().nullable(),
});
export type StoredInvoice = z.infer<typeof StoredInvoice>;

/** Refusal of a change that is based on an outdated version. */
export const staleInvoice = 'invoice-moved';

const digits = (value: number, length: number) => String(value).padStart(length, '0');

export const invoiceRecord = versioned({
  entity: 'invoice',
  schema: StoredInvoice,
  key: ({ id }: { id: string }) => invoiceKeys.head(id),
  version: 'version',
  stale: staleInvoice,
  missing: 'INVOICE_NOT_FOUND',
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

export const requireInvoice = ({ table }: TableContext, id: string): Promise<StoredInvoice> =>
  invoiceRecord.get(table, { id });

export function wrongState({ kind, status }: StoredInvoice): AppError {
  const stands = kind === 'correction' && status === 'issued' ? 'correction' : status;
  return new AppError('INVOICE_STATE', { params: { status: `invoice-${stands}` } });
}

export function requireMayBecome(invoice: StoredInvoice, to: InvoiceStatus): void {
  if (!invoiceMayBecome(invoice, to)) throw wrongState(invoice);
}

/** Returns the name that identifies an invoice to others. Only an issued invoice has one. */
export function nameOf({ id, series, number, issuedAt }: StoredInvoice): InvoiceName {
  if (series === null || number === null || issuedAt === null) throw new Error(`Invoice ${id} has no number`);
  return { id, series, number, issuedAt };
}
