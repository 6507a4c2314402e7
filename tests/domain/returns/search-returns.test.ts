import { beforeEach, describe, expect, it } from 'vitest';
import { searchReturns as contract } from '#shared/returns/staff-returns.contract.ts';
import {
  cancelGuestReturn,
  listGuestReturns,
  listGuestTracking,
  requestGuestReturn,
  requireGuestReturn,
} from '#functions/domain/returns/guest-returns.ts';
import { newestReturns } from '#functions/domain/returns/newest-returns.ts';
import { returnRecord, StoredReturn } from '#functions/domain/returns/return-record.ts';
import { searchReturns } from '#functions/domain/returns/search-returns.ts';
import { requestedReturns, countReturnQueues } from '#functions/domain/returns/waiting-returns.ts';
import { itemsOf } from '#tests/support/item-of-schema.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { readViewsFrom } from '../support/views-of-table.ts';
import { returnWorld } from './return-world.ts';

const [sample] = itemsOf(StoredReturn, 1);
const day = (number: number) => `2026-11-${String(number).padStart(2, '0')}T00:00:00.000Z`;

function aDesk() {
  const { put, rows } = memoryTable();
  readViewsFrom(rows);
  const add = (id: string, given: Partial<StoredReturn> = {}) => {
    if (!sample) throw new Error('There is no return');
    const plain: Partial<StoredReturn> = {
      status: 'requested',
      resolution: 'refund',
      method: 'pickup',
      reason: 'damaged',
      qaResult: null,
      courierName: null,
      trackingNumber: null,
      orderId: 'O1',
      orderCode: 'CL1',
      userId: 'lan',
      createdById: 'lan',
      refusedPieces: 0,
      sentBack: null,
      customer: { fullName: 'Trần Lan', phone: '0911111111' },
      createdAt: day(10),
      updatedAt: day(10),
      approvedAt: null,
      qcAt: null,
      endedAt: null,
    };
    put([returnRecord.item({ ...sample, ...plain, id, code: `TH-${id}`, ...given })]);
  };
  const find = (query: object = {}, seesPhones = true) =>
    searchReturns({ ...contract.query.parse(query), seesPhones });
  const idsOf = async (query: object = {}) => (await find(query)).data.map(({ id }) => id).toSorted();
  return { add, find, idsOf };
}

let desk: ReturnType<typeof aDesk>;
beforeEach(() => {
  desk = aDesk();
});

describe('staff’s list of returns', () => {
  it.each<[string, object, Partial<StoredReturn>, Partial<StoredReturn>]>([
    ['where it stands', { status: 'received' }, { status: 'received' }, {}],
    ['why', { reason: 'other' }, { reason: 'other' }, {}],
    ['how it comes', { method: 'drop_off' }, { method: 'drop_off' }, {}],
    ['what was found', { qaResult: 'failed' }, { qaResult: 'failed' }, { qaResult: 'passed' }],
    ['a wish for money', { requestRefund: 'true' }, {}, { resolution: 'exchange' }],
    ['no wish for money', { requestRefund: 'false' }, { resolution: 'exchange' }, {}],
    ['a wish for goods', { requestExchange: 'true' }, { resolution: 'exchange' }, {}],
    ['no wish for goods', { requestExchange: 'false' }, {}, { resolution: 'exchange' }],
    ['pieces to send back', { toSendBack: 'true' }, { refusedPieces: 1 }, { refusedPieces: 0 }],
    ['a number to follow', { hasTrackingNumber: 'true' }, { trackingNumber: 'T1' }, {}],
    ['none to follow', { hasTrackingNumber: 'false' }, {}, { trackingNumber: 'T1' }],
    [
      'who brings it',
      { courierName: 'giao hàng nhanh' },
      { courierName: 'Giao Hàng Nhanh' },
      { courierName: 'Khác' },
    ],
    ['its order', { orderId: 'O2' }, { orderId: 'O2' }, {}],
    ['the code of its order', { orderCode: ' cl2 ' }, { orderCode: 'CL2' }, {}],
    ['its buyer', { userId: 'hoa' }, { userId: 'hoa' }, {}],
    [
      'the number of its buyer',
      { customerPhone: '+84 922 222 222' },
      { customer: { fullName: 'Hoa', phone: '0922222222' } },
      {},
    ],
    ['who wrote it down', { createdById: 'an' }, { createdById: 'an' }, {}],
    ['since when', { createdFrom: day(12) }, { createdAt: day(12) }, { createdAt: day(11) }],
    ['until when', { createdTo: day(12) }, { createdAt: day(12) }, { createdAt: day(14) }],
    ['changed since', { updatedFrom: day(12) }, { updatedAt: day(12) }, { updatedAt: day(11) }],
    ['changed until', { updatedTo: day(12) }, { updatedAt: day(12) }, { updatedAt: day(14) }],
    ['agreed to since', { approvedFrom: day(12) }, { approvedAt: day(12) }, { approvedAt: day(11) }],
    ['agreed to until', { approvedTo: day(12) }, { approvedAt: day(12) }, { approvedAt: day(14) }],
    ['looked at since', { qcFrom: day(12) }, { qcAt: day(12) }, { qcAt: day(11) }],
    ['looked at until', { qcTo: day(12) }, { qcAt: day(12) }, { qcAt: day(14) }],
    ['words', { search: 'hoa' }, { customer: { fullName: 'Lê Hoa', phone: '0922222222' } }, {}],
  ])('is narrowed by %s', async (_, query, meant, other) => {
    desk.add('meant', meant);
    desk.add('other', other);
    expect(await desk.idsOf(query)).toEqual(['meant']);
    expect(await desk.idsOf()).toEqual(['meant', 'other']);
  });

  it.each(['th-meant', 'cl2', 'le hoa', '0922223456', '3456', 'ghtk7', 'am dat'])(
    'is found by %s',
    async (search) => {
      const [item] = sample?.items ?? [];
      if (!item) throw new Error('There are no goods');
      desk.add('meant', {
        orderCode: 'CL2',
        customer: { fullName: 'Lê Hoa', phone: '0922223456' },
        trackingNumber: 'GHTK7',
        items: [{ ...item, name: 'Ấm đất' }],
      });
      desk.add('other', { items: [{ ...item, name: 'Chén' }] });
      expect(await desk.idsOf({ search })).toEqual(['meant']);
    },
  );

  it('is not found by a number that is none', async () => {
    desk.add('one');
    expect(await desk.idsOf({ customerPhone: '12' })).toEqual([]);
  });

  it('shows three of its goods, or all of them where that is asked, and who asked only then', async () => {
    const [item] = sample?.items ?? [];
    if (!item) throw new Error('There are no goods');
    const items = [1, 2, 3, 4].map((number) => ({ ...item, itemId: `i${number}` }));
    desk.add('one', { items });
    const [short] = (await desk.find()).data;
    expect([short?.items.map(({ itemId }) => itemId), short?.user]).toEqual([['i1', 'i2', 'i3'], null]);
    expect(short?.customerName).toBe('Trần Lan');
    const whole = (await desk.find({ includeItems: 'true', includeUser: 'true' })).data[0];
    expect(whole?.items).toHaveLength(4);
    expect(whole?.user).toEqual({ id: 'lan', fullName: 'Trần Lan', phone: '0911111111' });
    const veiled = (await desk.find({ includeUser: 'true' }, false)).data[0];
    expect(veiled?.user?.phone).toBe('*******111');
    expect((await desk.find({ includeItems: 'false' })).data).toHaveLength(1);
  });

  it('names whoever it is of where nobody kept who wrote it down', async () => {
    desk.add('old', { createdById: undefined });
    expect((await desk.find({ createdById: 'lan' })).data).toMatchObject([{ id: 'old', createdById: 'lan' }]);
  });

  it('begins with what was asked for last', async () => {
    for (const [id, number] of [
      ['second', 12],
      ['first', 11],
      ['third', 13],
    ] as const)
      desk.add(id, { createdAt: day(number), updatedAt: day(20 - number) });
    expect((await newestReturns(2)).map(({ id }) => id)).toEqual(['third', 'second']);
  });

  it('counts what waits for whom', async () => {
    const statuses: StoredReturn['status'][] = [
      'requested',
      'requested',
      'approved',
      'returning',
      'received',
      'inspected',
      'refunded',
      'closed',
    ];
    statuses.forEach((status, place) => desk.add(`r${place}`, { status, createdAt: day(10 + place) }));
    const sentBack = { at: day(20), courierName: 'GHTK', trackingNumber: 'S1' };
    const closed = { status: 'closed', refusedPieces: 1, createdAt: day(19) } as const;
    desk.add('waits', closed);
    desk.add('sent', { ...closed, sentBack });
    expect(await countReturnQueues()).toEqual({
      asked: 2,
      onTheWay: 2,
      toInspect: 1,
      toSettle: 1,
      toSendBack: 1,
    });
    expect(await requestedReturns.waiting(day(10))).toEqual({ count: 2, late: 1, since: day(10) });
  });
});

describe('a guest’s returns', () => {
  const guest = { userId: null, sessionId: 's1' };
  const proof = { sessionId: 's1' };
  const aGuestWorld = () => {
    const world = returnWorld({ order: guest });
    const { id } = world.order;
    const wish = {
      items: [{ itemId: world.line.id, quantity: 1 }],
      reason: 'damaged' as const,
      resolution: 'refund' as const,
      method: 'pickup' as const,
      note: '',
    };
    const ask = (given: object = {}, by: object = proof) =>
      requestGuestReturn(world.context(), { id, proof: by, wish: { ...wish, ...given } as never });
    return { ...world, id, ask };
  };

  it('are asked for, read and called off by whoever has what only the buyer has', async () => {
    const { ask, id, context, clock } = aGuestWorld();
    const made = await ask();
    clock.at += 1000;
    const asked = { id, proof, returnId: made.id };
    expect((await listGuestReturns(context(), { id, proof })).map((one) => one.id)).toEqual([made.id]);
    expect((await listGuestTracking(context(), asked)).map(({ to }) => to)).toEqual(['requested']);
    const off = await cancelGuestReturn(context(), { ...asked, reason: 'Thôi' });
    expect(off.status).toBe('cancelled');
    expect((await listGuestTracking(context(), asked)).at(-1)).toMatchObject({
      to: 'cancelled',
      note: 'Thôi',
    });
  });

  it('are listed the newest first, and pictures of a guest are none', async () => {
    const { ask, id, context, clock } = aGuestWorld();
    const first = await ask();
    clock.at += 1000;
    const second = await ask();
    const listed = await listGuestReturns(context(), { id, proof });
    expect(listed.map((one) => one.id)).toEqual([second.id, first.id]);
    expect(listed.map(({ media }) => media)).toEqual([[], []]);
  });

  it('are nobody’s who has another’s proof, also by a key known from before', async () => {
    const { ask, id, context } = aGuestWorld();
    const key = { clientRequestId: 'request-of-lan' };
    const made = await ask(key);
    expect((await ask(key)).id).toBe(made.id);
    const stranger = { sessionId: 's2' };
    expect(await refusalOf(ask(key, stranger))).toBe('ORDER_NOT_FOUND');
    expect(await refusalOf(listGuestReturns(context(), { id, proof: stranger }))).toBe('ORDER_NOT_FOUND');
    const asked = { id, proof: stranger, returnId: made.id };
    expect(await refusalOf(requireGuestReturn(context(), asked))).toBe('ORDER_NOT_FOUND');
    expect(await refusalOf(listGuestReturns(context(), { id, proof: {} }))).toBe('GUEST_PROOF_NEEDED');
  });

  it('are of the order that was proven, and of no other', async () => {
    const world = aGuestWorld();
    if (!sample) throw new Error('There is no return');
    world.put([returnRecord.item({ ...sample, id: 'other', orderId: 'another', userId: '' })]);
    const other = requireGuestReturn(world.context(), { id: world.id, proof, returnId: 'other' });
    expect(await refusalOf(other)).toBe('RETURN_NOT_FOUND');
  });
});
