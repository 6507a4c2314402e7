import { describe, expect, it } from 'vitest';
import { findProduct } from '#functions/domain/catalogue/products/find-product.ts';
import { productItems } from '#functions/domain/catalogue/products/product-items.ts';
import { shelfKey } from '#functions/domain/catalogue/warehouses/hold-stock.ts';
import { update } from '#functions/platform/table/table-operations.ts';
import { aProduct, warehouse } from '#tests/support/catalogue.ts';
import { meanwhile } from '#tests/support/meanwhile.ts';
import { otherGoods, type OtherGoods } from './other-goods.ts';

const sold = (world: OtherGoods) =>
  world.table.write([
    update(shelfKey({ productId: world.pot.card.id, variantId: '-', warehouseId: warehouse.id }), {
      set: { reserved: 5 },
    }),
  ]);

describe('other goods are chosen', () => {
  it('once, however often it is pressed, and at once', async () => {
    const world = otherGoods();
    const id = await world.accepted(1);
    const both = await Promise.all([world.exchange(id), world.exchange(id)]);
    const again = await world.exchange(id);
    expect(new Set([...both, again].map(({ replacement }) => replacement?.id)).size).toBe(1);
    expect([world.orders().length, await world.counts(world.pot)]).toEqual([2, { onHand: 5, reserved: 1 }]);
    expect(await world.stored()).toMatchObject({ refundedAmount: 100_000, refundDue: 0 });
  });

  it('once though its twin was through between the look and the write', async () => {
    const world = otherGoods({ left: 1 });
    const id = await world.accepted(1);
    const crossed = meanwhile(world.table, () => world.exchange(id));
    const { replacement } = await world.exchange(id, {}, crossed.table);
    expect([crossed.happened(), world.orders().length]).toEqual([true, 2]);
    expect((await world.read(id)).replacement).toEqual(replacement);
  });

  it('once though its twin was through just before it looked at the return', async () => {
    const world = otherGoods();
    const id = await world.accepted(1);
    let looks = 0;
    const get: typeof world.table.get = async (key, schema) => {
      if (key.pk === `RETURN#${id}` && (looks += 1) === 2) await world.exchange(id);
      return world.table.get(key, schema);
    };
    const { replacement } = await world.exchange(id, {}, { ...world.table, get });
    expect([looks > 1, world.orders().length]).toEqual([true, 2]);
    expect((await world.read(id)).replacement).toEqual(replacement);
  });

  it('by one of two who choose at the same moment: the other is told', async () => {
    const world = otherGoods();
    const id = await world.accepted(1);
    const other = { lines: [world.line(world.cup)], expectedTotal: 60_000, clientRequestId: 'doi-0000-0002' };
    const crossed = meanwhile(world.table, () => world.exchange(id, other, world.table, { userId: 'binh' }));
    await expect(world.exchange(id, {}, crossed.table)).rejects.toMatchObject({ code: 'RETURN_STATE' });
    expect([crossed.happened(), world.orders().length]).toEqual([true, 2]);
    expect(await world.sentFor(id)).toMatchObject({ placedBy: 'binh', total: 60_000 });
    expect(await world.counts(world.pot)).toEqual({ onHand: 5, reserved: 0 });
  });

  it('not by a key that stands for other words', async () => {
    const world = otherGoods();
    const [first, second] = [await world.accepted(1), await world.accepted(1)];
    await world.exchange(first);
    await expect(world.exchange(second)).rejects.toMatchObject({ code: 'REQUEST_DIFFERS' });
    expect(world.orders()).toHaveLength(2);
  });

  it('or the same goods are, and never both', async () => {
    const world = otherGoods();
    const id = await world.accepted(1);
    await world.move(id, 'exchanged');
    await expect(world.exchange(id)).rejects.toMatchObject({ code: 'RETURN_STATE' });
    const second = await world.accepted(1);
    const crossed = meanwhile(world.table, () => world.exchange(second));
    expect((await world.move(second, 'exchanged', {}, crossed.table)).exchange).not.toBeNull();
    expect([crossed.happened(), world.orders().length]).toEqual([true, 3]);
  });

  it('not once they are gone, and nothing changes then', async () => {
    const world = otherGoods();
    const id = await world.accepted(1);
    const crossed = meanwhile(world.table, () => sold(world));
    await expect(world.exchange(id, {}, crossed.table)).rejects.toMatchObject({ status: 409 });
    expect([crossed.happened(), world.orders().length, (await world.read(id)).status]).toEqual([
      true,
      1,
      'inspected',
    ]);
    expect(await world.stored()).toMatchObject({ refundedAmount: 0, returnedAmount: 0, paybacks: [] });
  });

  it('not at another price than was agreed to, and whoever chose is told the new one', async () => {
    const world = otherGoods();
    const id = await world.accepted(1);
    await world.preview(id);
    const dearer = aProduct({
      name: 'Bình gốm',
      price: 170_000,
      available: 5,
      facts: { id: world.pot.card.id },
    });
    world.put(productItems(dearer));
    expect((await findProduct(world.context(), world.pot.card.id))?.card.price).toBe(170_000);
    await expect(world.exchange(id)).rejects.toMatchObject({ code: 'ORDER_CHANGED', status: 409 });
    expect((await world.read(id)).status).toBe('inspected');
  });

  it('not with another credit than was agreed to: some of the price was given back meanwhile', async () => {
    const world = otherGoods();
    const id = await world.accepted(4);
    const wanted = { lines: [world.line(world.pot, 3)], expectedTotal: 450_000, expectedCredit: 400_000 };
    await world.change({ goodwillAmount: 50_000, refundedAmount: 50_000 });
    await expect(world.exchange(id, wanted)).rejects.toMatchObject({ code: 'EXCHANGE_CHANGED', status: 409 });
    const told = { ...wanted, expectedCredit: 300_000 };
    await expect(world.exchange(id, told)).rejects.toMatchObject({ code: 'EXCHANGE_CHANGED' });
    await world.exchange(id, { ...wanted, expectedCredit: 350_000, clientRequestId: 'doi-0000-0002' });
    expect((await world.sentFor(id)).paidAmount).toBe(350_000);
  });
});
