import * as z from 'zod';
import { everybodyRoom, memberRoom } from '../rooms/common-rooms.ts';
import { defineLiveEvent, differs } from './define-event.ts';

/** Staff changed a voucher that shoppers may be viewing. Uses of a voucher cause no event. */
export const voucherChanged = defineLiveEvent('voucher.changed', {
  // Empty in queued messages of the previous version, which named one voucher each.
  says: { voucherIds: z.array(z.string()).default([]) },
  when: {
    voucher: (change) => differs(change, 'version') && { voucherIds: [change.after['id']] },
    'voucher-gone': ({ after }) => ({ voucherIds: [after['id']] }),
  },
  live: {
    to: () => [everybodyRoom()],
    tells: ['voucherIds'],
    stale: ['vouchers', 'checkout'],
  },
});

/** A member received a voucher, or one of theirs was used or given back; their other open pages must update. */
export const walletChanged = defineLiveEvent('wallet.changed', {
  says: { userId: z.string(), voucherId: z.string() },
  when: {
    'member-voucher': (change) => differs(change, 'receivedAt', 'usedAt') && change.after,
  },
  live: { to: ({ userId }) => [memberRoom(userId)], tells: ['voucherId'], stale: ['vouchers'] },
});
