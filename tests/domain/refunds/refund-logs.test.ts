import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { RefundAttempt } from '#shared/refunds/refund.ts';
import { listFailedAttempts as contract } from '#shared/refunds/refund-logs.contract.ts';
import { profileRecord } from '#functions/domain/accounts/account.ts';
import { attemptItem, refundRecord, StoredRefund } from '#functions/domain/refunds/refund-record.ts';
import { cleanUpAttempts, listFailedAttempts } from '#functions/domain/refunds/refund-logs.ts';
import { log } from '#functions/platform/log.ts';
import { contextOf } from '#tests/support/context.ts';
import { itemsOf } from '#tests/support/item-of-schema.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import { aProfile } from '#tests/support/profile.ts';

const now = new Date('2026-11-20T03:00:00.000Z');

function aDesk() {
  const { table, put, rows } = memoryTable();
  vi.spyOn(log, 'info').mockReturnValue();
  const context = contextOf(table, () => now);
  /** A try so many days ago. */
  const tried = (refundId: string, days: number, given: Partial<RefundAttempt> = {}) => {
    const createdAt = new Date(now.getTime() - days * 86_400_000).toISOString();
    const attempt: RefundAttempt = {
      refundId,
      refundCode: refundId,
      attempt: 1,
      status: 'failed',
      way: 'bank',
      amount: 1_000,
      error: null,
      reference: null,
      by: null,
      createdAt,
      endedAt: null,
      ...given,
    };
    put([attemptItem(attempt)]);
  };
  const list = (query: object = {}) => listFailedAttempts(context, contract.query.parse(query));
  const idsOf = async (query: object = {}) => (await list(query)).data.map(({ refundId }) => refundId);
  const left = () => rows().filter(({ entity }) => entity === 'refund-attempt').length;
  return { table, put, rows, context, tried, list, idsOf, left };
}

let desk: ReturnType<typeof aDesk>;
beforeEach(() => {
  desk = aDesk();
});

describe('tries that failed', () => {
  it('are listed page by page, the newest first', async () => {
    for (const day of [5, 4, 3, 2, 1]) desk.tried(`r${day}`, day);
    desk.tried('done', 1, { status: 'succeeded' });
    const pages = [1, 2, 3].map((page) => desk.list({ page, limit: 2 }));
    const [first, second, third] = await Promise.all(pages);
    expect(first?.data.map(({ refundId }) => refundId)).toEqual(['r1', 'r2']);
    expect(second?.data.map(({ refundId }) => refundId)).toEqual(['r3', 'r4']);
    expect(third?.data.map(({ refundId }) => refundId)).toEqual(['r5']);
    expect(second).toMatchObject({ total: 5, page: 2, limit: 2 });
  });

  it('are a thousand at most', async () => {
    for (let number = 0; number < 1_001; number += 1) desk.tried(`r${number}`, 1, { attempt: number });
    expect((await desk.list({ limit: 1 })).total).toBe(1_000);
  });

  it('are those of the days asked for', async () => {
    for (const day of [3, 2, 1]) desk.tried(`r${day}`, day);
    expect(await desk.idsOf({ from: '2026-11-18' })).toEqual(['r1', 'r2']);
    expect(await desk.idsOf({ to: '2026-11-18' })).toEqual(['r2', 'r3']);
    expect(await desk.idsOf({ from: '2026-11-18', to: '2026-11-18' })).toEqual(['r2']);
  });

  it('name who pressed, and where the refund stands by now', async () => {
    const [refund] = itemsOf(StoredRefund, 1);
    if (!refund) throw new Error('There is no refund');
    desk.put([
      profileRecord.item(aProfile({ id: 'an', fullName: 'Trần An' })),
      refundRecord.item({ ...refund, id: 'r1', status: 'succeeded' }),
    ]);
    desk.tried('r1', 1, { by: 'an' });
    desk.tried('r2', 2, { by: 'left' });
    desk.tried('r3', 3);
    expect((await desk.list()).data.map(({ by, refundStatus }) => [by, refundStatus])).toEqual([
      ['Trần An', 'succeeded'],
      ['', 'failed'],
      [null, 'failed'],
    ]);
  });
});

describe('tries that are cleaned up', () => {
  const clean = (days: number, trial = false) => cleanUpAttempts(desk.context, { days, trial });

  it('are older than so many days, and over', async () => {
    desk.tried('old', 31);
    desk.tried('exact', 30);
    desk.tried('young', 29.99);
    desk.tried('done', 40, { status: 'succeeded' });
    desk.tried('under way', 50, { status: 'under-way' });
    expect(await clean(30, true)).toEqual({ deleted: 2, more: false });
    expect(desk.left()).toBe(5);
    expect(await clean(30)).toEqual({ deleted: 2, more: false });
    expect(await desk.idsOf()).toEqual(['young', 'exact']);
    const told = desk.rows().filter(({ entity }) => entity === 'activity');
    expect(new Set(told.map(({ pk }) => pk))).toEqual(
      new Set(['ACTIVITY#refund#done', 'ACTIVITY#refund#old']),
    );
  });

  it('are four hundred at once, and it is told that there are more', async () => {
    for (let number = 0; number < 401; number += 1) desk.tried(`r${String(number).padStart(3, '0')}`, 40);
    expect(await clean(30)).toEqual({ deleted: 400, more: true });
    expect(await clean(30)).toEqual({ deleted: 1, more: false });
    desk.tried('last', 40);
    expect(await clean(30, true)).toEqual({ deleted: 1, more: false });
  });

  it('count both ways they ended towards what is taken at once', async () => {
    for (let number = 0; number < 400; number += 1) desk.tried(`r${number}`, 40);
    expect(await clean(30, true)).toEqual({ deleted: 400, more: false });
    desk.tried('done', 40, { status: 'succeeded' });
    expect(await clean(30, true)).toEqual({ deleted: 400, more: true });
  });
});
