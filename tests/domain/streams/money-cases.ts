import type { ChangeCase } from './change-case.ts';

export const notice = { entity: 'payment-notice', id: 'bank:1', group: 'o1', raw: '{}' };
const invoice = {
  entity: 'invoice',
  id: 'hd1',
  userId: 'u1',
  number: 7,
  status: 'issued',
  sending: 'waiting',
  differs: false,
  version: 1,
};
export const payment = { entity: 'payment', id: 'pay1', orderId: 'o1', status: 'pending', version: 1 };
const voucher = { entity: 'voucher', id: 'vou_tet', version: 2, used: 3 };
const entry = { entity: 'member-voucher', userId: 'u1', voucherId: 'vou_tet', receivedAt: '2026-01-01' };

/** Changes of payments, refunds, invoices, vouchers and rewards. */
export const moneyCases: ChangeCase[] = [
  ['a notice that came', { before: undefined, after: notice }, ['payment.notice']],
  ['a notice that was judged', { before: notice, after: { ...notice, verdict: {} } }, []],
  [
    'money that is too little',
    {
      before: { ...notice, verdict: null, version: 1 },
      after: { ...notice, verdict: { outcome: 'underpaid' }, version: 2 },
    },
    ['notice.changed', 'waiting.changed'],
  ],
  [
    'money that is just right',
    {
      before: { ...notice, verdict: null, version: 1 },
      after: { ...notice, verdict: { outcome: 'paid' }, version: 2 },
    },
    [],
  ],
  ['an attempt to pay that is new', { before: undefined, after: payment }, []],
  [
    'an attempt to pay that succeeded',
    { before: payment, after: { ...payment, status: 'paid', version: 2 } },
    ['payment.changed'],
  ],
  ['an attempt to pay that moved', { before: payment, after: { ...payment, gsi1pk: 'x' } }, []],
  [
    'a refund that failed',
    {
      before: { entity: 'refund', id: 'r1', status: 'processing', version: 3 },
      after: { entity: 'refund', id: 'r1', status: 'failed', version: 4 },
    },
    ['refund.changed'],
  ],
  [
    'money in a till',
    {
      before: { entity: 'till', id: 't1', entries: 3, version: 1 },
      after: { entity: 'till', id: 't1', entries: 4, version: 1 },
    },
    ['till.changed'],
  ],
  ['an invoice that was issued', { before: undefined, after: invoice }, ['invoice.changed']],
  [
    'an invoice the provider refused',
    { before: invoice, after: { ...invoice, sending: 'refused', version: 2 } },
    ['waiting.changed', 'invoice.changed'],
  ],
  [
    'a voucher that staff stopped',
    { before: { ...voucher, version: 1 }, after: voucher },
    ['voucher.changed'],
  ],
  ['a voucher that was used once more', { before: { ...voucher, used: 2 }, after: voucher }, []],
  [
    'a voucher that was taken away',
    { before: undefined, after: { entity: 'voucher-gone', id: 'vou_tet' } },
    ['voucher.changed'],
  ],
  ['a voucher somebody was given', { before: undefined, after: entry }, ['wallet.changed']],
  [
    'a voucher somebody spent',
    { before: entry, after: { ...entry, usedAt: '2026-01-02' } },
    ['wallet.changed'],
  ],
  [
    'a reward',
    {
      before: undefined,
      after: { entity: 'reward', id: 'w1', referrerId: 'u1', userId: 'u2', amount: 24_000, state: 'held' },
    },
    ['reward.moved'],
  ],
];
