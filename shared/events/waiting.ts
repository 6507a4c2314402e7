import * as z from 'zod';
import { type InvoiceStanding, needsAttention } from '../invoices/invoice-choices.ts';
import { awaited } from '../people/approval-choices.ts';
import { isOpenRequest } from '../people/privacy-choices.ts';
import { type NoticeStanding, noticeStateOf } from '../payments/notice-choices.ts';
import { type Change, defineLiveEvent, type Item } from './define-event.ts';

/** It came into a state in which it waits for staff, or left it. */
const whenWaiting =
  (list: string, waits: (item: Item) => boolean) =>
  ({ before, after }: Change) =>
    (before !== undefined && waits(before)) !== waits(after) && { list };

/** A parcel comes into trouble, or out of it, only as its order or one of the parcels changes; what is packed changes neither. */
const whenParcels = ({ before, after }: Change) =>
  before !== undefined &&
  JSON.stringify([before['status'], before['parcels']]) !==
    JSON.stringify([after['status'], after['parcels']]) && { list: 'troubles' };

/** The lists are those of `overview/waiting.contract.ts`, which comes with the whole table of rights. */
export const waitingChanged = defineLiveEvent('waiting.changed', {
  says: {
    list: z.enum([
      'packing',
      'troubles',
      'returns',
      'approvals',
      'privacy',
      'money',
      'refunds',
      'invoices',
      'messages',
    ]),
  },
  when: {
    order: whenWaiting('packing', ({ status }) => status === 'confirmed'),
    'packing-job': whenParcels,
    return: whenWaiting('returns', ({ status }) => status === 'requested'),
    // The fields of its record, as the stream carries them.
    'payment-notice': whenWaiting('money', (notice) => noticeStateOf(notice as NoticeStanding) === 'open'),
    refund: whenWaiting('refunds', ({ status }) => status === 'pending'),
    invoice: whenWaiting('invoices', (invoice) => needsAttention(invoice as InvoiceStanding)),
    'contact-message': whenWaiting('messages', ({ state }) => state === 'open'),
    user: whenWaiting('approvals', ({ status }) => awaited.some((one) => one === status)),
    'privacy-request': whenWaiting('privacy', ({ state }) => isOpenRequest(state)),
  },
  live: { to: () => [{ staff: true }], tells: ['list'], stale: ['waiting', 'overview'] },
});
