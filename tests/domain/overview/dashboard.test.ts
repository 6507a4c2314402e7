import { describe, expect, it } from 'vitest';
import type { Role } from '#shared/contract/access.ts';
import { getDashboard as contract, tasks } from '#shared/overview/dashboard.contract.ts';
import { getSalesReport as reportContract } from '#shared/reports/sales-reports.contract.ts';
import { profileRecord } from '#functions/domain/accounts/account.ts';
import { productItems } from '#functions/domain/catalogue/products/product-items.ts';
import { messageRecord, StoredMessage } from '#functions/domain/contact/message-record.ts';
import { caseRecord, newCase, type StoredCase } from '#functions/domain/moderation/case-record.ts';
import { invoiceRecord, StoredInvoice } from '#functions/domain/invoices/invoice-record.ts';
import { jobRecord } from '#functions/domain/jobs/job-record.ts';
import { orderRecord, type StoredOrder } from '#functions/domain/orders/order-record.ts';
import { countWaiting } from '#functions/domain/overview/count-waiting.ts';
import { getDashboard } from '#functions/domain/overview/dashboard.ts';
import { noticeRecord, StoredNotice } from '#functions/domain/payments/records/payment-notice.ts';
import { paymentRecord, StoredPayment } from '#functions/domain/payments/records/payment-record.ts';
import { privacyRecord } from '#functions/domain/people/privacy-record.ts';
import { refundRecord, StoredRefund } from '#functions/domain/refunds/refund-record.ts';
import { getSalesReport } from '#functions/domain/reports/sales/sales-report.ts';
import { returnRecord, StoredReturn } from '#functions/domain/returns/return-record.ts';
import { jobRecord as packingRecord, StoredJob } from '#functions/domain/shipping/packing/packing-job.ts';
import { aProduct } from '#tests/support/catalogue.ts';
import { contextOf } from '#tests/support/context.ts';
import { itemsOf } from '#tests/support/item-of-schema.ts';
import { aStoredJob } from '#tests/support/jobs.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import { aProfile } from '#tests/support/profile.ts';
import { anOrderItem, aStoredOrder } from '#tests/support/returns.ts';
import { readViewsFrom } from '../support/views-of-table.ts';

/** Half past twelve on a Sunday in Hà Nội. */
const now = '2026-11-22T05:30:00.000Z';
const hours = (ago: number) => new Date(Date.parse(now) - ago * 3_600_000).toISOString();
const buyer = { id: 'lan', fullName: 'Lan', phoneNumber: '0912345678', email: 'lan@example.com' };
const tea = aProduct({ name: 'Trà', price: 100_000, taxType: 'zero', facts: { id: 'tea' }, available: 20 });

function one<T>(items: T[]): T {
  const [first] = items;
  if (first === undefined) throw new Error('There is none');
  return first;
}

function aShop() {
  const { table, put, rows } = memoryTable();
  let made = 0;
  const order = (createdAt: string, pieces: number, given: Partial<StoredOrder> = {}) => {
    made += 1;
    const stored = aStoredOrder(buyer, [anOrderItem(tea, pieces)], {
      id: `o${made}`,
      code: `CL${made}`,
      createdAt,
      updatedAt: createdAt,
      ...given,
    });
    put([orderRecord.item(stored)]);
    return stored;
  };
  readViewsFrom(rows);
  const context = contextOf(table, () => new Date(now));
  const ask = (role: Role = 'admin') => getDashboard(context, { role, userId: 'boss' });
  return { put, order, context, ask };
}

describe('today by hour', () => {
  function aDay() {
    const shop = aShop();
    shop.order('2026-11-21T17:00:00.000Z', 1);
    shop.order('2026-11-22T02:10:00.000Z', 2, { status: 'confirmed' });
    shop.order('2026-11-22T02:50:00.000Z', 3);
    shop.order('2026-11-22T03:00:00.000Z', 9, { status: 'cancelled' });
    const replaces = { orderId: 'o1', orderCode: 'CL1', returnId: 'r1', returnCode: 'TH1' };
    shop.order('2026-11-22T03:10:00.000Z', 1, { replaces });
    // The evening before, and the Sunday before up to this minute and after it.
    shop.order('2026-11-21T16:59:59.999Z', 50);
    shop.order('2026-11-15T05:30:00.000Z', 4);
    shop.order('2026-11-15T05:30:00.001Z', 5);
    shop.order('2026-11-14T17:00:00.000Z', 6);
    return shop;
  }
  const dayOf = (figures: Record<number, number>) =>
    Array.from({ length: 24 }, (_, hour) => figures[hour] ?? 0);

  it('stands beside the same weekday before, and up to this minute in two sums', async () => {
    const found = await aDay().ask();
    expect([found.at, found.day, found.comparedDay]).toEqual([now, '2026-11-22', '2026-11-15']);
    expect(found.revenue).toEqual({
      now: 600_000,
      before: 1_000_000,
      hours: dayOf({ 0: 100_000, 9: 500_000 }).slice(0, 13),
      hoursBefore: dayOf({ 0: 600_000, 12: 900_000 }),
    });
    expect(found.orders).toEqual({
      now: 4,
      before: 2,
      hours: dayOf({ 0: 1, 9: 2, 10: 1 }).slice(0, 13),
      hoursBefore: dayOf({ 0: 1, 12: 2 }),
    });
  });

  it('comes to the figure of the sales report of that day', async () => {
    const { ask, context } = aDay();
    const { revenue } = await ask();
    const reported = async (day: string) => {
      const asked = reportContract.query.parse({ groupBy: 'day', start: day, end: day });
      return (await getSalesReport(context, asked)).total.revenue;
    };
    const sum = (figures: readonly number[] = []) => figures.reduce((all, figure) => all + figure, 0);
    expect(sum(revenue?.hours)).toBe(await reported('2026-11-22'));
    expect(sum(revenue?.hoursBefore)).toBe(await reported('2026-11-15'));
    expect(revenue?.now).toBe(sum(revenue?.hours));
  });

  it('has no sum for who may not see what the shop earns', async () => {
    const found = await aDay().ask('collaborator');
    expect(found).not.toHaveProperty('revenue');
    expect(found.orders.now).toBe(4);
  });
});

const notice = one(itemsOf(StoredNotice, 1));
const someReturn = one(itemsOf(StoredReturn, 1));
const payment = one(itemsOf(StoredPayment, 1));
const parcelOrder = one(itemsOf(StoredJob, 1));
const parcel = one(parcelOrder.parcels);

const money = (id: string, receivedAt: string) =>
  noticeRecord.item({
    ...notice,
    id,
    receivedAt,
    decision: null,
    verdict: {
      outcome: 'unknown',
      amount: 5000,
      surplus: 0,
      missing: 0,
      orderId: null,
      paymentId: null,
      at: receivedAt,
    },
  });
const aReturn = (id: string, given: Partial<StoredReturn>) =>
  returnRecord.item({
    ...someReturn,
    id,
    code: `TH${id}`,
    refusedPieces: 0,
    sentBack: null,
    ...given,
  });
const aMessage = (id: string, createdAt: string, state: 'open' | 'answered' = 'open') =>
  messageRecord.item({ ...one(itemsOf(StoredMessage, 1)), id, code: id, state, createdAt });
const aCase = (id: string, createdAt: string, state: StoredCase['state'] = 'open') =>
  caseRecord.item({
    ...newCase(
      {
        subject: { kind: 'comment', id },
        place: { kind: 'news', id: 'n1', title: 'Tin' },
        authorId: 'sen',
        text: 'Lời bình',
      },
      { cause: 'approval', at: new Date(createdAt) },
    ),
    state,
  });
const aRequest = (id: string, createdAt: string) =>
  privacyRecord.item({
    id: `sen.${id}`,
    userId: 'sen',
    kind: 'access',
    text: 'Cho tôi xem',
    state: 'asked',
    receiptBy: '2026-11-27',
    dueOn: '2026-12-10',
    alarmOn: '2026-12-07',
    receivedAt: null,
    extendedFor: null,
    answer: null,
    answeredAt: null,
    createdAt,
    updatedAt: createdAt,
    version: 1,
  });

describe('what waits', () => {
  it('is nothing in a shop in which nothing waits', async () => {
    const { ask, order } = aShop();
    order(hours(30), 1);
    expect((await ask()).waiting).toEqual([]);
  });

  it('is told by task with its number and the age of its oldest, what is late first', async () => {
    const { put, order, ask } = aShop();
    put([money('m1', hours(3)), money('m2', hours(2))]);
    order(hours(50), 1, { status: 'confirmed' });
    order(hours(30), 1, { status: 'confirmed' });
    order(hours(1), 1, { status: 'confirmed' });
    order(hours(2), 1, { status: 'draft', paymentMethod: 'cash', provenBy: null });
    order(hours(2), 1, { status: 'cancelled', refundDue: 5000 });
    order(hours(75), 1, {
      status: 'shipped',
      arrival: { daysFrom: 1, daysTo: 2 },
    });
    put([
      aReturn('1', { status: 'requested', createdAt: hours(25) }),
      aReturn('2', { status: 'received' }),
      aReturn('3', { status: 'received' }),
      ...['4', '5', '6'].map((id) => aReturn(id, { status: 'closed', refusedPieces: 1 })),
      aMessage('a', hours(5)),
      aMessage('b', hours(90), 'answered'),
      aRequest('1', hours(24)),
      aCase('1', hours(4)),
      aCase('2', hours(80), 'kept'),
      profileRecord.item(
        aProfile({ id: 'sen', fullName: 'Sen', status: 'pending_admin', waitingSince: hours(6) }, hours(20)),
      ),
      refundRecord.item({
        ...one(itemsOf(StoredRefund, 1)),
        id: 'r1',
        status: 'pending',
        createdAt: hours(7),
      }),
      invoiceRecord.item({
        ...one(itemsOf(StoredInvoice, 1)),
        id: 'i1',
        status: 'draft',
        sending: 'none',
        createdAt: hours(8),
      }),
      packingRecord.item({ ...parcelOrder, status: 'delivering', parcels: [{ ...parcel, stage: 'failed' }] }),
      packingRecord.item({ ...parcelOrder, id: 'fine', parcels: [] }),
      jobRecord.item(
        aStoredJob({ id: 'j1', ownerId: 'boss', status: 'failed', reason: 'internal', updatedAt: hours(23) }),
      ),
      jobRecord.item(
        aStoredJob({ id: 'j2', ownerId: 'boss', status: 'failed', reason: 'internal', updatedAt: hours(25) }),
      ),
      jobRecord.item(aStoredJob({ id: 'j3', ownerId: 'boss', updatedAt: hours(1) })),
      jobRecord.item(
        aStoredJob({ id: 'j4', ownerId: 'other', status: 'failed', reason: 'internal', updatedAt: hours(1) }),
      ),
      ...productItems(aProduct({ name: 'Nón', available: 0, facts: { id: 'hat' } })),
      ...productItems(aProduct({ name: 'Gạo', available: 3, facts: { id: 'rice' } })),
      ...productItems(aProduct({ name: 'Muối', available: 2, facts: { id: 'salt' } })),
      ...productItems(tea),
    ]);
    const told = (await ask()).waiting.map(({ task, ...all }) => [task, all.count, all.late, all.since]);
    expect(told).toEqual([
      ['overdue', 1, 1, hours(3)],
      ['packing', 3, 2, hours(50)],
      ['returns', 1, 1, hours(25)],
      ['privacy', 1, 1, hours(24)],
      ['money', 2, 0, hours(3)],
      ['confirm', 1, 0, hours(2)],
      ['troubles', 1, 0, null],
      ['toInspect', 2, 0, null],
      ['owingBack', 1, 0, null],
      ['refunds', 1, 0, hours(7)],
      ['toSendBack', 3, 0, null],
      ['approvals', 1, 0, hours(6)],
      ['messages', 1, 0, hours(5)],
      ['cases', 1, 0, hours(4)],
      ['invoices', 1, 0, hours(8)],
      ['outOfStock', 1, 0, null],
      ['failedJobs', 1, 0, null],
      ['lowStock', 2, 0, null],
    ]);
    expect(new Set(told.map(([task]) => task))).toEqual(new Set(Object.keys(tasks)));
    expect((await ask('collaborator')).waiting.map(({ task }) => task)).toEqual([
      'overdue',
      'packing',
      'returns',
      'confirm',
      'troubles',
      'toInspect',
      'toSendBack',
      'cases',
      'outOfStock',
      'failedJobs',
      'lowStock',
    ]);
    expect((await ask('user')).waiting).toEqual([]);
  });

  it('is counted in each list of the sidebar that is open to a role', async () => {
    const { put, order } = aShop();
    order(hours(1), 1, { status: 'confirmed' });
    put([money('m', hours(1)), aMessage('a', now), aRequest('1', now), aCase('1', now)]);
    put([profileRecord.item(aProfile({ id: 'sen', status: 'pending_admin' }, now))]);
    expect(await countWaiting('admin')).toEqual({
      packing: 1,
      troubles: 0,
      returns: 0,
      approvals: 1,
      privacy: 1,
      money: 1,
      refunds: 0,
      invoices: 0,
      messages: 1,
      cases: 1,
    });
    expect(await countWaiting('user')).toEqual({});
  });
});

describe('what happened last', () => {
  function aMorning() {
    const shop = aShop();
    shop.order(hours(5), 1, { updatedAt: hours(1), status: 'confirmed' });
    shop.put([
      paymentRecord.item({
        ...payment,
        id: 'p1',
        orderCode: 'CL1',
        status: 'succeeded',
        received: 100_000,
        createdAt: hours(3),
        succeededAt: hours(2),
      }),
      paymentRecord.item({
        ...payment,
        id: 'p2',
        status: 'failed',
        createdAt: hours(0.5),
        succeededAt: null,
      }),
      paymentRecord.item({
        ...payment,
        id: 'p3',
        orderCode: 'CL3',
        status: 'succeeded',
        received: 7000,
        createdAt: hours(6),
        succeededAt: null,
      }),
      aReturn('1', { status: 'requested', createdAt: hours(2.5) }),
      profileRecord.item(aProfile({ id: 'sen', fullName: 'Sen' }, hours(4))),
    ]);
    return shop;
  }

  it('has orders, money, returns and people in one list, the newest first', async () => {
    const { latest } = await aMorning().ask();
    expect(latest).toEqual([
      { kind: 'order', id: 'o1', name: 'CL1', status: 'confirmed', at: hours(1) },
      { kind: 'payment', id: 'p1', name: 'CL1', amount: 100_000, at: hours(2) },
      { kind: 'return', id: '1', name: 'TH1', status: 'requested', at: hours(2.5) },
      { kind: 'user', id: 'sen', name: 'Sen', at: hours(4) },
      { kind: 'payment', id: 'p3', name: 'CL3', amount: 7000, at: hours(6) },
    ]);
  });

  it('shows nobody what they may not see', async () => {
    const { ask } = aMorning();
    const kinds = async (role: Role) => (await ask(role)).latest.map(({ kind }) => kind);
    expect(await kinds('collaborator')).toEqual(['order', 'return']);
    expect(await kinds('user')).toEqual([]);
  });

  it('ends after twelve, whatever they are', async () => {
    const { ask, order } = aMorning();
    for (let nth = 0; nth < 11; nth += 1) order(hours(0.1 + nth / 100), 1);
    const { latest } = await ask();
    expect(latest.map(({ kind }) => kind)).toEqual(Array.from({ length: 12 }, () => 'order'));
    expect(latest.at(-1)).toMatchObject({ name: 'CL1' });
    expect(contract.reply.safeParse(await ask()).success).toBe(true);
  });
});
