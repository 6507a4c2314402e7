import { beforeEach, describe, expect, it, vi } from 'vitest';
import { importStatement } from '#functions/domain/payments/statements/import-statement.ts';
import { applyNotice } from '#functions/domain/payments/settling/apply-notice.ts';
import { log } from '#functions/platform/log.ts';
import { stubSettings } from '#tests/domain/orders/doing-surroundings.ts';
import { type MoneyShop, moneyShop } from '../support/money-shop.ts';

let shop: MoneyShop;
beforeEach(async () => {
  stubSettings();
  vi.spyOn(log, 'info').mockReturnValue();
  shop = await moneyShop();
});

type Line = { reference: string; came?: number; left?: number; words?: string };
const heads = 'Ngày giao dịch,Số tham chiếu,Số tiền ghi nợ,Số tiền ghi có,Mô tả';
const textOf = (lines: readonly Line[]) =>
  [
    heads,
    ...lines.map(
      ({ reference, came = '', left = '', words = 'ck' }) =>
        `23/11/2026,${reference},${left},${came},${words}`,
    ),
  ].join('\n');
const take = (lines: readonly Line[], trial = false) =>
  importStatement(shop.context, { bank: 'vietcombank', text: textOf(lines), trial });
const notices = () => shop.rows().filter(({ entity }) => entity === 'payment-notice');

describe('a bank’s statement', () => {
  it('brings money nobody told of, once, and says what else stands in it', async () => {
    const lines = [
      { reference: 'A1', came: 100_000 },
      { reference: 'A2', left: 30_000 },
      { reference: 'A3', came: 50_000 },
      { reference: '', came: 70_000 },
    ];
    const problems = [{ line: 5, problem: 'no-reference' }];
    expect(await take(lines)).toEqual({ read: 3, added: 2, known: 0, outgoing: 1, unreadable: 1, problems });
    expect(await take(lines)).toEqual({ read: 3, added: 0, known: 2, outgoing: 1, unreadable: 1, problems });
    expect(await take(lines, true)).toMatchObject({ added: 0, known: 2 });
    expect(notices().map(({ id }) => id)).toEqual(['bank:statement:A1:100000', 'bank:statement:A3:50000']);
  });

  it('is only looked at where that is asked', async () => {
    expect(await take([{ reference: 'A1', came: 100_000 }], true)).toMatchObject({ added: 1, known: 0 });
    expect(notices()).toEqual([]);
  });

  it('knows what the watching service told of by the bank’s own reference', async () => {
    await shop.comes({ amount: 100_000, reference: 'A1' });
    const lines = [
      { reference: 'A1', came: 100_000 },
      { reference: 'A1', came: 200_000 },
    ];
    const { paymentCode } = await shop.anOrder({}, { method: 'transfer' });
    await shop.comes({ amount: 180_000, reference: 'A2', content: paymentCode });
    expect(await take([...lines, { reference: 'A2', came: 180_000 }])).toMatchObject({
      added: 2,
      known: 1,
    });
  });

  it('takes a line that stands in it twice as one', async () => {
    const line = { reference: 'A1', came: 100_000 };
    expect(await take([line, line])).toMatchObject({ read: 2, added: 1, known: 1 });
    expect(notices()).toHaveLength(1);
  });

  it('counts a line once when the same file is taken in several times at once', async () => {
    const lines = [
      { reference: 'A1', came: 100_000 },
      { reference: 'A2', came: 50_000 },
    ];
    const told = await Promise.all(Array.from({ length: 5 }, () => take(lines)));
    expect(told.map(({ added }) => added).reduce((sum, added) => sum + added)).toBe(2);
    for (const { added, known } of told) expect(added + known).toBe(2);
    expect(notices()).toHaveLength(2);
  });

  it('is counted to the order its words name, as if it had been told of', async () => {
    const { id, paymentCode } = await shop.anOrder({}, { method: 'transfer' });
    await take([{ reference: 'A1', came: 180_000, words: `tien ${paymentCode}` }]);
    expect(notices()).toMatchObject([{ group: id, receivedAt: shop.clock.now.toISOString() }]);
    await applyNotice(shop.context, 'bank:statement:A1:180000');
    expect(await shop.orderNow(id)).toMatchObject({ paidAmount: 180_000, paymentStatus: 'paid' });
    expect(await take([{ reference: 'A1', came: 180_000 }])).toMatchObject({ added: 0, known: 1 });
    expect(notices()[0]?.['raw']).toContain('"transactionDate":"2026-11-23 00:00:00"');
  });

  it('may have more lines than are looked at at once, and tells of a hundred that cannot be read', async () => {
    const good = Array.from({ length: 45 }, (_, place) => ({ reference: `R${place}`, came: 1_000 + place }));
    const bad = Array.from({ length: 101 }, () => ({ reference: '', came: 1_000 }));
    expect(await take(good, true)).toMatchObject({ added: 45, known: 0 });
    await take(good.slice(0, 1));
    const { problems, ...told } = await take([...good, ...bad]);
    expect(told).toEqual({ read: 45, added: 44, known: 1, outgoing: 0, unreadable: 101 });
    expect(problems).toHaveLength(100);
    expect(notices()).toHaveLength(45);
  });
});
