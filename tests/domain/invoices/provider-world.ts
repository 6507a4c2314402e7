import type { StoredInvoice } from '#functions/domain/invoices/invoice-record.ts';
import type {
  CancelAnswer,
  InvoiceProvider,
  ProviderAnswer,
} from '#functions/domain/invoices/provider/invoice-provider.ts';
import { sendToProvider } from '#functions/domain/invoices/provider/send-to-provider.ts';
import type { StoredOrder } from '#functions/domain/orders/order-record.ts';
import { anInvoice } from './an-invoice.ts';
import { invoiceShop, now } from './invoice-shop.ts';

export const accepted = { kind: 'accepted', authorityCode: 'MÃ-9', lookupCode: 'TRA-9' } as const;
export const customer = { fullName: 'Trần Thị Lan', phone: '0912345678', email: 'lan@example.com' };
const waiting = {
  sending: 'waiting',
  task: 'submit',
  askAt: now,
  authorityCode: null,
  lookupCode: null,
} as const;

/** An invoice that waits for its provider, which answers so; `meanwhile` happens while it is asked. */
export function providerWorld(
  given: Partial<StoredInvoice> = {},
  { others = [], order = {} }: { others?: StoredInvoice[]; order?: Partial<StoredOrder> } = {},
) {
  const shop = invoiceShop({ customer, ...order }, [...others, anInvoice({ ...waiting, ...given })]);
  const asked: string[] = [];
  const answers: { submit: ProviderAnswer; cancel: CancelAnswer; meanwhile: () => unknown } = {
    submit: accepted,
    cancel: { kind: 'done' },
    meanwhile: () => undefined,
  };
  const provider: InvoiceProvider = {
    submit: async ({ id }) => {
      asked.push(`submit ${id}`);
      await answers.meanwhile();
      return answers.submit;
    },
    cancel: async ({ id }) => {
      asked.push(`cancel ${id}`);
      await answers.meanwhile();
      return answers.cancel;
    },
  };
  const tell = (at = now, of = 'i7') => sendToProvider(shop.context, provider, { of, at });
  return { ...shop, asked, answers, tell };
}
