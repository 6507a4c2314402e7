import { AppError } from '#shared/contract/errors.ts';
import { scheduleDue } from '#functions/domain/due/due-items.ts';
import type { Context } from '#functions/platform/table/context.ts';
import type { Operation } from '#functions/platform/table/table-operations.ts';
import type { StoredInvoice } from '../invoice-record.ts';
import { sendDue } from '../provider/send-due.ts';
import { nextNumber, type numberConflict } from './invoice-series.ts';

/** Maximum attempts to issue: only one invoice at a time gets the next number, others retry. */
export const issuingTries = 80;

export type IssuedInvoice = { invoice: StoredInvoice; writes: Operation<typeof numberConflict>[] };

/** Gives a draft the next number and schedules its submission. The caller writes both in one transaction. */
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
