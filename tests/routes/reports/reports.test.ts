import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  drillPayments,
  getReportSummary,
  getSalesReport,
  listOrderDays,
  listMoneyDays,
  listPaymentDays,
} from '#shared/reports/index.ts';
import { searchOrders } from '#shared/orders/index.ts';
import { orderRecord, type StoredOrder } from '#functions/domain/orders/order-record.ts';
import { paymentRecord, type StoredPayment } from '#functions/domain/payments/records/payment-record.ts';
import { refundRecord, type StoredRefund } from '#functions/domain/refunds/refund-record.ts';
import { aCategory, aProduct, stock } from '#tests/support/catalogue.ts';
import { anOrderItem, aStoredOrder, dayMilliseconds } from '#tests/support/returns.ts';
import { inPieces } from '#functions/platform/in-pieces.ts';
import { working } from '../jobs/jobs-scene.ts';
import { aWorld, type Member, type World } from '#tests/support/world.ts';

/*
 * What reports say is added up here once more, from the items as they were written, by other means: nothing of what is
 * under test helps to check it.
 */

let world: World;
let admin: Member;
let packer: Member;
let member: Member;

/** The same figures each time. */
let state = 20_261_123;
const random = (below: number): number => {
  state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
  return Math.floor((state / 2_147_483_648) * below);
};
const pick = <T>(things: readonly [T, ...T[]]): T => things[random(things.length)] ?? things[0];

const food = aCategory({ name: 'Thực phẩm' });
const cloth = aCategory({ name: 'Vải' });
const goods = [
  aProduct({ name: 'Trà sen', price: 99_000, category: food }),
  aProduct({ name: 'Mật ong', price: 57_300, category: food }),
  aProduct({ name: 'Lụa', price: 431_700, category: cloth }),
] as const;

const days = 20;
const hanoi = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Ho_Chi_Minh' });
const dayOf = (iso: string): string => hanoi.format(new Date(iso));
const today = dayOf(new Date().toISOString());
const dayAgo = (ago: number): string => hanoi.format(Date.now() - ago * dayMilliseconds);
const momentAgo = (most: number): Date => new Date(Date.now() - 1 - random(most * dayMilliseconds));

const statuses = [
  'draft',
  'confirmed',
  'packing',
  'delivering',
  'completed',
  'completed',
  'cancelled',
  'refunded',
  'returned',
] as const;
const sold = new Set<string>([
  'confirmed',
  'packing',
  'packing_completed',
  'delivering',
  'shipped',
  'completed',
]);
const warehouses = ['kho-ha-noi', 'kho-sai-gon'] as const;
const channels = ['website', 'guest', 'store'] as const;

const heldFor =
  (order: number) =>
  ({ productId, quantity }: StoredOrder['items'][number], line: number): StoredOrder['holdings'][number] => ({
    productId,
    variantId: '-',
    warehouseId: warehouses[(order + (order % 7 === 0 ? line : 0)) % 2] ?? warehouses[0],
    quantity,
  });

function someOrder(place: number): StoredOrder {
  const items = goods
    .filter(() => random(2) === 0)
    .map((product) => ({ ...anOrderItem(product, 1 + random(4)), cost: 20_000 + random(9) / 4 }));
  const lines = items.length > 0 ? items : [anOrderItem(goods[0], 2)];
  const subtotal = lines.reduce((sum, { unitTotal, quantity }) => sum + unitTotal * quantity, 0);
  const shippingFee = pick([0, 30_000, 22_500]);
  const off = random(3) === 0 ? 12_345 : 0;
  const createdAt = momentAgo(days).toISOString();
  const [first] = lines;
  const back = random(4) === 0 && first ? { [first.id]: 1 } : undefined;
  return aStoredOrder(member, lines, {
    id: `report-${String(place).padStart(4, '0')}`,
    code: `BC${place}`,
    status: pick(statuses),
    createdAt,
    subtotal,
    shippingFee,
    voucherDiscount: off,
    total: subtotal + shippingFee - off,
    returnedAmount: back && first ? first.unitTotal : 0,
    ...(back && { returnedPieces: back }),
    ...(random(9) === 0 && { goodwillAmount: 5_000 }),
    saleChannelId: pick(channels),
    // Now and then from nowhere yet, or from two places.
    holdings: place % 9 === 0 ? [] : lines.map(heldFor(place)),
  });
}

const paymentStatuses = [
  'created',
  'pending',
  'succeeded',
  'succeeded',
  'failed',
  'cancelled',
  'refunded',
] as const;

function somePayment(place: number): StoredPayment {
  const status = pick(paymentStatuses);
  const createdAt = momentAgo(days);
  const came = status === 'succeeded' || status === 'refunded';
  const amount = 10_000 + random(900_000);
  const provider = pick(['vietqr', 'vietqr', 'vnpay', null] as const);
  const later = Math.min(Date.now(), createdAt.getTime() + random(7_200_000));
  const reason = pick(['expired', 'superseded', 'declined'] as const);
  return {
    // Two attempts of an order now and then.
    id: `paid${Math.floor(place / 2)}-00${(place % 2) + 1}`,
    code: `TT${String(place).padStart(9, '0')}`,
    orderId: `paid${Math.floor(place / 2)}`,
    orderCode: `BC${Math.floor(place / 2)}`,
    provider,
    method: provider === null ? 'cash' : 'transfer',
    status,
    reason: status === 'failed' || status === 'cancelled' ? reason : null,
    amount,
    received: came ? amount + random(2) * 1000 : 0,
    createdAt: createdAt.toISOString(),
    succeededAt: came ? new Date(later).toISOString() : null,
    expiresAt: null,
    bank: null,
    redirectUrl: null,
    isGuest: false,
    idempotencyKey: null,
    locale: 'vi',
    returnPath: null,
    providerReference: null,
    providerCode: null,
    saleChannelId: pick(channels),
    warehouseId: pick(warehouses),
    references: [],
    shortNotices: [],
    sentBack: 0,
    version: 1,
  };
}

function someRefund(place: number): StoredRefund {
  const at = momentAgo(days).toISOString();
  const status = pick(['succeeded', 'succeeded', 'failed', 'pending'] as const);
  return {
    id: `refund-${place}`,
    code: `HT${place}`,
    status,
    kind: 'goodwill',
    way: 'bank',
    amount: 5_000 + random(100_000),
    reason: 'Thử',
    orderId: null,
    orderCode: null,
    customer: 'Lan',
    saleChannelId: pick(channels),
    warehouseId: pick(warehouses),
    paymentId: null,
    noticeId: null,
    returnId: null,
    account: null,
    needsSecond: false,
    requestedBy: null,
    decidedBy: null,
    processedBy: null,
    decidedReason: '',
    attempts: 1,
    failedAttempts: 0,
    error: null,
    reference: null,
    requestKey: null,
    askedAt: null,
    begunAt: null,
    closes: [],
    createdAt: at,
    updatedAt: at,
    decidedAt: at,
    endedAt: status === 'pending' ? null : at,
    version: 1,
  };
}

const many = <T>(count: number, make: (place: number) => T): T[] =>
  Array.from({ length: count }, (_, place) => make(place));
let orders: StoredOrder[];
let payments: StoredPayment[];
let refunds: StoredRefund[];

beforeAll(async () => {
  world = await aWorld();
  [admin, packer, member] = await Promise.all([
    world.aMember({ role: 'admin' }),
    world.aMember({ role: 'collaborator' }),
    world.aMember(),
  ]);
  await stock(world, [...goods], [food, cloth]);
  orders = many(240, someOrder);
  payments = many(200, somePayment);
  refunds = many(60, someRefund);
  // Around midnight in Hà Nội, which is five in the afternoon in London.
  for (const [place, time] of ['16:59:59.999Z', '17:00:00.000Z'].entries()) {
    const [order, payment] = [orders[place], payments[place]];
    if (!order || !payment) continue;
    const moment = `${dayAgo(5)}T${time}`;
    orders[place] = { ...order, createdAt: moment };
    const succeededAt = payment.succeededAt && `${dayAgo(4)}T01:00:00.000Z`;
    payments[place] = { ...payment, createdAt: moment, succeededAt };
  }
  const items = [
    ...orders.map(orderRecord.item),
    ...payments.map(paymentRecord.item),
    ...refunds.map(refundRecord.item),
  ];
  for (const some of inPieces(items, 50)) await world.write(some);
});
afterAll(() => world.close());

const token = () => admin.accessToken;
const sum = (figures: readonly number[]): number => figures.reduce((all, one) => all + one, 0);

type Asked = { start: string; end: string; warehouseId?: string; saleChannelId?: 'store' };
const asked: Asked[] = [
  { start: dayAgo(6), end: today },
  { start: dayAgo(15), end: dayAgo(5) },
  { start: dayAgo(25), end: today, warehouseId: warehouses[1] },
  { start: dayAgo(25), end: today, saleChannelId: 'store' },
  { start: dayAgo(5), end: dayAgo(5) },
];

const isAsked = (
  at: string | null,
  place: { warehouseId: string | null; saleChannelId: string },
  { start, end, warehouseId, saleChannelId }: Asked,
): boolean =>
  at !== null &&
  dayOf(at) >= start &&
  dayOf(at) <= end &&
  (!warehouseId || place.warehouseId === warehouseId) &&
  (!saleChannelId || place.saleChannelId === saleChannelId);

const placeOf = ({ holdings, saleChannelId }: StoredOrder) => ({
  warehouseId: holdings[0]?.warehouseId ?? null,
  saleChannelId,
});
const worth = ({ status, total, returnedAmount, goodwillAmount = 0 }: StoredOrder): number =>
  sold.has(status) ? Math.max(0, total - returnedAmount - goodwillAmount) : 0;
const rate = (part: number, whole: number): number =>
  whole === 0 ? 0 : Number(((part / whole) * 100).toFixed(2));

it('the first answer of all has all that was written, and nothing less', async () => {
  const query = { start: dayAgo(days + 1), end: today };
  const [rows, drilled] = await Promise.all([
    world.send(listOrderDays, { token: token(), query }),
    world.send(drillPayments, { token: token(), query }),
  ]);
  expect([sum(rows.body.map(({ ordersCreated }) => ordersCreated)), drilled.body.totalCount]).toEqual([
    orders.length,
    payments.length,
  ]);
});

it('money by the day it moved has every refund that was sent, but for those in cash', async () => {
  const query = { start: dayAgo(6), end: today };
  const { body } = await world.send(listMoneyDays, { token: token(), query });
  const sent = refunds.filter(
    ({ status, way, endedAt }) =>
      status === 'succeeded' && way !== 'cash' && endedAt !== null && dayOf(endedAt) >= query.start,
  );
  expect(sum(body.map(({ sentAmount }) => sentAmount))).toBe(sum(sent.map(({ amount }) => amount)));
  expect(sum(body.map(({ sentCount }) => sentCount))).toBe(sent.length);
});

describe.each(asked)('reports of $start to $end ($warehouseId $saleChannelId)', (query) => {
  const chosen = () => orders.filter((order) => isAsked(order.createdAt, placeOf(order), query));
  const begun = () => payments.filter((payment) => isAsked(payment.createdAt, payment, query));
  const paid = () => payments.filter((payment) => isAsked(payment.succeededAt, payment, query));
  const gone = () =>
    refunds.filter(
      (refund) =>
        refund.status === 'succeeded' &&
        isAsked(refund.endedAt, { ...refund, warehouseId: refund.warehouseId }, query),
    );

  it('the summary is what the payments come to', async () => {
    const { status, body } = await world.send(getReportSummary, { token: token(), query });
    expect(status).toBe(200);
    const all = begun();
    const came = all.filter(({ succeededAt }) => succeededAt !== null);
    const codes = all.filter(({ provider }) => provider === 'vietqr');
    const waits = came
      .filter(({ provider }) => provider !== null)
      .map(({ createdAt, succeededAt }) =>
        Math.round((Date.parse(succeededAt ?? '') - Date.parse(createdAt)) / 1000),
      );
    const money = sum(paid().map(({ received }) => received));
    const payers = new Set(paid().map(({ orderId }) => orderId)).size;
    expect(body).toMatchObject({
      period: { start: query.start, end: query.end },
      revenue: money,
      totalPayments: all.length,
      paymentSuccessRate: rate(came.length, all.length),
      aov: payers === 0 ? 0 : Math.round(money / payers),
      avgTimeToPaySec: waits.length === 0 ? 0 : Math.round(sum(waits) / waits.length),
      refundRate: rate(all.filter(({ status: stands }) => stands === 'refunded').length, came.length),
      qrExpiryRate: rate(
        codes.filter(({ status: stands, reason }) => stands === 'failed' && reason === 'expired').length,
        codes.length,
      ),
      regenRate: rate(codes.filter(({ reason }) => reason === 'superseded').length, codes.length),
      sentBack: sum(gone().map(({ amount }) => amount)),
    });
  });

  it('payments day by day are the same payments, and each figure opens the rows it counts', async () => {
    const { body } = await world.send(listPaymentDays, { token: token(), query });
    expect(body[0]?.day).toBe(query.start);
    expect(body.at(-1)?.day).toBe(query.end);
    for (const line of body) {
      const own = begun().filter(({ createdAt }) => dayOf(createdAt) === line.day);
      const of = (...stands: string[]) => own.filter(({ status }) => stands.includes(status));
      const figures = (rows: readonly { amount: number }[]) => [
        rows.length,
        sum(rows.map(({ amount }) => amount)),
      ];
      const money = paid().filter(({ succeededAt }) => dayOf(succeededAt ?? '') === line.day);
      const sent = gone().filter(({ endedAt }) => dayOf(endedAt ?? '') === line.day);
      expect([line.pendingCount, line.pendingAmount]).toEqual(figures(of('created', 'pending')));
      expect([line.succeededCount, line.succeededAmount]).toEqual(figures(of('succeeded', 'refunded')));
      expect([line.cancelledCount, line.cancelledAmount]).toEqual(figures(of('cancelled')));
      expect([line.failedCount, line.failedAmount]).toEqual(figures(of('failed')));
      expect([line.receivedCount, line.receivedAmount]).toEqual([
        money.length,
        sum(money.map(({ received }) => received)),
      ]);
      expect([line.refundedCount, line.refundedAmount]).toEqual(figures(sent));
    }
    const opened = async (further: object) =>
      (await world.send(drillPayments, { token: token(), query: { ...query, limit: '100', ...further } }))
        .body;
    const failed = await opened({ status: 'failed' });
    const wanted = begun().filter(({ status }) => status === 'failed');
    expect(failed.totalCount).toBe(wanted.length);
    expect(failed.data.map(({ id }) => id).toSorted()).toEqual(wanted.map(({ id }) => id).toSorted());
    expect((await opened({ basis: 'paid' })).totalCount).toBe(paid().length);
    expect((await opened({ qr: 'regenerated' })).totalCount).toBe(
      begun().filter(({ provider, reason }) => provider === 'vietqr' && reason === 'superseded').length,
    );
  });

  it('orders day by day are the orders, and every way of adding up sales comes to the same', async () => {
    const { body } = await world.send(listOrderDays, { token: token(), query });
    const own = chosen();
    expect(sum(body.map(({ ordersCreated }) => ordersCreated))).toBe(own.length);
    for (const line of body) {
      const alike = own.filter(
        (order) =>
          dayOf(order.createdAt) === line.day &&
          placeOf(order).warehouseId === line.warehouseId &&
          order.saleChannelId === line.saleChannelId,
      );
      const counting = alike.filter(({ status }) => sold.has(status));
      const revenue = sum(alike.map(worth));
      expect(line).toMatchObject({
        ordersCreated: alike.length,
        ordersPayable: counting.length,
        ordersCompleted: alike.filter(({ status }) => status === 'completed').length,
        ordersCancelled: alike.filter(({ status }) => ['cancelled', 'refunded', 'returned'].includes(status))
          .length,
        revenue,
        aov: counting.length === 0 ? 0 : Math.round(revenue / counting.length),
      });
    }
    const whole = sum(own.map(worth));
    expect(sum(body.map(({ revenue }) => revenue))).toBe(whole);
    for (const groupBy of ['day', 'product', 'category', 'business', 'warehouse', 'channel'] as const) {
      const { body: report } = await world.send(getSalesReport, {
        token: token(),
        query: { ...query, groupBy },
      });
      expect([groupBy, report.total.revenue]).toEqual([groupBy, whole]);
      expect([groupBy, sum(report.rows.map(({ revenue }) => revenue))]).toEqual([groupBy, whole]);
      expect(report.total.orders).toBe(own.filter(({ status }) => sold.has(status)).length);
    }
  });

  it('sales of a product are its part of each order, to the đồng', async () => {
    const { body } = await world.send(getSalesReport, {
      token: token(),
      query: { ...query, groupBy: 'product' },
    });
    const counting = chosen().filter(({ status }) => sold.has(status));
    for (const { card } of goods) {
      let pieces = 0;
      let brought = 0;
      let orderLines = 0;
      for (const order of counting) {
        const kept = (item: StoredOrder['items'][number]) =>
          item.quantity - (order.returnedPieces?.[item.id] ?? 0);
        const all = sum(order.items.map((item) => kept(item) * item.unitTotal));
        for (const item of order.items.filter(({ productId }) => productId === card.id)) {
          pieces += kept(item);
          brought +=
            all === 0
              ? worth(order) / order.items.length
              : (worth(order) * kept(item) * item.unitTotal) / all;
          orderLines += 1;
        }
      }
      const row = body.rows.find(({ id }) => id === card.id);
      if (orderLines === 0) continue;
      expect(row).toMatchObject({ name: card.name, code: card.code, quantity: pieces });
      // What rounding down leaves goes to one of an order's lines, or two.
      expect(Math.abs((row?.revenue ?? 0) - brought)).toBeLessThanOrEqual(2 * orderLines);
    }
  });
});

it('each line of orders opens as many orders as it counts, whatever place they come from', async () => {
  const { body } = await world.send(listOrderDays, {
    token: token(),
    query: { start: dayAgo(6), end: today },
  });
  expect(new Set(body.map(({ warehouseId }) => warehouseId))).toEqual(new Set([...warehouses, null]));
  for (const line of body) {
    const { day, warehouseId, saleChannelId } = line;
    const opened = async (status?: string) =>
      (
        await world.send(searchOrders, {
          token: token(),
          query: {
            createdFrom: day,
            createdTo: day,
            saleChannelId,
            mainWarehouseId: warehouseId ?? 'none',
            ...(status && { status }),
            limit: '1',
          } as never,
        })
      ).body.total;
    expect([line, await opened()]).toEqual([line, line.ordersCreated]);
    expect([line, await opened([...sold].join(','))]).toEqual([line, line.ordersPayable]);
  }
});

describe('the same figures', () => {
  it('of the period before are those of its days up to the same hour', async () => {
    const query = { start: dayAgo(6), end: today };
    const { body } = await world.send(getReportSummary, { token: token(), query });
    expect(body.before.period).toEqual({ start: dayAgo(13), end: dayAgo(7) });
    const until = Date.now() - 7 * dayMilliseconds;
    const earlier = payments.filter(
      ({ createdAt }) =>
        dayOf(createdAt) >= dayAgo(13) &&
        dayOf(createdAt) <= dayAgo(7) &&
        Date.parse(createdAt) < until - 60_000,
    );
    expect(Math.abs(body.before.totalPayments - earlier.length)).toBeLessThanOrEqual(1);
  });

  it('leave as a file: all days, to the đồng as they are shown', async () => {
    const jobs = working(world);
    const query = { start: dayAgo(25), end: today, groupBy: 'product' as const };
    const { body: shown } = await world.send(getSalesReport, { token: token(), query });
    const { body: sales } = await jobs.start(admin, {
      kind: 'export-sales',
      input: { format: 'csv', query },
    });
    await jobs.ended(admin, sales.id);
    const [heading, ...rows] = await jobs.csvOf(admin, sales.id);
    expect(heading?.[0]).toBe('Tên');
    expect(rows.map((row) => [row[0], Number(row[4])])).toEqual(
      shown.rows.map(({ name, revenue }) => [name, revenue]),
    );
    const behind = await world.send(drillPayments, {
      token: token(),
      query: { start: dayAgo(25), end: today },
    });
    const { body: all } = await jobs.start(admin, {
      kind: 'export-payments',
      input: { format: 'csv', query: { start: dayAgo(25), end: today } },
    });
    const made = await jobs.ended(admin, all.id);
    expect(Date.parse(made.file?.until ?? '') - Date.now()).toBeGreaterThan(6.9 * dayMilliseconds);
    expect(Date.parse(made.file?.until ?? '') - Date.now()).toBeLessThan(7.1 * dayMilliseconds);
    const [, ...lines] = await jobs.csvOf(admin, all.id);
    expect(lines).toHaveLength(behind.body.totalCount);
    expect(lines[0]?.[0]).toBe(behind.body.data[0]?.code);
    for (const kind of ['export-order-days', 'export-payment-days'] as const) {
      const { groupBy: _groupBy, ...days } = query;
      const { body } = await jobs.start(admin, { kind, input: { format: 'xlsx', query: days } });
      expect(await jobs.ended(admin, body.id)).toMatchObject({ status: 'done' });
    }
    const refused = await jobs.start(packer, { kind: 'export-sales', input: { query } });
    expect(refused.status).toBe(403);
  });

  it.each([
    { start: '2026-11-02', end: '2026-11-01' },
    { start: '2026-11-02' },
    { start: '2020-01-01', end: '2026-11-01' },
    { start: 'hôm qua', end: '2026-11-01' },
    { start: '2026-02-30', end: '2026-03-01' },
  ])('400: %o are no days', async (query) => {
    expect((await world.send(getReportSummary, { token: token(), query })).status).toBe(400);
    expect((await world.send(listOrderDays, { token: token(), query })).status).toBe(400);
  });
});
