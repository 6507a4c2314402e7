import { describe, expect, it, vi } from 'vitest';
import { compareDay } from '#functions/domain/reconciliation/compare-day.ts';
import { readDifferences } from '#functions/domain/reconciliation/comparison-record.ts';
import { refundRecord, StoredRefund } from '#functions/domain/refunds/refund-record.ts';
import { log } from '#functions/platform/log.ts';
import { put } from '#functions/platform/table/table-operations.ts';
import { anItemOf } from '#tests/support/item-of-schema.ts';
import { moneyShop } from '../support/money-shop.ts';
import { providerLists } from './provider-lists.ts';

const task = { provider: 'stripe', day: '2026-11-20', until: Number.MAX_SAFE_INTEGER } as const;
const secondsOf = (at: string): number => Date.parse(at) / 1000;

type Charge = {
  id: string;
  amount: number;
  code?: string;
  at?: string;
  status?: string;
  intent?: string | null;
};
const charge = ({
  id,
  amount,
  code,
  at = '2026-11-20T04:00:00.000Z',
  status = 'succeeded',
  intent,
}: Charge) => ({
  id,
  amount,
  currency: 'vnd',
  status,
  created: secondsOf(at),
  livemode: false,
  payment_intent: intent === undefined ? `pi_${id}` : intent,
  metadata: code === undefined ? {} : { paymentCode: code },
});

async function scene() {
  vi.spyOn(log, 'warn').mockReturnValue();
  const lists = providerLists();
  const shop = await moneyShop();
  const order = await shop.anOrder({ paymentMethod: 'card', paymentProvider: 'stripe' }, { method: 'card' });
  async function compared() {
    shop.clock.now = new Date('2026-11-21T01:00:00.000Z');
    const done = await compareDay(shop.context, task);
    const found = await readDifferences(shop.context, task);
    const shown = found.map(({ kind, reference }) => `${kind} ${reference}`);
    return { done, found: shown.toSorted(), words: found.map(({ words }) => words) };
  }
  return { ...shop, lists, order, compared };
}

describe('a day of cards', () => {
  it('counts a charge nobody told of for its order, and only charges that were paid', async () => {
    const it = await scene();
    const { paymentCode: code } = it.order;
    it.lists.charges = [
      charge({ id: 'c1', amount: 180_000, code, status: 'failed' }),
      charge({ id: 'c2', amount: 180_000, code, at: '2026-11-20T17:00:00.000Z' }),
      charge({ id: 'c3', amount: 180_000, code }),
    ];
    // The second one is the next day's, and the third is on a page of its own.
    const { done, found } = await it.compared();
    expect(found).toEqual([]);
    expect(done).toMatchObject({ status: 'done', listed: { count: 1, amount: 180_000 }, recovered: 1 });
    expect(it.lists.asked.filter((path) => path.startsWith('/v1/charges'))).toHaveLength(2);
    expect(it.lists.asked[0]).toContain('limit=100');
    expect(it.lists.asked[0]).toContain(`created%5Bgte%5D=${secondsOf('2026-11-18T17:00:00Z')}`);
    expect(it.lists.asked[0]).toContain(`created%5Blte%5D=${secondsOf('2026-11-21T16:59:59Z')}`);
    expect(await it.orderNow(it.order.id)).toMatchObject({ paidAmount: 180_000, refundDue: 0 });
  });

  it('lets a charge without a payment of the shop wait for a person under its own name', async () => {
    const it = await scene();
    it.lists.charges = [charge({ id: 'c1', amount: 5_000, intent: null })];
    const { done, found, words } = await it.compared();
    expect([found, words]).toEqual([['undecided stripe:c1'], ['c1']]);
    expect(done).toMatchObject({ recovered: 1, unexplained: 1 });
  });

  it('lets a charge of another order’s payment wait under the name of what it was begun with', async () => {
    const it = await scene();
    it.lists.charges = [charge({ id: 'c1', amount: 5_000, intent: 'pi_other' })];
    expect((await it.compared()).found).toEqual(['undecided stripe:pi_other']);
  });

  it('says which list could not be had', async () => {
    const it = await scene();
    it.lists.isDown = true;
    expect((await it.compared()).done).toMatchObject({ status: 'failed', error: 'Stripe answered 503' });
  });

  it.each([
    ['is read to its end on the hundredth page', 200, { status: 'done', error: null }],
    ['is not read beyond it', 201, { status: 'failed', error: 'Stripe’s list does not end after 100 pages' }],
  ])('a list of charges %s', async (_, count, done) => {
    const it = await scene();
    // They are of the next day, so that none is taken in.
    const at = '2026-11-20T17:00:00.000Z';
    it.lists.charges = Array.from({ length: count }, (_none, nth) =>
      charge({ id: `c${nth}`, amount: 1000, at }),
    );
    expect((await it.compared()).done).toMatchObject(done);
  });

  it.each([
    ['succeeded', 'HT1', '2026-11-20T05:00:00.000Z', []],
    ['pending', 'HT1', '2026-11-20T05:00:00.000Z', []],
    ['failed', 'HT1', '2026-11-20T05:00:00.000Z', ['refund-not-listed HT1']],
    ['succeeded', undefined, '2026-11-20T05:00:00.000Z', ['refund-not-listed HT1', 'refund-unknown re_1']],
    // Of another day it is neither missed here nor unknown here.
    ['succeeded', undefined, '2026-11-20T17:00:00.000Z', ['refund-not-listed HT1']],
  ])('compares a refund that %s with the code %s, sent at %s', async (status, refundCode, at, found) => {
    const it = await scene();
    const any = StoredRefund.parse(anItemOf(StoredRefund));
    const times = { createdAt: '2026-11-20T04:00:00.000Z', endedAt: '2026-11-20T05:00:00.000Z' };
    const sent = {
      status: 'succeeded',
      way: 'stripe',
      code: 'HT1',
      amount: 20_000,
      reference: null,
    } as const;
    await it.table.write([put(refundRecord.item({ ...any, ...sent, ...times, id: 'r1' }))]);
    const metadata = refundCode === undefined ? {} : { refundCode };
    const listed = { id: 're_1', amount: 20_000, status, created: secondsOf(at), metadata };
    it.lists.sentBack = [listed];
    expect((await it.compared()).found).toEqual(found);
  });
});
