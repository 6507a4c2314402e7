import { describe, expect, it } from 'vitest';
import type { AppError } from '#shared/contract/errors.ts';
import type { Lot } from '#shared/inventory/lot-rules.ts';
import { lotKeys } from '#functions/domain/inventory/lots/lot-keys.ts';
import { requireLotsLeft } from '#functions/domain/purchasing/require-lots-left.ts';
import { aProduct, warehouse } from '#tests/support/catalogue.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import { shelfItem } from '../support/shelf-item.ts';
import { aBuyingShop } from './purchase-world.ts';

const { table, put } = memoryTable();
const day = '2027-01-01';
const L = (code: string, quantity: number, expiresOn = day) => ({ code, quantity, expiresOn });

/** A shelf on which these lots lie. */
function lies(lots: readonly (Omit<Lot, 'held'> & { held?: number })[], warehouseId: string = warehouse.id) {
  const product = aProduct({ name: 'Sữa', facts: { stocks: [] } });
  const onHand = lots.reduce((sum, { quantity }) => sum + quantity, 0);
  const shelf = { productId: product.card.id, variantId: '-', warehouseId };
  const state = { since: 1, isFirst: true, revision: 1, onHand, asOf: 1, dueOn: null };
  put([
    shelfItem(product, { onHand, warehouseId }),
    {
      ...lotKeys.state(shelf),
      entity: 'lot-state',
      ...state,
      lots: lots.map((lot) => ({ held: 0, ...lot })),
    },
  ]);
  return shelf;
}
type Shelf = ReturnType<typeof lies>;
const claim = (shelf: Shelf, lots: readonly ReturnType<typeof L>[], perUnit = 1) => ({
  shelf,
  name: 'Sữa',
  perUnit,
  lots,
});
const refused = (...claims: ReturnType<typeof claim>[]) =>
  requireLotsLeft({ table }, claims).then(
    () => undefined,
    ({ code, details }: AppError) => ({ code, ...details.params }),
  );
const short = (name: string, free: number, at: string = warehouse.name) => ({
  code: 'PURCHASE_SHELF_SHORT',
  name,
  free,
  warehouse: at,
});

describe('lots that are to leave', () => {
  it('lie there still, and are not held back', async () => {
    const shelf = lies([{ ...L('L1', 30), held: 4 }, L('L2', 5)]);
    expect(await refused(claim(shelf, [L('L1', 26)]))).toBeUndefined();
    expect(await refused(claim(shelf, [L('L1', 27)]))).toEqual(short('Sữa, L1', 26));
    expect(await refused(claim(shelf, [L('L1', 26), L('L2', 5)]))).toBeUndefined();
    expect(await refused(claim(shelf, [L('L1', 1), L('L2', 6)]))).toEqual(short('Sữa, L2', 5));
  });

  it('are counted in whole units', async () => {
    const shelf = lies([L('L1', 50)]);
    expect(await refused(claim(shelf, [L('L1', 2)], 24))).toBeUndefined();
    expect(await refused(claim(shelf, [L('L1', 3)], 24))).toEqual(short('Sữa, L1', 2));
  });

  it('are shared by the lines of one paper, a case and what is loose', async () => {
    const shelf = lies([L('L1', 27), L('L2', 3)]);
    const kase = claim(shelf, [L('L1', 1)], 24);
    expect(await refused(kase, claim(shelf, [L('L1', 3)]))).toBeUndefined();
    expect(await refused(kase, claim(shelf, [L('L1', 4)]))).toEqual(short('Sữa, L1', 3));
    expect(await refused(kase, kase)).toEqual(short('Sữa, L1', 0));
    expect(await refused(kase, claim(shelf, [L('L2', 3)]))).toBeUndefined();
  });

  it('of another shelf, or of another day, are others', async () => {
    const [here, there] = [lies([L('L1', 2)]), lies([L('L1', 2)])];
    expect(await refused(claim(here, [L('L1', 2)]), claim(there, [L('L1', 2)]))).toBeUndefined();
    expect(await refused(claim(here, [L('L1', 1, '2028-01-01')]))).toEqual(short('Sữa, L1', 0));
  });

  it('are none where nobody ever named one, and nothing is asked where none is named', async () => {
    const nowhere = { productId: 'gone', variantId: '-', warehouseId: warehouse.id };
    expect(await refused(claim(nowhere, [L('L1', 1)]))).toEqual(short('Sữa, L1', 0, ''));
    expect(await refused(claim(nowhere, []))).toBeUndefined();
  });
});

describe('a delivery', () => {
  const moved = (rows: readonly Record<string, unknown>[]) =>
    rows.find((row) => row['entity'] === 'stock' && row['warehouseId'] === warehouse.id)?.['move'];

  it('in which nobody named a lot names none on its shelf', async () => {
    const shop = await aBuyingShop();
    const plain = await shop.receive(await shop.sent(), 5);
    expect(moved(shop.rows())).not.toHaveProperty('lots');
    expect(plain.receipts.map(({ lines }) => lines)).toEqual([[{ lineId: '1', quantity: 5 }]]);
    const named = await aBuyingShop({ name: 'Sữa', isBatchExpireControl: true });
    const lots = [L('L1', 5)];
    const lines = [{ lineId: '1', quantity: 5, isLast: false, lots, serials: [] }];
    await named.receive(await named.sent(), 5, { lines });
    expect(moved(named.rows())).toMatchObject({ lots: [{ code: 'L1', quantity: 5 }] });
  });

  it('takes no more off what is on its way than was', async () => {
    const shop = await aBuyingShop();
    const [first, second] = [await shop.sent(), await shop.sent({ quantity: 5 })];
    expect((await shop.shelf())?.onOrder).toBe(25);
    await shop.receive(first, 22, { acceptsMore: true });
    expect(await shop.shelf()).toMatchObject({ onHand: 32, onOrder: 5 });
    await shop.receive(second, 2, { isLast: true });
    expect(await shop.shelf()).toMatchObject({ onHand: 34, onOrder: 0 });
  });

  it('may be the last though nothing came with it, and leaves no receipt', async () => {
    const shop = await aBuyingShop();
    const partly = await shop.receive(await shop.sent(), 4);
    expect(partly).toMatchObject({ status: 'partly_received', receipts: [{ number: 1 }] });
    const ended = await shop.receive(partly, 0, { isLast: true });
    expect(ended).toMatchObject({ status: 'received', receipts: [{ number: 1 }] });
    expect(await shop.shelf()).toMatchObject({ onHand: 14, onOrder: 0 });
    const nothing = await shop.receive(await shop.sent(), 0, { isLast: true });
    expect(nothing).toMatchObject({ status: 'cancelled', receipts: [] });
  });

  it('may bring a tenth more than was ordered, where somebody counted it', async () => {
    const shop = await aBuyingShop();
    const refusedOf = (purchase: Awaited<ReturnType<typeof shop.sent>>, came: number, acceptsMore: boolean) =>
      shop.receive(purchase, came, { acceptsMore }).then(
        () => undefined,
        ({ code, details }: AppError) => ({ code, ...details.params }),
      );
    const purchase = await shop.sent({ quantity: 15 });
    const [name, ordered] = ['Gạo nếp', 15];
    expect(await refusedOf(purchase, 16, false)).toEqual({
      code: 'PURCHASE_MORE_CAME',
      name,
      ordered,
      received: 16,
    });
    expect(await refusedOf(purchase, 18, true)).toEqual({
      code: 'PURCHASE_TOO_MUCH_CAME',
      name,
      ordered,
      most: 17,
    });
    expect(await refusedOf(purchase, 17, true)).toBeUndefined();
    expect(await refusedOf(await shop.sent({ quantity: 15 }), 15, false)).toBeUndefined();
  });
});
