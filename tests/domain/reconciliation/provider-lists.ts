import { vi } from 'vitest';
import * as z from 'zod';
import { signVnpayAnswer, type VnpayFields } from '#functions/domain/payments/providers/vnpay-signature.ts';
import { playSecrets } from '#tests/domain/support/secret.ts';
import { config, stubSettings } from '#tests/domain/orders/doing-surroundings.ts';

const secret = 'a-secret-only-the-lists-know';
const places = {
  bank: 'https://bank.lists.test',
  stripe: 'https://stripe.lists.test',
  vnpay: 'https://vnpay.lists.test',
};

const settings: Record<string, string> = {
  BANK_LIST_URL: places.bank,
  BANK_LIST_SECRET_ID: 'lists/secret',
  STRIPE_API_URL: places.stripe,
  STRIPE_SECRET_ID: 'lists/secret',
  VNPAY_QUERY_URL: places.vnpay,
  VNPAY_TMN_CODE: 'T',
  VNPAY_SECRET_ID: 'lists/secret',
  AWS_REGION: 'ap-southeast-1',
  AWS_ACCESS_KEY_ID: 'test',
  AWS_SECRET_ACCESS_KEY: 'test',
};

const Question = z.object({ vnp_TxnRef: z.string() });

type Page = { data: readonly { id: string }[]; has_more: boolean };
const pageFrom = (all: readonly { id: string }[], url: URL): Page => {
  const after = url.searchParams.get('starting_after');
  const from = after === null ? 0 : all.findIndex(({ id }) => id === after) + 1;
  // Two on each page, so that a list of three needs a second one.
  return { data: all.slice(from, from + 2), has_more: from + 2 < all.length };
};

/** What the bank, Stripe and VNPay answer when they are asked for their lists; each may be out of reach. */
export function providerLists() {
  stubSettings();
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  const lists = {
    bank: [] as object[],
    charges: [] as { id: string }[],
    sentBack: [] as { id: string }[],
    /** By the code of the payment; VNPay has not heard of any other. */
    vnpay: new Map<string, VnpayFields>(),
    isDown: false,
    asked: [] as string[],
  };

  function vnpay(body: string): VnpayFields {
    const { vnp_TxnRef: code } = Question.parse(JSON.parse(body));
    const known = lists.vnpay.get(code);
    const answer = { vnp_ResponseCode: known ? '00' : '91', vnp_TxnRef: code, ...known };
    return { ...answer, vnp_SecureHash: signVnpayAnswer(answer, secret) };
  }

  playSecrets(secret);
  vi.stubGlobal('fetch', async (input: string | Request, init?: RequestInit) => {
    const request = input instanceof Request ? input : new Request(input, init);
    const url = new URL(request.url);
    lists.asked.push(url.pathname + url.search);
    if (lists.isDown) return Response.json({}, { status: 503 });
    if (url.origin === places.vnpay) return Response.json(vnpay(await request.text()));
    if (url.origin === places.bank) return Response.json({ transactions: lists.bank });
    return Response.json(pageFrom(url.pathname === '/v1/charges' ? lists.charges : lists.sentBack, url));
  });
  return lists;
}

type BankLine = {
  id: string;
  amount: number;
  words?: string;
  reference?: string;
  at?: string;
  isOut?: boolean;
};

/** A transfer as the bank's service lists it: amounts with two noughts behind a point. */
export const bankLine = ({
  id,
  amount,
  words = '',
  reference,
  at = '2026-11-20 10:00:00',
  isOut = false,
}: BankLine): object => ({
  id,
  transaction_date: at,
  account_number: config.bank.account,
  amount_in: isOut ? '0.00' : `${amount}.00`,
  amount_out: isOut ? `${amount}.00` : '0.00',
  transaction_content: words,
  reference_number: reference ?? null,
  code: null,
});
