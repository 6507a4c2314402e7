import { expect, it } from 'vitest';
import { recountVouchersOf } from '#functions/domain/vouchers/spend-vouchers.ts';

const voucher = (id: string, discountAmount: number) => ({
  id,
  code: id,
  name: id,
  category: 'system_voucher' as const,
  type: 'discount_amount' as const,
  discountAmount,
  voucherId: 'tet',
  campaignId: null,
});

it('two orders that share a voucher’s count touch it once, by what both change of it', () => {
  const into = { id: 'o1', userId: 'lan', total: 200_000, vouchers: [voucher('a', 20_000)] };
  const from = { id: 'o2', userId: 'lan', total: 100_000, vouchers: [voucher('b', 10_000)] };
  const writes = recountVouchersOf(
    [
      [into, { ...into, total: 310_000 }],
      [from, { ...from, vouchers: [] }],
    ],
    new Date('2026-11-24T00:00:00.000Z'),
  ).map((write) => write.build('table').Update);
  const keys = writes.map((update) => JSON.stringify(update?.Key));
  expect(new Set(keys).size).toBe(keys.length);
  const [count] = writes.filter((update) => update?.UpdateExpression?.includes('ADD'));
  // One use less, with what it took off; the larger order brings 110,000 more, the other its 100,000 no longer.
  expect(Object.values(count?.ExpressionAttributeValues ?? {})).toEqual(
    expect.arrayContaining([-1, -10_000, 10_000]),
  );
});
