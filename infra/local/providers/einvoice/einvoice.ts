import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import { Faults } from '../common/faults.ts';
import { createOutbox } from '../common/outbox.ts';
import { type Answer, type Ask, control, orTrouble } from '../common/provider-door.ts';
import { type Provider, providerBases, type ProviderContext } from '../common/provider.ts';
import { createBook, type StoredInvoice, Submission, wrongWith } from './einvoice-book.ts';
import { einvoicePage } from './einvoice-page.ts';

const base = providerBases.einvoice;
const next = z.coerce.number().int().min(0).max(1000).default(0);

/** Switches for faults of invoices, in addition to the faults of replies. */
const Switches = z.object({
  /** Seconds until the tax office replies. */
  laterSeconds: z.coerce
    .number()
    .int()
    .min(0)
    .max(30 * 86_400)
    .default(0),
  /** Number of next invoices that are rejected and not stored. */
  refuse: next,
  /** Number of next invoices that are stored without a reply. */
  loseAnswers: next,
});

const code = (letters: number): string =>
  randomBytes(letters).toString('hex').slice(0, letters).toUpperCase();

const no = (status: number, message: string): Answer => ({ status, json: { status: 'refused', message } });

/** Simulates an e-invoice provider: invoices have one reference, are validated, and accepted later. */
export function createEinvoice({ clock, state, secret }: ProviderContext): Provider {
  const faults = Faults.parse({});
  const switches = Switches.parse({});
  const book = createBook(state);
  // The provider sends no notices; the shop polls it.
  const outbox = createOutbox({ now: clock.now, faults, isGood: () => true, retryMinutes: [] });

  function standing(invoice: StoredInvoice): Answer {
    if (invoice.readyAt > clock.now()) return { status: 202, json: { status: 'working' } };
    const { authorityCode: authority_code, lookupCode: lookup_code } = invoice;
    return { json: { status: 'accepted', authority_code, lookup_code } };
  }

  function take(submitted: Submission, content: string): StoredInvoice {
    const { reference_code: reference, invoice_series: series, invoice_number: number } = submitted;
    const invoice: StoredInvoice = {
      reference,
      series,
      number,
      kind: submitted.kind,
      buyer: submitted.buyer.name,
      total: submitted.total_amount,
      content,
      readyAt: clock.now() + switches.laterSeconds * 1000,
      authorityCode: `M1-${series.slice(1, 3)}-${code(27)}`,
      lookupCode: code(10),
      cancelled: false,
      asked: 1,
    };
    book.add(invoice);
    return invoice;
  }

  function submit(reference: string, body: string): Answer {
    const { data, error } = Submission.safeParse(JSON.parse(body || '{}'));
    if (!data) return no(400, `Thiếu thông tin: ${error.issues[0]?.path.join('.') ?? ''}`);
    if (data.reference_code !== reference) return no(400, 'Mã tham chiếu không khớp');
    const content = JSON.stringify(data);
    const known = book.find(reference);
    if (known) {
      book.save({ ...known, asked: known.asked + 1 });
      return known.content === content ? standing(known) : no(409, 'Mã tham chiếu đã dùng cho hóa đơn khác');
    }
    if (switches.refuse > 0) {
      switches.refuse -= 1;
      return no(422, 'Mã số thuế người mua không tồn tại');
    }
    const wrong = wrongWith(data);
    if (wrong) return no(422, wrong);
    if (book.holder(data.invoice_series, data.invoice_number)) return no(409, 'Số hóa đơn đã được dùng');
    const { related } = data;
    // An invoice from before the shop used this provider is known only by its number.
    const holder = related && book.holder(related.invoice_series, related.invoice_number);
    if (holder && holder !== related.reference_code) return no(422, 'Không có hóa đơn liên quan');
    const kept = take(data, content);
    if (switches.loseAnswers === 0) return standing(kept);
    switches.loseAnswers -= 1;
    return { status: 504, json: { message: 'Gateway timeout' } };
  }

  /** Cancels an invoice. An unknown one counts as cancelled too, because there is nothing to undo. */
  function cancel(reference: string): Answer {
    const known = book.find(reference);
    if (known) book.save({ ...known, cancelled: true });
    return { json: { status: 'cancelled' } };
  }

  function api({ headers, method, path, body }: Ask): Answer {
    if (headers.authorization !== `Bearer ${secret('einvoice')}`) return no(401, 'Sai mã truy cập');
    const [, name = '', isCancelling] = /^\/v1\/invoices\/([^/]+)(\/cancellation)?$/.exec(path) ?? [];
    if (method !== 'PUT' || name === '') return no(404, 'Không có địa chỉ này');
    const reference = decodeURIComponent(name);
    return isCancelling ? cancel(reference) : submit(reference, body);
  }

  function set({ fields, isForm }: Ask): Answer {
    const { data } = Switches.safeParse(fields);
    if (!data) return { status: 400, json: { message: 'No such switch' } };
    Object.assign(switches, data);
    return isForm ? { goTo: base } : { json: switches };
  }

  async function answer(ask: Ask): Promise<Answer | undefined> {
    const { method, path } = ask;
    if (path.startsWith('/v1/')) return orTrouble(faults, () => api(ask));
    if (method === 'GET' && path === '')
      return {
        page: einvoicePage(book.list(), switches, clock.now(), { notices: outbox.list(), faults }),
      };
    if (method === 'GET' && path === '/invoices.json') return { json: book.list() };
    if (method === 'POST' && path === '/switches') return set(ask);
    return control(base, ask, outbox, faults);
  }

  return { answer, pump: outbox.pump, isIdle: outbox.isIdle };
}
