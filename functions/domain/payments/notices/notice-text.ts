import * as z from 'zod';
import type { StoredNotice } from '../records/payment-notice.ts';
import { readVnpayFields } from '../providers/vnpay-notice.ts';

/** A notice as people read it, whatever becomes of it. */
export type NoticeText = { amount: number; words: string; reference: string };

const Bank = z.object({
  transferAmount: z.number().default(0),
  content: z.string().default(''),
  referenceCode: z.string().nullish(),
});
const Stripe = z.object({
  id: z.string(),
  type: z.string().default(''),
  data: z.object({
    object: z.object({
      id: z.string().default(''),
      amount_received: z.number().optional(),
      amount_total: z.number().nullish(),
    }),
  }),
});
const SimulatedText = z.object({ code: z.string(), outcome: z.string(), amount: z.number() });

const bank = (json: unknown): NoticeText => {
  const { transferAmount, content, referenceCode } = Bank.parse(json);
  return { amount: transferAmount, words: content, reference: referenceCode ?? '' };
};

const stripe = (json: unknown): NoticeText => {
  const { type, data } = Stripe.parse(json);
  const { id, amount_received: received, amount_total: total } = data.object;
  return { amount: received ?? total ?? 0, words: type, reference: id };
};

const simulated = (json: unknown): NoticeText => {
  const { code, outcome, amount } = SimulatedText.parse(json);
  return { amount, words: `${code} ${outcome}`, reference: '' };
};

function vnpay(raw: string): NoticeText {
  const fields = readVnpayFields(raw);
  const amount = Math.trunc(Number(fields['vnp_Amount'] ?? 0) / 100);
  return {
    amount: Number.isFinite(amount) ? amount : 0,
    words: [fields['vnp_TxnRef'], fields['vnp_OrderInfo']].filter(Boolean).join(' · '),
    reference: fields['vnp_TransactionNo'] ?? '',
  };
}

/** Reads a notice leniently, so that an unreadable one is still shown. */
export function textOfNotice({ provider, raw }: Pick<StoredNotice, 'provider' | 'raw'>): NoticeText {
  try {
    if (provider === 'vnpay') return vnpay(raw);
    const json: unknown = JSON.parse(raw);
    return { bank, stripe, simulated }[provider](json);
  } catch {
    return { amount: 0, words: '', reference: '' };
  }
}
