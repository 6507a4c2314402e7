import * as z from 'zod';
import { staffRoom } from '../rooms/common-rooms.ts';
import { defineEvent, defineLiveEvent, differs } from './define-event.ts';

/** A confirmed order has changed in any way, which concerns packing. */
export const orderToPack = defineEvent('order.to-pack', {
  says: { orderId: z.string() },
  when: {
    order: (change) =>
      (differs(change, 'version') || (differs(change, 'toPack') && change.after['toPack'] === true)) &&
      (change.after['status'] !== 'draft' ||
        (change.before ?? { status: 'draft' })['status'] !== 'draft') && {
        orderId: change.after['id'],
      },
  },
  queues: ['packing'],
});

/** A carrier sent a notice. */
export const carrierNotice = defineEvent('carrier.notice', {
  says: { noticeId: z.string() },
  when: { 'carrier-notice': ({ before, after }) => !before && { noticeId: after['id'] } },
  queues: ['packing'],
});

/** A packing lease or packing progress has changed; other packers see it. */
export const packingChanged = defineLiveEvent('packing.changed', {
  says: { orderId: z.string() },
  when: {
    'packing-job': (change) => differs(change, 'version') && { orderId: change.after['id'] },
  },
  live: { to: () => [staffRoom()], tells: ['orderId'], stale: ['shipping'] },
});
