import { expect, it } from 'vitest';
import { liveEvents, LiveMessage, receiversOf } from '#shared/events/live-events.ts';
import type { EventFor } from '#shared/events/registry.ts';
import * as orders from '#shared/orders/order-rooms.ts';
import { everybodyRoom, ownRoom, staffRoom as roomOfStaff } from '#shared/rooms/common-rooms.ts';
import { pushLive } from '#functions/domain/live/push-live.ts';
import { listEventsAfter } from '#functions/domain/live/rooms.ts';
import { orderRecord } from '#functions/domain/orders/order-record.ts';
import { now } from '#functions/platform/clock.ts';
import { roomFinders } from '#functions/workers/all-rooms.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import { aWaitingOrder } from '#tests/support/payments.ts';
import { aLine, member } from './large-room-scene.ts';

const hangUp = async () => undefined;
const pause = async () => undefined;
const mine = { ...aWaitingOrder(), userId: 'lan' };
const guests = { ...aWaitingOrder(), userId: null };
const orderChanged = {
  type: 'order.changed',
  id: 'event-2',
  status: 'packing',
  paymentStatus: 'paid',
} as const;
const paymentChanged = { type: 'payment.changed', id: 'event-3', paymentId: 'pay1', status: 'paid' } as const;
const own = ownRoom('lan').name;
const [marketRoom, staffRoom] = [everybodyRoom().name, roomOfStaff().name];
const orderRoom = (id: string) => orders.orderRoom(id).name;

it('who was not reached hears later what the others heard, in the number it has', async () => {
  const { heard, said, down, run, settle, put, table } = aLine();
  const room = orderRoom(mine.id);
  put([member(room, 'unlucky'), member(room, 'lucky'), member(own, 'elsewhere')]);
  down.add('unlucky');
  await run({ ...orderChanged, orderId: mine.id, userId: 'lan' });
  expect(heard.toSorted()).toEqual(['elsewhere', 'lucky']);
  down.clear();
  await settle();
  expect(heard[2]).toBe('unlucky');
  expect(said[2]).toEqual(said[heard.indexOf('lucky')]);
  expect((await listEventsAfter({ table, now }, { room, after: 0 })).data).toEqual([said[2]]);
});

type Case = [label: string, event: EventFor<'live'>, rooms: string[], told: object];

const cases: Case[] = [
  [
    'that somebody is another for staff is no news of theirs',
    { type: 'person.changed', id: 'event-8', userId: 'lan' },
    [],
    { type: 'person.changed', id: 'event-8' },
  ],
  [
    'a question about one’s data is told to whoever asked',
    { type: 'privacy.changed', id: 'event-8', userId: 'lan' },
    [own],
    { type: 'privacy.changed', id: 'event-8' },
  ],
  [
    'papers that are further are told to whose they are',
    { type: 'identity.changed', id: 'event-8', userId: 'lan' },
    [own],
    { type: 'identity.changed', id: 'event-8', userId: 'lan' },
  ],
  [
    'the end of a session is told to its member',
    { type: 'session.ended', id: 'event-8', userId: 'lan', sessionId: 's1' },
    [own],
    { type: 'session.ended', id: 'event-8', sessionId: 's1' },
  ],
  [
    'another role is told to whose it is',
    { type: 'standing.changed', id: 'event-8', userId: 'lan', role: 'user' },
    [own],
    { type: 'standing.changed', id: 'event-8' },
  ],
  [
    'a job is told to whoever started it',
    { type: 'job.changed', id: 'event-7', jobId: 'job1', ownerId: 'lan', status: 'done' },
    [own],
    { type: 'job.changed', id: 'event-7', jobId: 'job1', status: 'done' },
  ],
  [
    'an import that ended is told to whoever started it',
    { type: 'job.ended', id: 'event-8', jobId: 'job1', ownerId: 'lan' },
    [own],
    { type: 'job.ended', id: 'event-8', jobId: 'job1' },
  ],
  [
    'a voucher that staff changed is told to everybody, neither numbered nor kept',
    { type: 'voucher.changed', id: 'event-9', voucherIds: ['vou_chosom'] },
    [],
    {},
  ],
  [
    'what lies in a wallet is told to whose it is',
    { type: 'wallet.changed', id: 'event-10', userId: 'lan', voucherId: 'vou_chosom' },
    [own],
    { type: 'wallet.changed', id: 'event-10', voucherId: 'vou_chosom' },
  ],
  [
    'an account is told to whose it is, without a word of what it is now',
    { type: 'account.changed', id: 'event-1', userId: 'lan' },
    [own],
    { type: 'account.changed', id: 'event-1' },
  ],
  [
    'an order is told to its room and to its buyer',
    { ...orderChanged, orderId: mine.id, userId: 'lan' },
    [orderRoom(mine.id), own],
    { ...orderChanged, orderId: mine.id },
  ],
  [
    'an order of a guest is told to its room',
    { ...orderChanged, orderId: guests.id, userId: null },
    [orderRoom(guests.id)],
    { ...orderChanged, orderId: guests.id },
  ],
  [
    'what waits for staff is told to all of them, neither numbered nor kept',
    { type: 'waiting.changed', id: 'event-9', list: 'packing' },
    [],
    {},
  ],
  [
    'a purchase is told to staff, neither numbered nor kept',
    { type: 'purchase.changed', id: 'event-11', purchaseId: 'don-nhap' },
    [],
    {},
  ],
  ...(['order.noted', 'order.viewed', 'packing.changed'] as const).map((type): Case => [
    `${type} is told to staff, neither numbered nor kept`,
    { type, id: 'event-13', orderId: mine.id },
    [],
    {},
  ]),
  [
    'a return is told to its buyer and to whoever looks at its order',
    { type: 'return.changed', id: 'event-15', returnId: 'tra-1', orderId: mine.id, userId: 'lan' },
    [orderRoom(mine.id), own],
    { type: 'return.changed', id: 'event-15', returnId: 'tra-1', orderId: mine.id },
  ],
  [
    'an invoice is told to whose it is',
    { type: 'invoice.changed', id: 'event-14', invoiceId: 'hoa-don', userId: 'lan', orderId: null },
    [own],
    { type: 'invoice.changed', id: 'event-14', invoiceId: 'hoa-don' },
  ],
  [
    'money that waits is told to staff alone',
    { type: 'notice.changed', id: 'event-15', noticeId: 'bank:1' },
    [],
    {},
  ],
  ['so is a refund that moved on', { type: 'refund.changed', id: 'event-16', refundId: 'r1' }, [], {}],
  [
    'a till is told to staff, neither numbered nor kept',
    { type: 'till.changed', id: 'event-17', tillId: 'quay-1' },
    [],
    {},
  ],
  [
    'a return is told to its order’s room and to its buyer',
    { type: 'return.changed', id: 'event-15', returnId: 'tra-1', orderId: mine.id, userId: 'lan' },
    [orderRoom(mine.id), own],
    { type: 'return.changed', id: 'event-15', returnId: 'tra-1', orderId: mine.id },
  ],
  [
    'goods that arrived are told to everybody, neither numbered nor kept',
    { type: 'goods.arrived', id: 'event-12', productIds: ['p1', 'p2'] },
    [],
    {},
  ],
  [
    'a payment is told to its order’s room and to its buyer, who is looked up',
    { ...paymentChanged, orderId: mine.id },
    [orderRoom(mine.id), own],
    { ...paymentChanged, orderId: mine.id },
  ],
  [
    'a payment of a guest is told to its order’s room',
    { ...paymentChanged, orderId: guests.id },
    [orderRoom(guests.id)],
    { ...paymentChanged, orderId: guests.id },
  ],
  [
    'a payment of no order is told to whoever waits for one',
    { ...paymentChanged, orderId: 'gone' },
    [orderRoom('gone')],
    { ...paymentChanged, orderId: 'gone' },
  ],
  [
    'how much is unread is told to whose it is alone',
    { type: 'notifications.changed', id: 'event-20', userId: 'lan', unread: 3, newest: 12 },
    [own],
    { type: 'notifications.changed', id: 'event-20', unread: 3, newest: 12 },
  ],
  [
    'what came of papers is told to whose they are',
    { type: 'kycStatusUpdate', id: 'event-21', userId: 'lan', notificationId: '1-a', status: 'active' },
    [own],
    { type: 'kycStatusUpdate', id: 'event-21', notificationId: '1-a', status: 'active' },
  ],
  [
    'papers that came in are told to staff, neither numbered nor kept',
    { type: 'notificationKycSubmitted', id: 'event-22', userId: 'lan' },
    [],
    {},
  ],
  ...(['newDirectReferral', 'newIndirectReferral', 'newDirectReferralVerified'] as const).map(
    (type): Case => [
      `${type} is told to whoever invited`,
      { type, id: 'event-23', userId: 'lan', notificationId: '1-a' },
      [own],
      { type, id: 'event-23', notificationId: '1-a' },
    ],
  ),
];

it.each(cases)('%s', async (_, event, rooms, told) => {
  const { table, put } = memoryTable();
  put([orderRecord.item(mine), orderRecord.item(guests)]);
  await pushLive({ table, now, post: async () => true, hangUp, pause }, event, roomFinders);
  for (const room of [own, marketRoom, ...[mine.id, guests.id, 'gone'].map(orderRoom)]) {
    const { data } = await listEventsAfter({ table, now }, { room, after: 0 });
    const said = { ...told, room, sequence: 1, at: expect.any(String) as string };
    expect(data).toEqual(rooms.includes(room) ? [said] : []);
  }
});

it('all staff hear of what waits, though a room that much is said in counts and keeps nothing', async () => {
  const { table, put, heard, said, run } = aLine();
  const event = { type: 'waiting.changed', id: 'event-9', list: 'returns' } as const;
  put([member(staffRoom, 'at-work'), member(own, 'elsewhere')]);
  await run(event);
  expect(heard).toEqual(['at-work']);
  expect(said).toEqual([expect.objectContaining({ ...event, room: staffRoom, sequence: 0 })]);
  expect((await listEventsAfter({ table, now }, { room: staffRoom, after: 0 })).data).toEqual([]);
});

const forEverybody = cases.filter(([, event]) =>
  receiversOf(event).some((one) => one && 'gathered' in one && one.gathered),
);

it.each(forEverybody)('%s names what it names in lists: several are told as one', (_, event) => {
  const { type, id, ...named } = LiveMessage.parse(event);
  expect(Object.values(named).filter((value) => !Array.isArray(value))).toEqual([]);
});

it.each(liveEvents.map(({ type }) => type))('%s is heard by somebody in a case', (type) => {
  expect(cases.map(([, event]) => event.type)).toContain(type);
});
