import { describe, expect, it } from 'vitest';
import { type ErrorCode, errorStatus } from '#shared/contract/errors.ts';
import { errorMessage, fieldMessage, notice } from '#shared/messages/index.ts';
import { invoiceStatuses } from '#shared/invoices/invoice-choices.ts';
import { purchaseStatuses } from '#shared/purchasing/purchase-choices.ts';
import { refundStatuses } from '#shared/refunds/refund-choices.ts';
import * as en from '#shared/messages/en.ts';
import * as vi from '#shared/messages/vi.ts';
import { orderStatuses } from '#shared/values/order-statuses.ts';

const catalogues: [kind: string, vietnamese: Record<string, string>, english: Record<string, string>][] = [
  ['errors', vi.errors, en.errors],
  ['notices', vi.notices, en.notices],
  ['fields', vi.fields, en.fields],
  ['fieldNames', vi.fieldNames, en.fieldNames],
  ['voucherReasons', vi.voucherReasons, en.voucherReasons],
  ['orderStatuses', vi.orderStatuses, en.orderStatuses],
  ['purchaseStatuses', vi.purchaseStatuses, en.purchaseStatuses],
  ['invoiceStatuses', vi.invoiceStatuses, en.invoiceStatuses],
  ['refundStatuses', vi.refundStatuses, en.refundStatuses],
];

const placeholdersIn = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();

describe.each(catalogues)('%s', (_, vietnamese, english) => {
  it('are said in both languages', () => {
    expect(Object.keys(english).sort()).toEqual(Object.keys(vietnamese).sort());
  });

  it.each(Object.entries(vietnamese))('%s says something, and names the same values', (key, text) => {
    expect(text.trim()).not.toBe('');
    expect(english[key]?.trim()).toBeTruthy();
    expect(placeholdersIn(english[key] ?? '')).toEqual(placeholdersIn(text));
  });
});

it('every error code has its message', () => {
  expect(Object.keys(vi.errors).sort()).toEqual(Object.keys(errorStatus).sort());
});

it('every refusal to wait says for how long, and no other does', () => {
  const waiting = Object.keys(errorStatus).filter(
    (code) => placeholdersIn(vi.errors[code as ErrorCode]).join() === '{wait}',
  );
  expect(waiting.sort()).toEqual([
    'LOGIN_LOCKED',
    'RESEND_TOO_SOON',
    'RESET_ALREADY_SENT',
    'TOO_MANY_REQUESTS',
    'VERIFICATION_ALREADY_SENT',
  ]);
  // Waiting alone does not help whoever has not confirmed their e-mail.
  for (const code of waiting)
    expect(errorStatus[code as ErrorCode]).toBe(code === 'VERIFICATION_ALREADY_SENT' ? 403 : 429);
});

describe('filling in', () => {
  it('puts values where they belong', () => {
    expect(errorMessage('LOGIN_LOCKED', 'vi', { seconds: 42 })).toContain('sau 42 giây');
    expect(errorMessage('TOO_MANY_REQUESTS', 'vi', { seconds: 1036 })).toContain('sau 18 phút');
    expect(errorMessage('TOO_MANY_REQUESTS', 'en', { seconds: 1 })).toContain('in 1 second.');
    expect(errorMessage('TOO_MANY_REQUESTS', 'en', { seconds: 90 })).toContain('in 90 seconds.');
    expect(errorMessage('TOO_MANY_REQUESTS', 'en', { seconds: 91 })).toContain('in 2 minutes.');
    expect(errorMessage('LOGIN_LOCKED', 'en', { seconds: 42 })).toContain('in 42 seconds');
    expect(fieldMessage('too-long', 'vi', { limit: 80 })).toBe('Tối đa 80 ký tự.');
  });

  it('leaves a placeholder that has no value as it is', () => {
    expect(fieldMessage('too-long', 'en')).toBe('At most {limit} characters.');
  });

  it('speaks the language asked for', () => {
    expect([notice('loggedIn', 'vi'), notice('loggedIn', 'en')]).toEqual([
      'Đăng nhập thành công',
      'Signed in',
    ]);
  });
});

describe('a refusal because of a state', () => {
  const states: [ErrorCode, string[]][] = [
    ['ORDER_STATE', [...orderStatuses, 'unproven']],
    ['ORDER_MERGE_STATE', [...orderStatuses]],
    ['PURCHASE_STATE', purchaseStatuses.map((status) => `purchase-${status}`)],
    ['REFUND_STATE', refundStatuses.map((status) => `refund-${status}`)],
    ['INVOICE_STATE', [...invoiceStatuses, 'correction'].map((status) => `invoice-${status}`)],
  ];
  const all = states.flatMap(([code, names]) => names.map((status) => ({ code, status })));
  const messages = (language: 'vi' | 'en') =>
    all.map(({ code, status }) => ({ code, status, says: errorMessage(code, language, { status }) }));

  it('is asked here of every error that names one', () => {
    const named = Object.entries(vi.errors).filter(([, text]) => text.includes('{status}'));
    expect(states.map(([code]) => code).sort()).toEqual(named.map(([code]) => code).sort());
  });

  it('says it in words of each language', () => {
    // An English word may be the state's own name: only Vietnamese tells for sure.
    expect(messages('vi').filter(({ status, says }) => says.includes(status))).toEqual([]);
    expect(messages('en').filter(({ says }) => /(?:purchase|refund|invoice)-|_/.test(says))).toEqual([]);
  });
});
