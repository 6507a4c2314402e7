import * as z from 'zod';
import { defineLiveEvent, differs } from './define-event.ts';

/** Staff wrote, changed or stopped one, or took it away: shoppers may be looking at it. Uses are counted without a word. */
export const voucherChanged = defineLiveEvent('voucher.changed', {
  // None in what the version before still had to tell, voucher by voucher.
  says: { voucherIds: z.array(z.string()).default([]) },
  when: {
    voucher: (change) => differs(change, 'version') && { voucherIds: [change.after['id']] },
    'voucher-gone': ({ after }) => ({ voucherIds: [after['id']] }),
  },
  live: {
    to: () => [{ everybody: true }],
    tells: ['voucherIds'],
    stale: ['vouchers', 'checkout'],
  },
});

/** Somebody was given one, or one of theirs was spent or came back: their other pages show it otherwise. */
export const walletChanged = defineLiveEvent('wallet.changed', {
  says: { userId: z.string(), voucherId: z.string() },
  when: {
    'member-voucher': (change) => differs(change, 'receivedAt', 'usedAt') && change.after,
  },
  live: { to: ({ userId }) => [{ member: userId }], tells: ['voucherId'], stale: ['vouchers'] },
});
