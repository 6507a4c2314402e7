import { cancelDue, scheduleDue } from '#functions/domain/due/due-items.ts';
import { findOrder } from '#functions/domain/orders/reading/read-orders.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { remove } from '#functions/platform/table/table-operations.ts';
import { invoiceKeys } from '../invoice-keys.ts';
import { invoiceRecord, requireInvoice, requireMayBecome, wrongState } from '../invoice-record.ts';
import { sendDue } from '../provider/send-due.ts';
import { mailInvoice } from '../paper/mail-invoice.ts';

/** Cancels an invoice. An issued one keeps its number, and the provider is told. */
export async function cancelInvoice(
  context: Context,
  { id, userId, reason }: { id: string; userId: string | null; reason: string },
): Promise<void> {
  const { table, now } = context;
  const read = () => requireInvoice(context, id);
  await invoiceRecord.change(table, read, async (before) => {
    if (before.status === 'cancelled') return undefined;
    requireMayBecome(before, 'cancelled');
    const at = now();
    const iso = at.toISOString();
    const isKnown = before.status !== 'draft';
    // Without the authority's code the buyer was never mailed about the invoice, so there is nothing to tell.
    const order = before.authorityCode === null ? undefined : await findOrder(context, before.orderId);
    const { after, writes } = invoiceRecord.replace(before, {
      status: 'cancelled',
      cancelReason: reason,
      cancelledAt: iso,
      updatedAt: iso,
      differs: false,
      ...(isKnown && { sending: 'waiting', task: 'cancel', askAt: iso, tries: 0, error: null }),
    });
    return {
      after,
      writes: [
        ...writes,
        ...invoiceRecord.tell(after, [{ kind: 'status', to: 'cancelled', by: userId, note: reason }], at),
        remove(invoiceKeys.current(before.orderId)),
        // If both scheduled jobs have the same time, the new one overwrites the old. A transaction may write
        // each item only once.
        ...(before.askAt && before.askAt !== after.askAt ? [cancelDue(sendDue(before))] : []),
        ...(isKnown ? [scheduleDue(sendDue(after))] : []),
        ...(order ? mailInvoice(after, order, 'invoice-cancelled') : []),
      ],
    };
  });
}

/** Sends an invoice again that the provider refused. */
export async function sendInvoice(
  context: Context,
  { id, userId }: { id: string; userId: string },
): Promise<void> {
  const { table, now } = context;
  const read = () => requireInvoice(context, id);
  await invoiceRecord.change(table, read, (before) => {
    if (before.sending === 'none') throw wrongState(before);
    if (before.sending !== 'refused') return undefined;
    const at = now();
    const { after, writes } = invoiceRecord.replace(before, {
      sending: 'waiting',
      askAt: at.toISOString(),
      tries: 0,
      error: null,
      updatedAt: at.toISOString(),
    });
    return {
      after,
      writes: [
        ...writes,
        ...invoiceRecord.tell(after, [{ kind: 'sending', to: 'waiting', by: userId, note: '' }], at),
        scheduleDue(sendDue(after)),
      ],
    };
  });
}
