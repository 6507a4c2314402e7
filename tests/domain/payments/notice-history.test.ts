import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ActivityChange } from '#shared/activity/activity.contract.ts';
import { mismatchOf } from '#shared/payments/notice-choices.ts';
import { replayNotice } from '#functions/domain/payments/settling/replay-notice.ts';
import { decideNotice } from '#functions/domain/payments/staff/decide-notice.ts';
import { takeBackDecision } from '#functions/domain/payments/staff/take-back-decision.ts';
import { log } from '#functions/platform/log.ts';
import { stubSettings } from '#tests/domain/orders/doing-surroundings.ts';
import { type MoneyShop, moneyShop } from '../support/money-shop.ts';

beforeEach(() => {
  stubSettings();
  vi.spyOn(log, 'info').mockReturnValue();
});

const count = (it: MoneyShop, id: string, order: string) =>
  decideNotice(it.context, { id, userId: 'an', version: 2, kind: 'count', order, reason: 'Đúng' });
const takeBack = (it: MoneyShop, id: string, version: number) =>
  takeBackDecision(it.context, { id, userId: 'an', version });

/** Money of 180.000 ₫ that named nobody, and the order it is of. */
async function stray() {
  const it = await moneyShop();
  const order = await it.anOrder({}, { method: 'transfer' });
  const { noticeId } = await it.comes({ amount: 180_000 });
  return { it, order, noticeId };
}

describe('the history of money', () => {
  const history = (it: MoneyShop, id: string) =>
    it
      .rows()
      .filter(({ entity, pk }) => entity === 'activity' && pk === `ACTIVITY#notice#${id}`)
      .map(({ fields }) =>
        (fields as ActivityChange[]).map(({ field, from, to }) => `${field}: ${from} → ${to}`),
      );

  it('names the order a person counted it for, and took it off', async () => {
    const { it, order, noticeId } = await stray();
    await count(it, noticeId, order.id);
    await takeBack(it, noticeId, 3);
    expect(history(it, noticeId)).toEqual([
      ['decision: null → notice_count', `orderCode: null → ${order.code}`],
      ['decision: notice_count → null', `orderCode: ${order.code} → null`],
    ]);
  });

  it('tells of money that was matched by its words, taken off and matched again', async () => {
    const it = await moneyShop();
    const order = await it.anOrder({}, { method: 'transfer' });
    const { noticeId } = await it.comes({ amount: 180_000, content: order.paymentCode });
    expect(history(it, noticeId)).toEqual([]);
    await takeBack(it, noticeId, 2);
    const off = await it.noticeNow(noticeId);
    // Its words do name an order, so that is not said of them.
    expect([off.verdict?.outcome, mismatchOf(off.verdict)]).toEqual(['unknown', 'taken-off']);
    await replayNotice(it.context, noticeId);
    expect(mismatchOf((await it.noticeNow(noticeId)).verdict)).toBeUndefined();
    expect(history(it, noticeId)).toEqual([
      ['decision: null → notice_take-off', `orderCode: ${order.code} → null`],
      ['decision: null → notice_replay', `orderCode: null → ${order.code}`],
    ]);
  });

  it('tells of a match that found no order as well', async () => {
    const { it, noticeId } = await stray();
    await replayNotice(it.context, noticeId);
    expect(history(it, noticeId)).toEqual([['decision: null → notice_replay']]);
  });
});
