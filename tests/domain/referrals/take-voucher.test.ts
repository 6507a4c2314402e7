import { describe, expect, it, vi } from 'vitest';
import { usualRewardRule } from '#shared/referrals/reward-rule.ts';
import * as ids from '#shared/values/ids.ts';
import { noSums, StoredLine, sumsRecord } from '#functions/domain/referrals/rewards/reward-record.ts';
import { rewardRuleItem } from '#functions/domain/referrals/rewards/reward-rule.ts';
import { takeVoucher } from '#functions/domain/referrals/rewards/take-voucher.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import { meanwhile } from '#tests/support/meanwhile.ts';

const now = () => new Date('2026-11-20T05:00:00.000Z');
const until = '2026-11-27T05:00:00.000Z';
const rule = { ...usualRewardRule, leastVoucher: 10_000, voucherDays: 7, version: 1 };

/** Lan may use 50,000 ₫, and waits for more. */
function aReferrer() {
  const { table, put, rows } = memoryTable();
  const sums = { ...noSums('lan'), usable: 50_000, waiting: 7000, held: 300, lines: 2, version: 4 };
  put([rewardRuleItem(rule), sumsRecord.item(sums)]);
  const of = (entity: string) => rows().filter((row) => row['entity'] === entity);
  let presses = 0;
  const take = (amount: number, clientRequestId = `press-${(presses += 1)}`, at = table) =>
    takeVoucher({ table: at, now }, { userId: 'lan', amount, clientRequestId });
  return { table, put, of, take };
}

describe('a voucher that is taken for what a referrer earned', () => {
  it.each([
    [10_000, undefined],
    [9999, { code: 'REWARD_TOO_SMALL', details: { params: { least: '10.000 ₫' } } }],
    [50_000, undefined],
    [50_001, { code: 'REWARD_TOO_LITTLE' }],
  ])('of %i ₫', async (amount, refusal) => {
    const { take, of, table } = aReferrer();
    if (refusal) await expect(take(amount)).rejects.toMatchObject(refusal);
    else expect((await take(amount)).balance.usable).toBe(50_000 - amount);
    expect(of('voucher')).toHaveLength(refusal ? 0 : 1);
    expect(await sumsRecord.find(table, { referrerId: 'lan' })).toMatchObject({
      usable: refusal ? 50_000 : 50_000 - amount,
      lines: refusal ? 2 : 3,
    });
  });

  it('is theirs alone, worth that much for as long as the rule says, and stands in the ledger', async () => {
    const { take, of } = aReferrer();
    const reply = await take(20_000);
    const { code } = reply;
    expect(reply).toEqual({
      code,
      amount: 20_000,
      validTo: until,
      balance: { usable: 30_000, waiting: 7000, held: 300, lines: 3 },
    });
    expect(code).toMatch(/^THUONG/);
    expect(of('voucher')).toMatchObject([
      {
        code,
        name: 'Voucher thưởng giới thiệu 20.000 ₫',
        category: 'points_voucher',
        type: 'discount_amount',
        discountAmount: 20_000,
        reach: 'named',
        handoutLimit: 1,
        useLimit: 1,
        perPerson: 1,
        pointsPrice: 20_000,
        handedOut: 1,
        isPaused: false,
        validFrom: '2026-11-20T05:00:00.000Z',
        validTo: until,
      },
    ]);
    expect(of('member-voucher')).toMatchObject([
      { userId: 'lan', voucherId: of('voucher')[0]?.['id'], receivedAt: '2026-11-20T05:00:00.000Z' },
    ]);
    expect(of('reward').map((row) => StoredLine.parse(row))).toEqual([
      {
        number: 3,
        kind: 'voucher',
        referrerId: 'lan',
        userId: null,
        orderId: null,
        orderCode: null,
        amount: -20_000,
        at: '2026-11-20T05:00:00.000Z',
        by: null,
        returned: null,
        voucherCode: code,
        voucherUntil: until,
      },
    ]);
  });

  it('is taken once for each request, and a repeat is told the balance of now', async () => {
    const { take, of } = aReferrer();
    const first = await take(20_000, 'r1');
    await take(10_000, 'r2');
    expect(await take(20_000, 'r1')).toEqual({
      ...first,
      balance: { usable: 20_000, waiting: 7000, held: 300, lines: 4 },
    });
    expect(of('voucher')).toHaveLength(2);
  });

  it('sent twice at one moment is answered with the first, at once', async () => {
    const { table, take, of } = aReferrer();
    const replies: unknown[] = [];
    const crossed = meanwhile(table, async () => replies.push(await take(20_000, 'r1')));
    const write = vi.spyOn(crossed.table, 'write');
    replies.push(await take(20_000, 'r1', crossed.table));
    expect(crossed.happened()).toBe(true);
    expect(replies[1]).toEqual(replies[0]);
    expect([of('voucher').length, write.mock.calls.length]).toEqual([1, 1]);
  });

  it('by who was given none yet is refused, with no balance', async () => {
    const { table } = aReferrer();
    await expect(
      takeVoucher({ table, now }, { userId: 'mai', amount: 10_000, clientRequestId: 'r1' }),
    ).rejects.toMatchObject({
      code: 'REWARD_TOO_LITTLE',
    });
  });

  it('gets another code where its own is taken', async () => {
    const { take, of } = aReferrer();
    const codes = ['SAME', 'SAME', 'OTHER'];
    const drawn = vi.spyOn(ids, 'newReferenceId').mockImplementation(() => codes.shift() ?? '');
    await take(10_000);
    expect((await take(10_000)).code).toBe('THUONGOTHER');
    drawn.mockRestore();
    expect(of('voucher').map(({ code }) => code)).toEqual(['THUONGSAME', 'THUONGOTHER']);
    expect(of('member-voucher')).toHaveLength(2);
  });

  it('beside another that was taken meanwhile is taken only from what is left', async () => {
    const { table, take, of } = aReferrer();
    const crossed = meanwhile(table, () => take(40_000));
    await expect(take(20_000, undefined, crossed.table)).rejects.toMatchObject({ code: 'REWARD_TOO_LITTLE' });
    const enough = meanwhile(table, () => take(10_000));
    await expect(take(10_000, undefined, enough.table)).rejects.toMatchObject({ code: 'REWARD_TOO_LITTLE' });
    expect([crossed.happened(), enough.happened(), of('voucher').length]).toEqual([true, true, 2]);
  });
});
