import * as z from 'zod';
import { type InvoiceStanding, needsAttention } from '../invoices/invoice-choices.ts';
import { waitingStatuses } from '../people/approval-choices.ts';
import { isOpenRequest } from '../people/privacy-choices.ts';
import { type NoticeStanding, noticeStateOf } from '../payments/notice-choices.ts';
import { staffRoom } from '../rooms/common-rooms.ts';
import { type Change, defineLiveEvent, type Item } from './define-event.ts';

/** Causes the event if an item enters or leaves a state in which it waits for staff. */
const whenWaiting =
  (list: string, waits: (item: Item) => boolean) =>
  ({ before, after }: Change) =>
    (before !== undefined && waits(before)) !== waits(after) && { list };

/** Only changes of order or parcel can start or end a parcel's trouble; packing progress cannot. */
const whenParcels = ({ before, after }: Change) =>
  before !== undefined &&
  JSON.stringify([before['status'], before['parcels']]) !==
    JSON.stringify([after['status'], after['parcels']]) && { list: 'troubles' };

/** The list names repeat `overview/waiting.contract.ts`, whose import would load all capabilities. */
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
      'cases',
    ]),
  },
  when: {
    order: whenWaiting('packing', ({ status }) => status === 'confirmed'),
    'packing-job': whenParcels,
    return: whenWaiting('returns', ({ status }) => status === 'requested'),
    // The record's fields, as the stream contains them.
    'payment-notice': whenWaiting('money', (notice) => noticeStateOf(notice as NoticeStanding) === 'open'),
    refund: whenWaiting('refunds', ({ status }) => status === 'pending'),
    invoice: whenWaiting('invoices', (invoice) => needsAttention(invoice as InvoiceStanding)),
    'contact-message': whenWaiting('messages', ({ state }) => state === 'open'),
    case: whenWaiting('cases', ({ state }) => state === 'open'),
    user: whenWaiting('approvals', ({ status }) => waitingStatuses.some((one) => one === status)),
    'privacy-request': whenWaiting('privacy', ({ state }) => isOpenRequest(state)),
  },
  live: { to: () => [staffRoom()], tells: ['list'], stale: ['waiting', 'overview'] },
});
