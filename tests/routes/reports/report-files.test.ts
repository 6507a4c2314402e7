import { describe, expect, it } from 'vitest';
import { drillPayments, getReportSummary, getSalesReport, listOrderDays } from '#shared/reports/index.ts';
import { isNight } from '#tests/support/night.ts';
import { dayMilliseconds } from '#tests/support/returns.ts';
import { working } from '../jobs/jobs-scene.ts';
import { dayOf, dayAgo } from './report-sums.ts';
import { aReportedShop } from './reports-scene.ts';

const { world, admin, packer, token, payments } = aReportedShop();

describe('the same figures', () => {
  it('of the period before are those of its days up to the same hour', async () => {
    const query = { start: dayAgo(6), end: dayAgo(0) };
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

  it.runIf(isNight)('leave as a file: all days, to the đồng as they are shown', async () => {
    const jobs = working(world);
    const query = { start: dayAgo(25), end: dayAgo(0), groupBy: 'product' as const };
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
      query: { start: dayAgo(25), end: dayAgo(0) },
    });
    const { body: all } = await jobs.start(admin, {
      kind: 'export-payments',
      input: { format: 'csv', query: { start: dayAgo(25), end: dayAgo(0) } },
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
