import { isDeepStrictEqual } from 'node:util';
import type { InvoiceProvider } from '#functions/domain/invoices/provider/invoice-provider.ts';
import { submittedInvoice } from '#functions/domain/invoices/provider/submitted-invoice.ts';
import type { StoredInvoice } from '#functions/domain/invoices/invoice-record.ts';

type Kept = { content: ReturnType<typeof submittedInvoice>; asked: number; isCancelled: boolean };

export const invoiceMoods = ['silent', 'deaf', 'refuses', 'slow'] as const;

/** A provider of invoices that can be told to be silent, after it did what it was asked or before, to refuse, and to take its time. */
export function invoiceTwin(turn: () => Promise<void>) {
  const book = new Map<string, Kept>();
  const mood = { silent: 0, deaf: 0, refuses: 0, slow: 0 };
  const silence = { kind: 'silent', error: 'nobody hears it' } as const;

  function take(name: keyof typeof mood): boolean {
    if (mood[name] === 0) return false;
    mood[name] -= 1;
    return true;
  }

  /** What it answers to one it knows, or takes into its book. */
  function keep(invoice: StoredInvoice) {
    const content = submittedInvoice(invoice);
    const { invoice_series: series, invoice_number: number, related } = content;
    const known = book.get(invoice.id);
    if (!known && take('refuses')) return { kind: 'refused', error: 'not like this' } as const;
    // Its reason is why it was called off by then.
    const isSame = known && isDeepStrictEqual({ ...known.content, reason: '' }, { ...content, reason: '' });
    if (known && !isSame) throw new Error('One name was given to two invoices');
    const holder = [...book].find(
      ([id, { content: other }]) =>
        id !== invoice.id && other.invoice_series === series && other.invoice_number === number,
    );
    if (holder) throw new Error(`Two invoices have the number ${number}`);
    if (related && !book.has(related.reference_code)) throw new Error('It follows one nobody knows');
    book.set(invoice.id, {
      isCancelled: false,
      ...known,
      content: known?.content ?? content,
      asked: (known?.asked ?? 0) + 1,
    });
    if (take('slow')) return { kind: 'working' } as const;
    const code = `${series}-${number}`;
    return { kind: 'accepted', authorityCode: code, lookupCode: code } as const;
  }

  const provider: InvoiceProvider = {
    async submit(invoice) {
      await turn();
      if (take('deaf')) return silence;
      const answer = keep(invoice);
      await turn();
      return take('silent') ? silence : answer;
    },
    async cancel(invoice) {
      await turn();
      if (take('deaf')) return silence;
      const known = book.get(invoice.id);
      if (known) known.isCancelled = true;
      await turn();
      return take('silent') ? silence : { kind: 'done' };
    },
  };

  return { provider, mood, book };
}

export type InvoiceTwin = ReturnType<typeof invoiceTwin>;
