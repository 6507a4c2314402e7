import { describe, expect, it } from 'vitest';
import { dayInVietnam } from '#shared/values/vietnam-day.ts';
import { findDebt } from '#functions/domain/purchasing/book-debt.ts';
import { paySupplier, reversePayment } from '#functions/domain/purchasing/pay-supplier.ts';
import { purchasingKeys } from '#functions/domain/purchasing/purchasing-keys.ts';
import { remove, update } from '#functions/platform/table/table-operations.ts';
import { contextOf } from '#tests/support/context.ts';
import { meanwhile } from '#tests/support/meanwhile.ts';
import { aBuyingShop, boss } from './purchase-world.ts';

/** A shop that received a purchase of twenty and owes its supplier for it. */
async function owing() {
  const shop = await aBuyingShop();
  const purchase = await shop.receive(await shop.sent(), 10);
  const { id } = shop.supplier;
  const pay = () =>
    paySupplier(shop.context, {
      id,
      userId: boss,
      amount: 1000,
      paidOn: dayInVietnam(Date.now()),
      way: 'cash',
      note: '',
      isPrepayment: false,
    });
  const reverse = (number: number, at = shop.table) =>
    reversePayment(contextOf(at), { id, number, userId: boss, reason: 'Nhầm' });
  return { ...shop, id, purchase, pay, reverse, owed: async () => (await findDebt(shop.context, id)).open };
}
type Shop = Awaited<ReturnType<typeof owing>>;

describe('a line that stands in the books', () => {
  type Case = [what: string, key: (shop: Shop) => { pk: string; sk: string }, work: (shop: Shop) => unknown];
  it.each<Case>([
    [
      'a receipt',
      ({ purchase }) => purchasingKeys.receipt(purchase.id, 2),
      (shop) => shop.receive(shop.purchase, 1),
    ],
    [
      'goods sent back',
      ({ purchase }) => purchasingKeys.sentBack(purchase.id, 1),
      (shop) => shop.sendBack(shop.purchase, 1),
    ],
    [
      'a correction',
      ({ purchase }) => purchasingKeys.correction(purchase.id, 1),
      (shop) => shop.correct(shop.purchase, { freight: 30_000 }),
    ],
    ['a payment', ({ id }) => purchasingKeys.debtEntry(id, 2), (shop) => shop.pay()],
  ])('is never written over by the next of its number: %s', async (_, keyOf, work) => {
    const shop = await owing();
    const key = keyOf(shop);
    const kept = { ...key, entity: 'kept' };
    shop.put([kept]);
    const before = await shop.owed();
    await expect(work(shop)).rejects.toMatchObject({ name: 'TransactionCanceledException' });
    expect(shop.rows().find(({ pk, sk }) => pk === key.pk && sk === key.sk)).toMatchObject(kept);
    expect(await shop.owed()).toEqual(before);
  });
});

describe('a payment that is taken back', () => {
  it.each([
    ['was marked as taken back at that moment', 'mark', 'DEBT_PAYMENT_REVERSED'],
    ['is gone at that moment', 'remove', 'DEBT_PAYMENT_NOT_FOUND'],
  ] as const)('is refused where it %s', async (_, what, code) => {
    const shop = await owing();
    await shop.pay();
    const before = await shop.owed();
    const key = purchasingKeys.debtEntry(shop.id, 2);
    const crossed = meanwhile(shop.table, () =>
      shop.table.write([what === 'mark' ? update(key, { set: { reversedBy: 9 } }) : remove(key)]),
    );
    await expect(shop.reverse(2, crossed.table)).rejects.toMatchObject({ code });
    expect([crossed.happened(), await shop.owed()]).toEqual([true, before]);
  });
});

it('a line that a purchase has not is refused beside one that it has, and nothing is booked', async () => {
  const shop = await owing();
  const two = (line: object) => ['1', '2'].map((lineId) => ({ ...line, lineId, lots: [], serials: [] }));
  const before = [await shop.owed(), shop.rows().length];
  const works = [
    () => shop.receive(shop.purchase, 0, { lines: two({ quantity: 1, isLast: false }) as never }),
    () => shop.sendBack(shop.purchase, 0, { lines: two({ quantity: 1 }) as never }),
    () => shop.correct(shop.purchase, { lines: two({ cost: 31_000 }) as never }),
  ];
  for (const work of works) await expect(work()).rejects.toMatchObject({ code: 'PURCHASE_LINE_UNKNOWN' });
  expect([await shop.owed(), shop.rows().length]).toEqual(before);
});
