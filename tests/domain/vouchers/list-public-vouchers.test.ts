import { expect, it } from 'vitest';
import { buildVouchers } from '#seed/world/vouchers.ts';
import { isRunning, listPublicVouchers } from '#functions/domain/vouchers/list-public-vouchers.ts';
import { campaignItem } from '#functions/domain/vouchers/voucher-items.ts';
import { contextOf } from '#tests/support/context.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import { maxPublicVouchers, VoucherTemplate } from '#shared/vouchers/index.ts';

const [voucher] = buildVouchers(new Date('2026-05-20T00:00:00.000Z'));
if (!voucher) throw new Error('The demo market has no voucher');
const running = { ...voucher, validFrom: '2026-05-01T00:00:00.000Z', validTo: '2026-06-01T00:00:00.000Z' };

it.each([
  ['2026-04-30T23:59:59.999Z', false],
  ['2026-05-01T00:00:00.000Z', true],
  ['2026-05-31T23:59:59.999Z', true],
  ['2026-06-01T00:00:00.000Z', false],
])('at %s it runs: %s', (at, runs) => {
  expect(isRunning(running, at)).toBe(runs);
});

it('shows twelve at most, and none that waits for its day', async () => {
  const waiting = { ...running, id: 'later', validFrom: '2026-05-25T00:00:00.000Z' };
  const many = Array.from({ length: 15 }, (_, at) => ({ ...running, id: `v${at}` }));
  const { table, put } = memoryTable();
  put([waiting, ...many].map(campaignItem));
  const found = await listPublicVouchers(contextOf(table, () => new Date('2026-05-20T00:00:00.000Z')));
  expect(found).toHaveLength(maxPublicVouchers);
  expect(found.map(({ id }) => id)).not.toContain('later');
});

it('the demo market has one of every kind, all running', () => {
  const today = new Date('2026-05-20T00:00:00.000Z');
  const all = buildVouchers(today).map((template) => VoucherTemplate.parse(template));
  expect(all).toHaveLength(6);
  expect(new Set(all.map(({ type }) => type)).size).toBe(3);
  expect(new Set(all.map(({ category }) => category)).size).toBe(2);
  expect(all.every((template) => isRunning(template, today.toISOString()))).toBe(true);
  expect(buildVouchers(today)).toEqual(all);
});
