import { describe, expect, it } from 'vitest';
import type { QueryOf } from '#shared/contract/route.ts';
import { noPhone } from '#shared/orders/nameless-guest.ts';
import { noWarehouse } from '#shared/orders/order-choices.ts';
import { searchOrders as contract } from '#shared/orders/order-lists.contract.ts';
import type { StoredOrder } from '#functions/domain/orders/order-record.ts';
import { ordersAt, queueConditions, toLine } from '#functions/domain/orders/reading/search-orders.ts';
import { ordersView } from '#functions/domain/orders/reading/orders-view.ts';
import { listOf } from '#functions/platform/views/list-query.ts';
import { aProduct, aWarehouse } from '#tests/support/catalogue.ts';
import { anOrderItem, aStoredOrder } from '#tests/support/returns.ts';
import { keptView } from '../support/kept-view.ts';
import { viewRows } from '../support/view-rows.ts';

const now = new Date('2026-11-23T03:00:00.000Z');
const lan = { id: 'lan', fullName: 'Đặng Thị Lan', email: 'lan@example.com', phoneNumber: '0912345678' };
const minh = { id: 'minh', fullName: 'Minh', email: 'minh@example.com', phoneNumber: '0987000111' };
const tea = anOrderItem(aProduct({ name: 'Trà sen Tây Hồ', code: 'TRASEN-100T' }), 2);
const box = anOrderItem(aProduct({ name: 'Hộp quà', code: 'HOP-QUA' }), 1);
const { name, slug, image, ground } = box;
const inBox = { productId: 'lotus', variantId: null, variantName: null, quantity: 1, share: 1, unit: '' };
const lotus = { ...inBox, name, slug, image, ground, code: 'HATSEN-5' };
const address = {
  recipientName: 'Cô Hạnh',
  phone: '0355555999',
  system: 'v2' as const,
  province: 'Hà Nội',
  provinceCode: 1,
  district: null,
  districtCode: null,
  ward: 'Cầu Giấy',
  wardCode: 4,
  street: '12 Trần Thái Tông',
};

const held = (warehouseId: string) => [{ productId: 'p', variantId: '-', warehouseId, quantity: 1 }];
const order = (code: string, buyer: typeof lan, given: Partial<StoredOrder>): StoredOrder =>
  aStoredOrder(buyer, [], { id: code, code, createdAt: '2026-11-20T03:00:00.000Z', ...given });

const orders = [
  order('CL261120K7M2Q', lan, {
    items: [tea, { ...box, parts: [lotus] }],
    total: 300_000,
    status: 'delivering',
    shippingAddress: address,
    deliveryType: 'prepaid_ship',
    trackingNumber: 'S1.A1.17373471',
    holdings: held('wh_hn'),
    confirmedAt: '2026-11-18T03:00:00.000Z',
    arrival: { daysFrom: 1, daysTo: 2 },
    createdAt: '2026-11-18T02:00:00.000Z',
  }),
  order('CL261120AAAAA', minh, {
    total: 150_000,
    references: ['bank:FT26325718204'],
    paymentMethod: 'transfer',
    saleChannelId: 'store',
    holdings: [...held('wh_hn2'), ...held('wh_hn3'), ...held('wh_hn2')],
    refundDue: 1,
  }),
  order('CL261121BBBBB', minh, {
    status: 'draft',
    paymentStatus: 'processing',
    paymentMethod: 'cash',
    provenBy: null,
    paidAmount: 0,
    userId: null,
    customer: { fullName: 'Khách', phone: noPhone, email: 'khach@example.com' },
    saleChannelId: 'guest',
    total: 90_000,
    createdAt: '2026-11-21T03:00:00.000Z',
  }),
  order('CL261122CCCCC', lan, {
    status: 'draft',
    paymentStatus: 'processing',
    paymentMethod: 'transfer',
    paidAmount: 0,
    total: 500_000,
    pickupWarehouse: aWarehouse({ id: 'wh_hn4' }),
    createdAt: '2026-11-22T03:00:00.000Z',
  }),
  order('CL261122DDDDD', minh, {
    status: 'confirmed',
    paymentStatus: 'processing',
    paidAmount: 0,
    paymentMethod: 'transfer',
    credit: { grantedBy: 'a', grantedAt: '', reason: 'quen', dueAt: '2026-12-01' },
    flags: ['on_credit'],
    createdAt: '2026-11-22T04:00:00.000Z',
    arrival: { daysFrom: 1, daysTo: 3 },
  }),
];

const ask = async (query: Record<string, unknown>, of = orders) => {
  const asked: QueryOf<typeof contract> = contract.query.parse(query);
  const rows = await viewRows(ordersView, of);
  const { data, total } = await listOf(ordersAt(now), asked, {}, rows);
  expect(total).toBe(data.length);
  return data.map(({ code }) => code.slice(-5));
};

describe('staff find an order by', () => {
  it.each([
    ['its code', 'cl261120k7m2q'],
    ['the last letters of its code, as they are read out', 'K7M2Q'],
    ['the last four digits of the phone', '5678'],
    ['the phone', '0912345678'],
    ['the phone of who receives it', '5999'],
    ['a name without accents, half typed', 'dang lan trà'],
    ['who receives it', 'co hanh'],
    ['a tracking number as it is printed', 'S1.A1.17373471'],
    ['the end of a tracking number', '17373471'],
    ['a SKU', 'trasen-100t'],
    ['the SKU of what is in a combo', 'hatsen-5'],
    ['an e-mail and its goods', 'lan@example.com sen'],
  ])('%s', async (_, search) => {
    expect(await ask({ search, status: 'delivering' })).toEqual(['K7M2Q']);
  });

  it('what the bank calls its transfer', async () => {
    expect(await ask({ search: 'ft26325718204' })).toEqual(['AAAAA']);
  });

  it('nothing that is not there, and nobody by half of what stands within a word', async () => {
    expect(await ask({ search: 'ft99' })).toEqual([]);
    expect(await ask({ search: '345678' })).toEqual([]);
    // The number that stands for none is nobody's.
    for (const search of [noPhone, '0000']) expect(await ask({ search })).toEqual([]);
  });

  it('signs alone narrow nothing', async () => {
    expect(await ask({ search: '%_"*' })).toHaveLength(orders.length);
  });
});

describe('staff’s list of orders', () => {
  it.each([
    [{ queue: 'pack' }, ['DDDDD']],
    [{ queue: 'pay' }, ['CCCCC']],
    [{ queue: 'confirm' }, ['BBBBB']],
    // The third of the promised days ended on the 21st; the other's are not over.
    [{ queue: 'late' }, ['K7M2Q']],
    [{ queue: 'refund' }, ['AAAAA']],
    [{ queue: 'credit' }, ['DDDDD']],
    [{ status: 'draft,confirmed' }, ['DDDDD', 'CCCCC', 'BBBBB']],
    [{ paymentStatus: 'paid' }, ['AAAAA', 'K7M2Q']],
    [{ paymentMethod: 'cash' }, ['BBBBB']],
    [{ deliveryType: 'prepaid_ship' }, ['K7M2Q']],
    [{ saleChannelId: 'store,guest' }, ['BBBBB', 'AAAAA']],
    // Its name is where another's begins.
    [{ warehouseId: 'wh_hn' }, ['K7M2Q']],
    [{ warehouseId: 'wh_hn2' }, ['AAAAA']],
    [{ warehouseId: 'wh_hn3' }, ['AAAAA']],
    [{ warehouseId: 'wh_hn4' }, ['CCCCC']],
    [{ mainWarehouseId: 'wh_hn2' }, ['AAAAA']],
    [{ mainWarehouseId: 'wh_hn3' }, []],
    [{ mainWarehouseId: noWarehouse }, ['DDDDD', 'BBBBB']],
    [{ createdFrom: '2026-11-21', createdTo: '2026-11-21' }, ['BBBBB']],
    [{ minTotal: 100_000, maxTotal: 300_000, sortBy: 'total', sortOrder: 'asc' }, ['AAAAA', 'K7M2Q']],
  ])('narrowed by %j', async (query, codes) => {
    expect(await ask(query)).toEqual(codes);
  });

  it('shows three lines of each, and its phone to whoever may see it', async () => {
    const four = [tea, box, tea, tea].map((item, nth) => ({ ...item, id: `l${nth}`, quantity: nth + 1 }));
    const rows = await viewRows(ordersView, [order('CL1', lan, { items: four })]);
    const { data } = await listOf(ordersAt(now), contract.query.parse({}), {}, rows);
    const lines = data.flatMap((row) => [toLine(row, true), toLine(row, false)]);
    expect(lines.map(({ items }) => items.map(({ quantity }) => quantity))).toEqual([
      [1, 2, 3],
      [1, 2, 3],
    ]);
    expect(lines[0]?.items[1]).toEqual({ name: box.name, image: box.image, ground: box.ground, quantity: 2 });
    expect(lines.map(({ customer }) => customer)).toEqual([
      { fullName: lan.fullName, phone: '0912345678' },
      { fullName: lan.fullName, phone: '*******678' },
    ]);
  });

  it('counts each queue as it lists it', async () => {
    const rows = await viewRows(ordersView, orders);
    for (const [queue, condition] of Object.entries(queueConditions)) {
      const tallies = await rows.tally({ by: ['status'], where: [condition(now)] });
      const count = tallies.reduce((sum, tally) => sum + tally.count, 0);
      expect([queue, count]).toEqual([queue, (await ask({ queue })).length]);
    }
  });

  it('finds what an order says now, and no longer what it said', async () => {
    const [first] = orders;
    if (!first) throw new Error('There is none');
    const { view, save, remove } = await keptView(ordersView, orders);
    const found = async (search: string) => {
      const { data } = await listOf(ordersAt(now), contract.query.parse({ search }), {}, view.ask);
      return data.map(({ id }) => id);
    };
    await save({ ...first, trackingNumber: 'GHTK99', status: 'shipped' });
    expect(await found('ghtk99')).toEqual([first.id]);
    expect(await found('17373471')).toEqual([]);
    await remove(first.id);
    expect(await found('ghtk99')).toEqual([]);
  });
});
