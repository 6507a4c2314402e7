import { describe, expect, it, vi } from 'vitest';
import { compareDay } from '#functions/domain/reconciliation/compare-day.ts';
import { readComparison, readDifferences } from '#functions/domain/reconciliation/comparison-record.ts';
import { explainDifference } from '#functions/domain/reconciliation/explain-difference.ts';
import { keepNotice } from '#functions/domain/payments/notices/keep-notice.ts';
import { applyNotice } from '#functions/domain/payments/settling/apply-notice.ts';
import { refundRecord, StoredRefund } from '#functions/domain/refunds/refund-record.ts';
import { log } from '#functions/platform/log.ts';
import { put } from '#functions/platform/table/table-operations.ts';
import { anItemOf } from '#tests/support/item-of-schema.ts';
import { moneyShop } from '../support/money-shop.ts';
import { bankLine, providerLists } from './provider-lists.ts';

const day = '2026-11-20';
const task = { provider: 'bank', day, until: Number.MAX_SAFE_INTEGER } as const;

/** A shop on the morning after the day that is compared. */
async function scene() {
  vi.spyOn(log, 'warn').mockReturnValue();
  vi.spyOn(log, 'info').mockReturnValue();
  const lists = providerLists();
  const shop = await moneyShop();
  const on = (at: string) => void (shop.clock.now = new Date(at));
  const order = await shop.anOrder({}, { method: 'transfer' });

  async function compared() {
    on('2026-11-21T01:00:00.000Z');
    const done = await compareDay(shop.context, task);
    const left = await readDifferences(shop.context, task);
    return { done, found: left.map(({ kind, reference }) => `${kind} ${reference}`).toSorted() };
  }

  async function aRefund(given: Partial<StoredRefund>) {
    const any = StoredRefund.parse(anItemOf(StoredRefund));
    const sent = { status: 'succeeded', way: 'bank', code: 'HT261120ABCDE', amount: 20_000 } as const;
    const times = { createdAt: '2026-11-20T04:00:00.000Z', endedAt: '2026-11-20T05:00:00.000Z' };
    await shop.table.write([
      put(refundRecord.item({ ...any, ...sent, ...times, id: 'r1', reference: null, ...given })),
    ]);
  }

  return { ...shop, lists, on, order, compared, aRefund };
}

describe('a day of the bank', () => {
  it('counts what nobody told of for its order, and counts it once however often it is compared', async () => {
    const it = await scene();
    it.lists.bank = [bankLine({ id: '7', amount: 180_000, words: `ck ${it.order.paymentCode}` })];
    const first = await it.compared();
    expect(first).toMatchObject({
      done: { status: 'done', listed: { count: 1, amount: 180_000 }, recovered: 1, differences: 0 },
      found: [],
    });
    expect(await it.orderNow(it.order.id)).toMatchObject({ status: 'confirmed', paidAmount: 180_000 });
    const again = await it.compared();
    expect(again.done).toMatchObject({ listed: { count: 1, amount: 180_000 }, recovered: 1, differences: 0 });
    expect(await it.orderNow(it.order.id)).toMatchObject({ paidAmount: 180_000, refundDue: 0 });
  });

  it('agrees with what was told under another id of the same reference', async () => {
    const it = await scene();
    await it.comes({ amount: 180_000, content: it.order.paymentCode, reference: 'FT1' });
    it.lists.bank = [bankLine({ id: '99', amount: 180_000, reference: 'FT1' })];
    expect(await it.compared()).toMatchObject({
      done: { status: 'done', recovered: 0, differences: 0 },
      found: [],
    });
  });

  it('is asked for with three days before it and the next one, and names money that came with another sum', async () => {
    const it = await scene();
    await it.comes({ amount: 180_000, content: it.order.paymentCode, reference: 'FT1' });
    it.lists.bank = [bankLine({ id: '99', amount: 179_000, reference: 'FT1' })];
    expect(await it.compared()).toMatchObject({
      done: { status: 'done', recovered: 0, differences: 1 },
      found: ['amount bank:0011002233445:FT1'],
    });
    const asked = new URL(it.lists.asked[0] ?? '', 'https://bank.test').searchParams;
    expect([asked.get('transaction_date_min'), asked.get('transaction_date_max')]).toEqual([
      '2026-11-17 00:00:00',
      '2026-11-21 23:59:59',
    ]);
    expect([asked.get('account_number'), asked.get('limit')]).toEqual(['0011002233445', '5000']);
  });

  it('knows money that was counted long before by its own name', async () => {
    const it = await scene();
    it.on('2026-11-10T03:00:00.000Z');
    await it.comes({ amount: 180_000, content: it.order.paymentCode, reference: 'FT1' });
    it.lists.bank = [bankLine({ id: '99', amount: 180_000, reference: 'FT1' })];
    expect(await it.compared()).toMatchObject({
      done: { status: 'done', recovered: 0, differences: 0 },
      found: [],
    });
    expect(it.rows().filter(({ entity }) => entity === 'payment-notice')).toHaveLength(1);
  });

  it.each([
    ['is missed on the list of its own day', '2026-11-20T16:59:59.000Z', [], ['not-listed bank:id:1']],
    ['is not missed on the day before', '2026-11-20T17:00:00.000Z', [], []],
    ['is not missed on the day after', '2026-11-19T16:59:59.000Z', [], []],
    [
      'is not missed where the list has it on the next day',
      '2026-11-20T16:59:59.000Z',
      [bankLine({ id: '1', amount: 180_000, at: '2026-11-21 00:00:01' })],
      [],
    ],
  ])('money that was counted %s', async (_, at, list, found) => {
    const it = await scene();
    it.on(at);
    await it.comes({ amount: 180_000, content: it.order.paymentCode });
    it.lists.bank = list;
    const { done, found: left } = await it.compared();
    expect(left).toEqual(found);
    // What the list has of another day is no sum of this one.
    expect(done).toMatchObject({ listed: { count: 0, amount: 0 }, differences: found.length });
  });

  it('takes a statement of the bank itself for as good as its list', async () => {
    const it = await scene();
    const told = { accountNumber: '0011002233445', content: it.order.paymentCode, transferType: 'in' };
    const raw = JSON.stringify({ id: 'statement:FT1:180000', transferAmount: 180_000, ...told });
    const key = 'statement:FT1:180000';
    await keepNotice(it.context, { provider: 'bank', key, raw, orderId: undefined });
    await applyNotice(it.context, `bank:${key}`);
    expect((await it.orderNow(it.order.id)).paidAmount).toBe(180_000);
    expect((await it.compared()).found).toEqual([]);
  });

  it('names what waits for a person, whether or not the list has it', async () => {
    const it = await scene();
    await it.comes({ amount: 5_000, reference: 'FT5' });
    await it.comes({ amount: 6_000, reference: 'FT6' });
    await it.comes({ amount: 100_000, content: it.order.paymentCode, reference: 'FT7' });
    it.lists.bank = [
      bankLine({ id: '1', amount: 5_000, reference: 'FT5' }),
      bankLine({ id: '3', amount: 100_000, reference: 'FT7' }),
      bankLine({ id: '4', amount: 8_000, reference: 'FT8' }),
    ];
    const { done, found } = await it.compared();
    expect(found).toEqual(['undecided FT5', 'undecided FT6', 'undecided bank:0011002233445:FT8']);
    expect(done).toMatchObject({ listed: { count: 3, amount: 113_000 }, recovered: 1, unexplained: 3 });
  });

  it.each([
    ['in small letters with spaces', 'hoan tien ht 261120 abcde', []],
    ['with a letter that no code has', 'HT261120ABCDI', ['refund-not-listed HT261120ABCDE']],
    ['of another amount', 'HT261120ABCDE', ['amount HT261120ABCDE'], 19_000],
  ])('knows a transfer that left by its code, also %s', async (_, words, found, amount = 20_000) => {
    const it = await scene();
    await it.aRefund({});
    it.lists.bank = [
      bankLine({ id: '8', amount, words, isOut: true }),
      // Wages and rent name no refund.
      bankLine({ id: '9', amount: 9_000_000, words: 'luong thang 11', isOut: true }),
    ];
    const { done, found: left } = await it.compared();
    expect(left).toEqual(found);
    expect(done).toMatchObject({ listed: { count: 0, amount: 0 }, recovered: 0 });
  });

  it('names what left for a refund nobody knows, by the number of its transfer where the bank gives no reference', async () => {
    const it = await scene();
    it.lists.bank = [
      bankLine({ id: '8', amount: 20_000, words: 'HT261120ABCDE', isOut: true }),
      bankLine({ id: '9', amount: 20_000, words: 'HT261120ABCDF', isOut: true, reference: 'FT9' }),
      bankLine({ id: '10', amount: 20_000, words: 'HT261120ABCDG', isOut: true, at: '2026-11-19 23:59:59' }),
    ];
    expect((await it.compared()).found).toEqual(['refund-unknown 8', 'refund-unknown FT9']);
  });

  it.each([
    ['the day before', '2026-11-19T16:59:59.999Z', []],
    ['its first moment', '2026-11-19T17:00:00.000Z', ['undecided FT5']],
    ['its last moment', '2026-11-20T16:59:59.999Z', ['undecided FT5']],
    ['the day after', '2026-11-20T17:00:00.000Z', []],
  ])('names what waits for a person on its own day alone: told on %s', async (_, at, found) => {
    const it = await scene();
    it.on(at);
    await it.comes({ amount: 5_000, reference: 'FT5' });
    expect((await it.compared()).found).toEqual(found);
  });

  it.each([
    ['up to 4,999 lines', 4_999, { status: 'done', error: null }],
    [
      'not where it ends at 5,000',
      5_000,
      { status: 'failed', error: 'The bank’s list ends after 5000 lines' },
    ],
  ])('is compared by a list of %s', async (_, lines, done) => {
    const it = await scene();
    const line = bankLine({ id: '1', amount: 1_000, at: '2026-11-21 10:00:00' });
    it.lists.bank = Array.from({ length: lines }, () => line);
    expect((await it.compared()).done).toMatchObject(done);
  });

  it('takes no money that came for a refund that left, whatever its words say', async () => {
    const it = await scene();
    await it.aRefund({});
    it.lists.bank = [bankLine({ id: '8', amount: 20_000, words: 'HT261120ABCDE', reference: 'FT8' })];
    expect((await it.compared()).found).toEqual([
      'refund-not-listed HT261120ABCDE',
      'undecided bank:0011002233445:FT8',
    ]);
  });

  it.each([
    ['that went by card is none of the bank’s', { way: 'stripe' }, []],
    [
      'that was asked for sixty days before is missed',
      { createdAt: '2026-09-20T17:00:00.000Z' },
      ['HT261120ABCDE'],
    ],
    ['that was asked for before that is not missed', { createdAt: '2026-09-20T16:59:59.999Z' }, []],
    [
      'that was asked for at the end of the next day is missed',
      { createdAt: '2026-11-21T16:59:59.999Z' },
      ['HT261120ABCDE'],
    ],
    ['that was asked for after that is not missed', { createdAt: '2026-11-21T17:00:00.000Z' }, []],
    ['that was sent on the next day is not missed', { endedAt: '2026-11-20T17:00:00.000Z' }, []],
    ['that is not sent yet is not missed', { status: 'processing', endedAt: null }, []],
  ] as const)('a refund %s', async (_, given, missed) => {
    const it = await scene();
    await it.aRefund(given);
    expect((await it.compared()).found).toEqual(missed.map((code) => `refund-not-listed ${code}`));
  });
});

describe('a day that was compared before', () => {
  it('keeps what was found and said of it where its list cannot be had, and begins anew the next time', async () => {
    const it = await scene();
    await it.comes({ amount: 5_000, reference: 'FT5' });
    await it.comes({ amount: 6_000, reference: 'FT6' });
    await it.compared();
    const [one] = await readDifferences(it.context, task);
    const said = { provider: 'bank', day, difference: one?.id ?? '', userId: 'an' } as const;
    await explainDifference(it.context, { ...said, reason: 'Khách hỏi lại sau' });
    expect(await readComparison(it.context, task)).toMatchObject({ differences: 2, unexplained: 1 });
    it.lists.isDown = true;
    const failed = await it.compared();
    expect(failed.done).toMatchObject({ status: 'failed', differences: 2, unexplained: 1, recovered: 0 });
    expect(failed.done?.error).toMatch('503');
    expect(failed.found).toHaveLength(2);
    it.lists.isDown = false;
    const done = await it.compared();
    expect(done.done).toMatchObject({ status: 'done', error: null, differences: 2, unexplained: 1 });
    await explainDifference(it.context, { ...said, reason: '' });
    expect(await readComparison(it.context, task)).toMatchObject({ unexplained: 2 });
  });

  it('drops what agrees by now', async () => {
    const it = await scene();
    await it.comes({ amount: 180_000, content: it.order.paymentCode, reference: 'FT1' });
    await it.comes({ amount: 5_000, reference: 'FT5' });
    expect((await it.compared()).done).toMatchObject({ differences: 2, unexplained: 2 });
    it.lists.bank = [bankLine({ id: '1', amount: 180_000, reference: 'FT1' })];
    const { done, found } = await it.compared();
    expect(found).toEqual(['undecided FT5']);
    expect(done).toMatchObject({ differences: 1, unexplained: 1 });
  });

  it('refuses to explain what is not there', async () => {
    const it = await scene();
    await it.compared();
    const nothing = { provider: 'bank', day, difference: 'x', reason: 'Sai', userId: 'an' } as const;
    await expect(explainDifference(it.context, nothing)).rejects.toThrow('DIFFERENCE_NOT_FOUND');
  });
});
