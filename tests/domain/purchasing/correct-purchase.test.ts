import { describe, expect, it } from 'vitest';
import { holdStock, takeStock } from '#functions/domain/catalogue/warehouses/hold-stock.ts';
import { findDebt } from '#functions/domain/purchasing/book-debt.ts';
import { owedOf } from '#shared/purchasing/debt-rules.ts';
import { aBuyingShop } from './purchase-world.ts';

type Shop = Awaited<ReturnType<typeof aBuyingShop>>;
async function onlyTheseCame(shop: Shop, quantity = 20) {
  await shop.save({ onHand: 0, onHandBefore: 10 });
  return shop.receive(await shop.sent({ quantity }), quantity);
}
async function sell({ table, name, shelf }: Shop, quantity: number) {
  const { onHand = 0 } = (await shelf()) ?? {};
  await table.write([holdStock({ ...name, quantity, onHand }, { why: 'held' }, 'no')]);
  await table.write([takeStock({ ...name, quantity }, { why: 'sold' })]);
}
const cost = (to: number) => ({ lines: [{ lineId: '1', cost: to }] });

describe('a later bill', () => {
  it('changes what all that is left costs, by a movement of its own, and what is owed', async () => {
    const shop = await aBuyingShop();
    const purchase = await onlyTheseCame(shop);
    const after = await shop.correct(purchase, cost(33_000));
    expect(await shop.shelf()).toMatchObject({ onHand: 20, cost: 33_000 });
    expect(after).toMatchObject({
      lines: [{ cost: 33_000 }],
      corrections: [{ stock: 60_000, difference: 0 }],
    });
    expect(owedOf(await findDebt(shop.context, shop.supplier.id))).toBe(20 * 33_000 * 1.08);
    await shop.follow();
    expect((await shop.ledger()).at(-1)).toMatchObject({
      why: 'valued',
      note: 'Hóa đơn về sau',
      of: { kind: 'purchase', id: purchase.id },
      before: { onHand: 20, cost: 30_000 },
      after: { onHand: 20, cost: 33_000 },
    });
  });

  it('is borne by what was sold and what is left, each by its share', async () => {
    const shop = await aBuyingShop();
    const purchase = await onlyTheseCame(shop);
    await sell(shop, 15);
    const after = await shop.correct(purchase, { freight: 20_000 });
    expect(await shop.shelf()).toMatchObject({ onHand: 5, cost: 31_000 });
    expect(after.corrections).toMatchObject([{ stock: 5000, difference: 15_000 }]);
  });

  it('of goods that are all sold leaves the shelf alone', async () => {
    const shop = await aBuyingShop();
    const purchase = await onlyTheseCame(shop);
    await sell(shop, 20);
    const { moves } = (await shop.shelf()) ?? {};
    const after = await shop.correct(purchase, cost(10_000));
    expect(await shop.shelf()).toMatchObject({ onHand: 0, moves });
    expect(after.corrections).toMatchObject([{ stock: 0, difference: -400_000 }]);
  });

  it('never makes a piece cost less than nothing', async () => {
    const shop = await aBuyingShop();
    const purchase = await onlyTheseCame(shop);
    await shop.save({ cost: 100 });
    const after = await shop.correct(purchase, cost(0));
    expect(await shop.shelf()).toMatchObject({ onHand: 20, cost: 0 });
    expect(after.corrections).toMatchObject([{ stock: -2000, difference: -598_000 }]);
  });

  it('counts no piece that went back, and what still comes costs as it says', async () => {
    const shop = await aBuyingShop();
    await shop.save({ onHand: 0, onHandBefore: 10 });
    const part = await shop.receive(await shop.sent(), 10);
    const back = await shop.sendBack(part, 4);
    const after = await shop.correct(back, cost(40_000));
    expect(await shop.shelf()).toMatchObject({ onHand: 6, cost: 40_000 });
    await shop.receive(after, 10);
    expect(await shop.shelf()).toMatchObject({ onHand: 16, cost: 40_000 });
    expect(owedOf(await findDebt(shop.context, shop.supplier.id))).toBe(16 * 40_000 * 1.08);
  });

  it('may correct one of two lines alone', async () => {
    const shop = await aBuyingShop();
    const item = { productId: shop.product.card.id, variantId: null, quantity: 4, taxRate: 0 };
    const items = [
      { ...item, cost: 1000 },
      { ...item, cost: 2000 },
    ];
    const sent = await shop.sent({}, { items });
    const lines = ['1', '2'].map((lineId) => ({ lineId, quantity: 4, isLast: false, lots: [], serials: [] }));
    const purchase = await shop.receive(sent, 0, { lines });
    const after = await shop.correct(purchase, { lines: [{ lineId: '2', cost: 2500 }] });
    expect(after.lines.map((line) => line.cost)).toEqual([1000, 2500]);
    expect(after.corrections).toMatchObject([{ stock: 2000, difference: 0 }]);
    expect(owedOf(await findDebt(shop.context, shop.supplier.id))).toBe(14_000);
  });

  it('is refused where nothing came, where nothing is another, and of a line there is none of', async () => {
    const shop = await aBuyingShop();
    const code = async (done: Promise<unknown>) =>
      done.then(
        () => 'done',
        (error: { code: string }) => error.code,
      );
    expect(await code(shop.correct(await shop.sent(), cost(1)))).toBe('PURCHASE_STATE');
    const purchase = await onlyTheseCame(shop);
    expect(await code(shop.correct(purchase, cost(30_000)))).toBe('PURCHASE_COSTS_SAME');
    expect(await code(shop.correct(purchase, { lines: [{ lineId: '9', cost: 1 }] }))).toBe(
      'PURCHASE_LINE_UNKNOWN',
    );
    const key = { ...cost(31_000), clientRequestId: 'sua-gia-mot-lan' };
    await shop.correct(purchase, key);
    expect((await shop.correct(purchase, key)).corrections).toHaveLength(1);
    expect(await code(shop.correct(purchase, cost(32_000)))).toBe('STALE_STATE');
  });
});
