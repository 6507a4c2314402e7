import { type Due, scheduleDue } from '#functions/domain/due/due-items.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { findOrder } from '#functions/domain/orders/reading/read-orders.ts';
import { invoiceRecord, type StoredInvoice } from '../invoice-record.ts';
import { mailInvoice } from '../paper/mail-invoice.ts';
import { sendDue } from './send-due.ts';
import type { CancelAnswer, InvoiceProvider, ProviderAnswer } from './invoice-provider.ts';

/** Minutes between attempts: short at first, then once an hour. */
const pauses = [1, 2, 5, 15, 60];
/** Minutes that a correction waits while its original has no code yet. */
const pauseOfFollowers = 5;

const later = (now: Date, minutes: number): string =>
  new Date(now.getTime() + minutes * 60_000).toISOString();

type Outcome = Partial<StoredInvoice> & Pick<StoredInvoice, 'askAt'>;

const through = { sending: 'accepted', task: null, askAt: null, tries: 0, error: null } as const;

/** Change that follows from an answer: the invoice is finished, or tried again later. */
function outcomeOf(invoice: StoredInvoice, answer: ProviderAnswer | CancelAnswer, now: Date): Outcome {
  switch (answer.kind) {
    case 'accepted':
      return { ...through, authorityCode: answer.authorityCode, lookupCode: answer.lookupCode };
    case 'done':
      return through;
    case 'refused':
      return { sending: 'refused', askAt: null, error: answer.error };
    default: {
      const pause = pauses[Math.min(invoice.tries, pauses.length - 1)] ?? 60;
      const error = answer.kind === 'silent' ? answer.error : null;
      return { askAt: later(now, pause), tries: invoice.tries + 1, error };
    }
  }
}

/** Cancels at the provider, after submitting it if need be, so that no number is missing there. */
async function callOff(provider: InvoiceProvider, invoice: StoredInvoice, now: Date): Promise<Outcome> {
  if (invoice.authorityCode !== null) return outcomeOf(invoice, await provider.cancel(invoice), now);
  const answer = await provider.submit(invoice);
  if (answer.kind === 'working' || answer.kind === 'silent') return outcomeOf(invoice, answer, now);
  const codes = answer.kind === 'accepted' ? outcomeOf(invoice, answer, now) : {};
  return { ...codes, task: 'cancel', ...outcomeOf(invoice, await provider.cancel(invoice), now) };
}

async function ask(context: Context, provider: InvoiceProvider, invoice: StoredInvoice): Promise<Outcome> {
  const now = context.now();
  // An invoice waits until the one it follows has its code, even for a cancellation. Otherwise the provider
  // would get a reference to an unknown invoice.
  if (invoice.of && invoice.authorityCode === null) {
    const first = await invoiceRecord.find(context.table, { id: invoice.of.id });
    if (first?.authorityCode === null) return { askAt: later(now, pauseOfFollowers) };
  }
  if (invoice.task === 'cancel') return callOff(provider, invoice, now);
  return outcomeOf(invoice, await provider.submit(invoice), now);
}

/** Tells whether an invoice has become valid, so that its buyer is mailed. */
const isThrough = (before: StoredInvoice, after: StoredInvoice): boolean =>
  before.task === 'submit' &&
  after.sending === 'accepted' &&
  (after.status === 'issued' || after.status === 'corrected');

const isTold = (before: StoredInvoice, after: StoredInvoice): boolean => before.sending !== after.sending;

/**
 * Submits an invoice to the provider, or asks for its state; both are the same request, repeated until there is
 * an answer. If the invoice changed meanwhile, for example by a cancellation, that change scheduled its own job
 * and this one ends.
 */
export async function sendToProvider(
  context: Context,
  provider: InvoiceProvider,
  { of: id, at }: Pick<Due, 'of' | 'at'>,
): Promise<void> {
  const { table, now } = context;
  const found = await invoiceRecord.find(table, { id });
  if (!found || found.task === null || found.askAt !== at) return;
  const outcome = await ask(context, provider, found);
  const order = await findOrder(context, found.orderId);
  await invoiceRecord.change(table, { id }, (before) => {
    if (before.askAt !== at) return undefined;
    const time = now();
    const { after, writes } = invoiceRecord.replace(before, { ...outcome, updatedAt: time.toISOString() });
    const entry = { kind: 'sending', to: after.sending, by: null, note: after.error ?? '' } as const;
    return {
      after,
      writes: [
        ...writes,
        ...(isTold(before, after) ? invoiceRecord.tell(after, [entry], time) : []),
        ...(after.askAt ? [scheduleDue(sendDue(after))] : []),
        ...(order && isThrough(before, after) ? mailInvoice(after, order) : []),
      ],
    };
  });
}
