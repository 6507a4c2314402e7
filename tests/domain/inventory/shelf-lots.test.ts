import { describe, expect, it } from 'vitest';
import { listShelfLots } from '#functions/domain/inventory/lots/list-shelf-lots.ts';
import { lotKeys } from '#functions/domain/inventory/lots/lot-keys.ts';
import { productItems } from '#functions/domain/catalogue/products/product-items.ts';
import { aProduct, warehouse } from '#tests/support/catalogue.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import { shelfItem } from '../support/shelf-item.ts';

const { table, put } = memoryTable();
const size = { name: 'Cỡ', value: 'S', sku: 'AO-S', additionalPrice: 0, stock: 0 };

function sold(given: object = {}) {
  const product = aProduct({ name: 'Sữa', facts: { stocks: [] }, ...given });
  put(productItems(product));
  return product;
}
const lots = [
  { code: 'L1', expiresOn: '2027-01-01', quantity: 5, held: 2 },
  { code: 'L2', expiresOn: '2027-02-01', quantity: 3, held: 0 },
];
const known = (productId: string, onHand: number, variantId = '-') => ({
  ...lotKeys.state({ productId, variantId, warehouseId: warehouse.id }),
  entity: 'lot-state',
  lots,
  since: 1,
  isFirst: true,
  revision: 1,
  onHand,
  asOf: 1,
  dueOn: null,
});
const list = (productId: string, variantId?: string) =>
  listShelfLots({ table }, { productId, warehouseId: warehouse.id, variantId });

describe('what lies on a shelf by its lots', () => {
  it('is each lot with what of it is held back, and the pieces of no known lot', async () => {
    const milk = sold({ isBatchExpireControl: true });
    put([shelfItem(milk, { onHand: 10 }), known(milk.card.id, 10)]);
    const { byLot, data, unknown } = await list(milk.card.id);
    expect([byLot, unknown]).toEqual([true, 2]);
    expect(data.map(({ code, quantity, held }) => [code, quantity, held])).toEqual([
      ['L1', 5, 2],
      ['L2', 3, 0],
    ]);
    expect(new Set(data.map(({ id }) => id)).size).toBe(2);
  });

  it('is of the variant that is named', async () => {
    const shirt = sold({ variants: [size] });
    put([shelfItem(shirt, { onHand: 8, variantId: 'co-s' }), known(shirt.card.id, 8, 'co-s')]);
    expect(await list(shirt.card.id, 'co-s')).toMatchObject({ byLot: false, unknown: 0 });
    expect((await list(shirt.card.id, 'co-s')).data).toHaveLength(2);
    expect(await list(shirt.card.id)).toEqual({ byLot: false, data: [], unknown: 0 });
  });

  it('is of no known lot where nobody ever named one', async () => {
    const salt = sold();
    put([shelfItem(salt, { onHand: 7 })]);
    expect(await list(salt.card.id)).toEqual({ byLot: false, data: [], unknown: 7 });
    expect(await list('gone')).toEqual({ byLot: false, data: [], unknown: 0 });
  });
});
