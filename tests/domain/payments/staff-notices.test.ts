import { beforeEach, describe, expect, it, vi } from 'vitest';
import { searchNotices as contract } from '#shared/payments/notices.contract.ts';
import { profileRecord } from '#functions/domain/accounts/account.ts';
import {
  noticeRecord,
  type NoticeDecision,
  type NoticeVerdict,
  type StoredNotice,
} from '#functions/domain/payments/records/payment-notice.ts';
import { readStaffNotice } from '#functions/domain/payments/staff/read-staff-notice.ts';
import { openMoney, searchNotices } from '#functions/domain/payments/staff/search-notices.ts';
import { log } from '#functions/platform/log.ts';
import { changesOf } from '#functions/platform/records/audited-fields.ts';
import { stubSettings } from '#tests/domain/orders/doing-surroundings.ts';
import { aProfile } from '#tests/support/profile.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { type MoneyShop, moneyShop } from '../support/money-shop.ts';
import { readViewsFrom } from '../support/views-of-table.ts';

let shop: MoneyShop;
beforeEach(async () => {
  stubSettings();
  vi.spyOn(log, 'info').mockReturnValue();
  shop = await moneyShop();
  // Suggestions look at everybody's orders, which the shop keeps no list of.
  readViewsFrom(shop.rows);
});

const read = (id: string) => readStaffNotice(shop.context, id);
const search = (query: object = {}) => searchNotices(shop.context, contract.query.parse(query));
const change = async (id: string, given: Partial<StoredNotice>) => {
  await shop.table.write(noticeRecord.replace(await shop.noticeNow(id), given).writes);
};
const decision = (kind: NoticeDecision['kind'], given: Partial<NoticeDecision> = {}): NoticeDecision => ({
  kind,
  reason: 'Đúng',
  orderId: null,
  refundId: null,
  by: 'an',
  at: '2026-11-20T04:00:00.000Z',
  failedAt: null,
  ...given,
});
const nothing = { count: false, sendBack: false, ignore: false, takeBack: false, replay: false };

describe('what staff may do with money that was told of', () => {
  it('that named nobody: count it, send it back, let it be, or have it looked at again', async () => {
    const { noticeId } = await shop.comes({ amount: 180_000 });
    expect((await read(noticeId)).may).toEqual({
      ...nothing,
      count: true,
      sendBack: true,
      ignore: true,
      replay: true,
    });
  });

  it('that reached its order: take it back from there, and nothing else', async () => {
    const { paymentCode } = await shop.anOrder({}, { method: 'transfer' });
    const { noticeId } = await shop.comes({ amount: 180_000, content: paymentCode });
    expect((await read(noticeId)).may).toEqual({ ...nothing, takeBack: true });
  });

  it('that was a đồng too much: send the rest back', async () => {
    const { paymentCode } = await shop.anOrder({}, { method: 'transfer' });
    const { noticeId } = await shop.comes({ amount: 180_001, content: paymentCode });
    expect((await read(noticeId)).may).toEqual({ ...nothing, sendBack: true, ignore: true, takeBack: true });
  });

  it('that was too little: leave it, with nothing to send back', async () => {
    const { paymentCode } = await shop.anOrder({}, { method: 'transfer' });
    const { noticeId } = await shop.comes({ amount: 100_000, content: paymentCode });
    expect((await read(noticeId)).may).toEqual({ ...nothing, ignore: true, takeBack: true });
  });

  it('that nobody has worked off yet: nothing', async () => {
    const id = await shop.tell({ amount: 180_000 });
    expect((await read(id)).may).toEqual(nothing);
  });

  it('that was decided: take the decision back, and nothing else', async () => {
    const { noticeId } = await shop.comes({ amount: 180_000 });
    await change(noticeId, { decision: decision('ignore') });
    expect((await read(noticeId)).may).toEqual({ ...nothing, takeBack: true });
    await change(noticeId, { decision: decision('send-back', { refundId: 'r' }) });
    expect((await read(noticeId)).may).toEqual(nothing);
  });

  it('that says nothing anybody can read: let it be', async () => {
    const { noticeId } = await shop.comes({ amount: 180_000 });
    await change(noticeId, { raw: '{}' });
    expect((await read(noticeId)).may).toEqual({ ...nothing, ignore: true });
  });

  it('is asked of money that is there', async () => {
    expect(await refusalOf(read('bank:nothing'))).toBe('NOTICE_NOT_FOUND');
  });
});

describe('the history of money that was told of', () => {
  it.each([
    [null, null],
    [decision('count'), 'notice_count'],
    [decision('send-back'), 'notice_send-back'],
    [decision('send-back', { failedAt: '2026-11-21T00:00:00.000Z' }), 'notice_failed'],
  ])('says what was decided, and where that failed that it did', async (decided, told) => {
    const { noticeId } = await shop.comes({ amount: 180_000 });
    const before = { ...(await shop.noticeNow(noticeId)), decision: decision('ignore') };
    const { audited } = noticeRecord;
    expect(audited && changesOf(audited.told, before, { ...before, decision: decided })).toEqual([
      { field: 'decision', from: 'notice_ignore', to: told },
    ]);
  });
});

describe('money that was told of, as staff see it', () => {
  it('stands as it came, with the order it reached', async () => {
    const { id, paymentCode } = await shop.anOrder({}, { method: 'transfer' });
    const { noticeId } = await shop.comes({ amount: 180_000, content: paymentCode, reference: 'FT-9' });
    const shown = await read(noticeId);
    expect(shown).toMatchObject({ id: noticeId, amount: 180_000, outcome: 'paid', suggestions: [] });
    expect(shown.order).toMatchObject({ id, paidAmount: 180_000, missing: 0 });
    expect(shown.raw).toContain('FT-9');
  });

  it('without an order is told with those it may be meant for, until that is decided', async () => {
    const { id } = await shop.anOrder({ total: 77_000 });
    const { noticeId } = await shop.comes({ amount: 77_000 });
    const shown = await read(noticeId);
    expect(shown.order).toBeNull();
    expect(shown.suggestions.map((one) => [one.id, one.reasons])).toEqual([[id, ['amount', 'time']]]);
    await change(noticeId, { decision: decision('ignore') });
    expect((await read(noticeId)).suggestions).toEqual([]);
  });

  it('names who decided, also where they have left, and nobody where it settled itself', async () => {
    shop.put([profileRecord.item(aProfile({ id: 'an', fullName: 'Trần An' }))]);
    const told = async (by: string | null) => {
      const { noticeId } = await shop.comes({ amount: 1_000 });
      await change(noticeId, { decision: decision('ignore', { by }) });
      return noticeId;
    };
    const [an, left, itself] = [await told('an'), await told('left'), await told(null)];
    expect((await read(an)).decision?.by).toBe('Trần An');
    expect((await read(left)).decision?.by).toBe('');
    expect((await read(itself)).decision?.by).toBeNull();
    const { data } = await search({ state: 'decided' });
    expect(new Map(data.map((row) => [row.id, row.decision?.by]))).toEqual(
      new Map([
        [an, 'Trần An'],
        [left, ''],
        [itself, null],
      ]),
    );
  });
});

describe('the list of what was told', () => {
  const verdict = (given: Partial<NoticeVerdict>): NoticeVerdict => ({
    outcome: 'unknown',
    amount: 1_000,
    surplus: 0,
    missing: 0,
    orderId: null,
    paymentId: null,
    at: '2026-11-20T04:00:00.000Z',
    ...given,
  });
  const idsOf = async (query: object) => (await search(query)).data.map(({ id }) => id);

  it('names the order each reached, as far as that is there', async () => {
    const { id, code, paymentCode } = await shop.anOrder({}, { method: 'transfer' });
    const paid = await shop.comes({ amount: 180_000, content: paymentCode });
    const lost = await shop.comes({ amount: 1_000 });
    await change(lost.noticeId, { verdict: verdict({ orderId: 'gone' }) });
    const open = await shop.comes({ amount: 2_000 });
    const { data } = await search();
    expect(new Map(data.map((row) => [row.id, row.order]))).toEqual(
      new Map([
        [paid.noticeId, { id, code, customer: 'Trần Thị Thử' }],
        [lost.noticeId, null],
        [open.noticeId, null],
      ]),
    );
  });

  it('is narrowed by where it stands, why, who told, when and its words', async () => {
    const { paymentCode } = await shop.anOrder({}, { method: 'transfer' });
    const paid = await shop.comes({ amount: 180_000, content: paymentCode });
    shop.clock.now = new Date('2026-11-22T03:00:00.000Z');
    const open = await shop.comes({ amount: 5_000, content: 'tien gao' });
    const told = await shop.tell({ amount: 6_000 });
    expect(await idsOf({ state: 'open' })).toEqual([open.noticeId]);
    expect(await idsOf({ state: 'new' })).toEqual([told]);
    expect(await idsOf({ state: 'clear' })).toEqual([paid.noticeId]);
    expect(await idsOf({ mismatch: 'unknown' })).toEqual([open.noticeId]);
    expect(await idsOf({ provider: 'stripe' })).toEqual([]);
    expect(await idsOf({ provider: 'bank' })).toHaveLength(3);
    expect(await idsOf({ start: '2026-11-22T00:00:00.000Z' })).toHaveLength(2);
    expect(await idsOf({ end: '2026-11-21T00:00:00.000Z' })).toEqual([paid.noticeId]);
    expect(await idsOf({ search: 'tiền gạo' })).toEqual([open.noticeId]);
    expect(await idsOf({ sortBy: 'amount', sortOrder: 'desc' })).toEqual([
      paid.noticeId,
      told,
      open.noticeId,
    ]);
  });

  it('counts what waits for a person', async () => {
    expect(await openMoney.count()).toBe(0);
    await shop.comes({ amount: 5_000 });
    await shop.comes({ amount: 6_000 });
    await shop.tell({ amount: 7_000 });
    expect(await openMoney.count()).toBe(2);
  });
});
