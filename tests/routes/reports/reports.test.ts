import { describe, expect, it } from 'vitest';
import {
  drillPayments,
  getReportSummary,
  getSalesReport,
  listOrderDays,
  listMoneyDays,
  listPaymentDays,
} from '#shared/reports/index.ts';
import { searchOrders } from '#shared/orders/index.ts';
import type { StoredOrder } from '#functions/domain/orders/order-record.ts';
import { warehouses, writtenDays } from './report-records.ts';
import { dayOf, dayAgo, sold, sum, type ReportQuery, isAsked, placeOf, worth, rate } from './report-sums.ts';
import { aReportedShop } from './reports-scene.ts';

const { world, token, goods, orders, payments, refunds } = aReportedShop();

const asked: ReportQuery[] = [
  { start: dayAgo(6), end: dayAgo(0) },
  { start: dayAgo(15), end: dayAgo(5) },
  { start: dayAgo(25), end: dayAgo(0), warehouseId: warehouses[1] },
  { start: dayAgo(25), end: dayAgo(0), saleChannelId: 'store' },
  { start: dayAgo(5), end: dayAgo(5) },
];

it('the first answer of all has all that was written, and nothing less', async () => {
  const query = { start: dayAgo(writtenDays + 1), end: dayAgo(0) };
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
  const query = { start: dayAgo(6), end: dayAgo(0) };
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
    query: { start: dayAgo(6), end: dayAgo(0) },
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
