import { beforeEach, expect, it, vi } from 'vitest';
import { log } from '#functions/platform/log.ts';
import { stubSettings } from '#tests/domain/orders/doing-surroundings.ts';
import { moneyShop } from '../support/money-shop.ts';

beforeEach(() => {
  stubSettings();
  vi.spyOn(log, 'info').mockReturnValue();
});

it.each([
  ['three', [10_000, 20_000, 30_000], ['settled', 'settled', 'settled']],
  ['four', [10_000, 20_000, 30_000, 40_000], [undefined, 'settled', 'settled', 'settled']],
])(
  'the rest of an order settles the last three parts that were short: of %s',
  async (_, parts, decisions) => {
    const shop = await moneyShop();
    const { id, paymentCode: content } = await shop.anOrder({}, { method: 'transfer' });
    const short = [];
    for (const amount of parts) short.push(await shop.comes({ amount, content }));
    const came = parts.reduce((sum, amount) => sum + amount, 0);
    const rest = await shop.comes({ amount: 180_000 - came, content });
    expect(rest).toMatchObject({ outcome: 'paid', missing: 0, surplus: 0 });
    const found = await Promise.all(short.map(({ noticeId }) => shop.noticeNow(noticeId)));
    expect(found.map(({ decision }) => decision?.kind)).toEqual(decisions);
    expect(await shop.orderNow(id)).toMatchObject({
      paymentStatus: 'paid',
      paidAmount: 180_000,
      refundDue: 0,
    });
  },
);

it('a payment is found by the last twenty names of its money, and counts all of it', async () => {
  const shop = await moneyShop();
  const { payment, paymentCode: content } = await shop.anOrder({}, { method: 'transfer' });
  for (let part = 1; part <= 21; part += 1)
    await shop.comes({ amount: 1000, content, reference: `FT${part}` });
  const { received, references } = await shop.paymentNow(payment?.id ?? '');
  const names = references.map((name) => name.split(':')[2]);
  expect([received, names.length, names[0], names.at(-1)]).toEqual([21_000, 20, 'FT2', 'FT21']);
});
