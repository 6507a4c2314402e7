import * as z from 'zod';
import type { NoticeOutcome } from '#shared/payments/notice-choices.ts';
import { dayInVietnam } from '#shared/values/vietnam-day.ts';
import { readVnpayFields } from '../providers/vnpay-notice.ts';
import type { StoredNotice } from '../records/payment-notice.ts';

/** Outcomes of money that arrived, without repeated, refused and held money. */
const arrived: readonly NoticeOutcome[] = [
  'paid',
  'underpaid',
  'surplus',
  'late',
  'late-short',
  'unknown',
  'ambiguous',
];

/** Returns the sum that a notice brought; 0 until the notice is processed. */
export const receivedIn = ({ verdict }: Pick<StoredNotice, 'verdict'>): number =>
  verdict && arrived.includes(verdict.outcome) ? verdict.amount : 0;

const Bank = z.object({ accountNumber: z.string().default(''), transactionDate: z.string().optional() });
const Stripe = z.object({ created: z.number().optional() });

type ReceiptPlace = { account: string; day: string | undefined };
const nothing: ReceiptPlace = { account: '', day: undefined };

function toldBy({ provider, raw }: Pick<StoredNotice, 'provider' | 'raw'>): ReceiptPlace {
  if (provider === 'vnpay') {
    const [, year, month, day] =
      /^(\d{4})(\d{2})(\d{2})/.exec(readVnpayFields(raw)['vnp_PayDate'] ?? '') ?? [];
    return { account: '', day: year && `${year}-${month}-${day}` };
  }
  const json: unknown = JSON.parse(raw);
  if (provider === 'bank') {
    const { accountNumber, transactionDate = '' } = Bank.parse(json);
    return { account: accountNumber, day: /^\d{4}-\d{2}-\d{2}/.exec(transactionDate)?.[0] };
  }
  const { created } = Stripe.parse(json);
  return { account: '', day: created === undefined ? undefined : dayInVietnam(created * 1000) };
}

/**
 * Returns the account and day that the bank's or provider's own list shows for this money. A statement may
 * report it days later. A notice without a day gets the day it was received.
 */
export function placeOfReceipt(notice: Pick<StoredNotice, 'provider' | 'raw' | 'receivedAt'>): {
  account: string;
  day: string;
} {
  let told = nothing;
  try {
    told = toldBy(notice);
  } catch {
    // An unreadable notice gets the day it was received.
  }
  return { account: told.account, day: told.day ?? dayInVietnam(Date.parse(notice.receivedAt)) };
}
