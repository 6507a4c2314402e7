import * as z from 'zod';
import { defineEvent, defineLiveEvent, differs } from './define-event.ts';

/** Whatever becomes of an order that was agreed to matters to those who pack it. */
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

/** A carrier told us something. */
export const carrierNotice = defineEvent('carrier.notice', {
  says: { noticeId: z.string() },
  when: { 'carrier-notice': ({ before, after }) => !before && { noticeId: after['id'] } },
  queues: ['packing'],
});

/** Packers see what other packers hold, as it changes. */
export const packingChanged = defineLiveEvent('packing.changed', {
  says: { orderId: z.string() },
  when: {
    'packing-job': (change) => differs(change, 'version') && { orderId: change.after['id'] },
  },
  live: { to: () => [{ staff: true }], tells: ['orderId'], stale: ['shipping'] },
});
