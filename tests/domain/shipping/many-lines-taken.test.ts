import { describe, expect, it } from 'vitest';
import type { StoredOrder } from '#functions/domain/orders/order-record.ts';
import { newShelfItem } from '#functions/domain/catalogue/warehouses/shelf-record.ts';
import { takeInRest } from '#functions/domain/shipping/parcels/take-in-rest.ts';
import { withOrigin } from '#functions/platform/records/change-origin.ts';
import { aProduct } from '#tests/support/catalogue.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { anOrderItem } from '#tests/support/returns.ts';
import { parcelWorld } from './parcel-world.ts';
import { openTillOf } from '../support/open-till.ts';

/** An order of so many lines is on its way; of each line one of two pieces was given back at the door. */
async function givenBack(count: number, given: Partial<StoredOrder> = {}) {
  const items = Array.from({ length: count }, (_, place) =>
    anOrderItem(aProduct({ name: `Hàng ${place}`, price: 10_000 }), 2),
  );
  const holdings = items.map(({ productId }) => ({
    productId,
    variantId: '-',
    warehouseId: 'hni',
    quantity: 2,
  }));
  const world = await parcelWorld({ order: { items, holdings, totalQuantity: 2 * count } });
  const counts = { onHand: 5, reserved: 0, onOrder: 0, minQuantity: 0, maxQuantity: null, cost: 0 };
  world.put(
    holdings.map(({ quantity: _quantity, ...name }) =>
      newShelfItem({ ...name, ...counts, warehouseName: 'Kho Hà Nội', province: '' }, { why: 'counted' }),
    ),
  );
  await openTillOf(world.context, 'an', { warehouseId: 'hni' });
  await world.make();
  await world.hear(1, 'out');
  await world.change(given);
  const lines = items.map(({ id }) => ({ itemId: id, returned: 1, restocked: 1, lots: [] }));
  const takeIn = () =>
    withOrigin({ who: { id: 'an', role: 'admin' }, way: 'form' }, () =>
      takeInRest(world.context, { id: world.id, userId: 'an', reason: 'changed_mind', note: '', lines }),
    );
  return { ...world, takeIn };
}

describe('more lines given back at the door than one write takes', () => {
  it('are taken in after the order has arrived', async () => {
    const world = await givenBack(70);
    await world.takeIn();
    expect(await world.stored()).toMatchObject({ status: 'completed', returnedAmount: 700_000 });
    expect((await world.job()).halfTaken).not.toBeNull();
  });

  it('are refused where the shop brought them, whose cash counts with what was kept', async () => {
    const world = await givenBack(70, { carrier: null });
    const before = await world.stored();
    expect(await refusalOf(world.takeIn())).toBe('ORDER_STATE');
    expect(await world.stored()).toEqual(before);
  });

  it('are refused where not even what came back fits into one', async () => {
    const world = await givenBack(92);
    expect(await refusalOf(world.takeIn())).toBe('ORDER_STATE');
    expect(await world.stored()).toMatchObject({ status: 'completed', returnedAmount: 0 });
    expect((await world.job()).halfTaken).toBeNull();
  });
});
