import { AppError } from '#shared/contract/errors.ts';
import { scheduleDue } from '#functions/domain/due/due-items.ts';
import type { Context } from '#functions/platform/table/context.ts';
import type { Operation } from '#functions/platform/table/table-operations.ts';
import type { StoredInvoice } from '../invoice-record.ts';
import { sendDue } from '../provider/send-due.ts';
import { nextNumber, type numberTaken } from './invoice-series.ts';

/** Many may issue at once, and only one at a time gets the next number: they stand in line for as long as there is time. */
export const issuingTries = 80;

export type IssuedInvoice = { invoice: StoredInvoice; writes: Operation<typeof numberTaken>[] };

/** A draft with the next number, on its way to the provider; the caller writes it, with what takes the number. */
export async function numbered(context: Context, draft: StoredInvoice): Promise<IssuedInvoice> {
  if (draft.seller.taxCode === '') throw new AppError('INVOICE_SELLER');
  const { series, number, issuedAt, writes } = await nextNumber(context, draft.id);
  const invoice: StoredInvoice = {
    ...draft,
    status: 'issued',
    series,
    number,
    issuedAt,
    updatedAt: issuedAt,
    sending: 'waiting',
    task: 'submit',
    askAt: issuedAt,
    differs: false,
  };
  return { invoice, writes: [...writes, scheduleDue(sendDue(invoice))] };
}
