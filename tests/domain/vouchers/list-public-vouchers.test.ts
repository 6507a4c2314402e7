import { expect, it } from 'vitest';
import { buildVouchers } from '#seed/world/vouchers.ts';
import { listPublicVouchers } from '#functions/domain/vouchers/list-public-vouchers.ts';
import { toStaffVoucher, toTemplate, voucherRecord } from '#functions/domain/vouchers/voucher-record.ts';
import { contextOf } from '#tests/support/context.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import { maxPublicVouchers } from '#shared/vouchers/index.ts';
import { voucherState } from '#shared/vouchers/voucher-choices.ts';

const [voucher] = buildVouchers(new Date('2026-05-20T00:00:00.000Z'));
if (!voucher) throw new Error('The demo market has no voucher');
const isRunning = (one: typeof voucher, at: string) => voucherState(toStaffVoucher(one), at) === 'running';
const running = { ...voucher, validFrom: '2026-05-01T00:00:00.000Z', validTo: '2026-06-01T00:00:00.000Z' };

it.each([
  ['2026-04-30T23:59:59.999Z', false],
  ['2026-05-01T00:00:00.000Z', true],
  ['2026-05-31T23:59:59.999Z', true],
  ['2026-06-01T00:00:00.000Z', false],
])('at %s it runs: %s', (at, runs) => {
  expect(isRunning(running, at)).toBe(runs);
});

it('shows twelve at most, and none that waits for its day, was stopped, is used up or is handed out by name', async () => {
  const waiting = { ...running, id: 'later', validFrom: '2026-05-25T00:00:00.000Z' };
  const unseen = [
    waiting,
    { ...running, id: 'stopped', isPaused: true },
    { ...running, id: 'empty', useLimit: 3, used: 3 },
    { ...running, id: 'named', reach: 'named' as const },
  ];
  const many = Array.from({ length: 15 }, (_, at) => ({ ...running, id: `v${at}` }));
  const { table, put } = memoryTable();
  put([...unseen, ...many].map(voucherRecord.item));
  const found = await listPublicVouchers(contextOf(table, () => new Date('2026-05-20T00:00:00.000Z')));
  expect(found).toHaveLength(maxPublicVouchers);
  const shown = found.map(({ id }) => id);
  expect(unseen.filter(({ id }) => shown.includes(id))).toEqual([]);
  expect(found[0]).toEqual(toTemplate({ ...running, id: 'v0' }));
  expect(found[0]).not.toHaveProperty('cost');
});

it('the demo market has one of every kind, all running', () => {
  const today = new Date('2026-05-20T00:00:00.000Z');
  const all = buildVouchers(today);
  expect(all).toHaveLength(6);
  expect(new Set(all.map(({ type }) => type)).size).toBe(3);
  expect(new Set(all.map(({ category }) => category)).size).toBe(2);
  expect(all.every((one) => isRunning(one, today.toISOString()))).toBe(true);
  expect(buildVouchers(today)).toEqual(all);
});
