import { describe, expect, it } from 'vitest';
import type { Supplier } from '#shared/purchasing/suppliers.contract.ts';
import { productItems, warehouseItem } from '#functions/domain/catalogue/products/product-items.ts';
import { shelfKey } from '#functions/domain/catalogue/warehouses/hold-stock.ts';
import { shelfOfId } from '#functions/domain/catalogue/warehouses/shelf-record.ts';
import { draftReorder } from '#functions/domain/purchasing/reorder/draft-reorder.ts';
import { lineIdOf } from '#functions/domain/purchasing/reorder/plan-drafts.ts';
import { requirePurchase } from '#functions/domain/purchasing/read-purchase.ts';
import { createSupplier, getSupplier, updateSupplier } from '#functions/domain/purchasing/suppliers.ts';
import { update } from '#functions/platform/table/table-operations.ts';
import { aProduct, aWarehouse, warehouse } from '#tests/support/catalogue.ts';
import { contextOf } from '#tests/support/context.ts';
import { meanwhile } from '#tests/support/meanwhile.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import { boss, supplierDraft } from './purchase-world.ts';

/** A shop with so many goods, and so many suppliers to buy them from. */
async function aShop(goods: number, sellers: number, given: Partial<Parameters<typeof aProduct>[0]> = {}) {
  const { table, put, rows } = memoryTable();
  const products = Array.from({ length: goods }, (_, place) => aProduct({ name: `Hàng ${place}`, ...given }));
  put([warehouseItem(aWarehouse()), ...products.flatMap((product) => productItems(product))]);
  const context = contextOf(table);
  const suppliers: Supplier[] = [];
  for (let place = 0; place < sellers; place += 1)
    suppliers.push(await createSupplier(context, { ...supplierDraft, code: `NCC-${place}`, userId: boss }));
  const lines = products.map(({ card }, place) => ({
    id: lineIdOf({ productId: card.id, variantId: null }, warehouse.id),
    quantity: place + 1,
    supplierId: suppliers[place % sellers]?.id,
  }));
  const drafts = () => rows().filter(({ entity }) => entity === 'purchase-order').length;
  return { table, context, lines, suppliers, drafts };
}

describe('drafts of what is to be bought', () => {
  it('hold as many lines as one purchase takes, the rest the next: all in one write', async () => {
    const { context, lines, suppliers } = await aShop(81, 1);
    const { data, refused } = await draftReorder(context, { userId: boss, lines, review: '14' });
    expect([data.map(({ goods }) => goods), refused]).toEqual([[80, 1], []]);
    const last = await requirePurchase(context, data[1]?.id ?? '');
    expect(last.lines).toMatchObject([{ quantity: 81, received: 0 }]);
    expect((await getSupplier(context, suppliers[0]?.id ?? '')).purchases).toBe(2);
  });

  it('begin with the tax of each product, and with what a piece of it costs, to the đồng', async () => {
    const { context, lines, table } = await aShop(1, 1, { taxType: 'ten' });
    const shelf = shelfOfId(lines[0]?.id ?? '');
    if (shelf) await table.write([update(shelfKey(shelf), { set: { cost: 1200.5 } })]);
    const { data } = await draftReorder(context, { userId: boss, lines, review: '14' });
    const [draft] = (await requirePurchase(context, data[0]?.id ?? '')).lines;
    expect(draft).toMatchObject({ taxRate: 10, cost: 1201 });
  });

  it('are refused where one write does not hold them all, and none of them is written', async () => {
    const { context, lines, drafts } = await aShop(21, 21);
    const buy = (some: typeof lines) => draftReorder(context, { userId: boss, lines: some, review: '14' });
    await expect(buy(lines)).rejects.toMatchObject({
      code: 'REORDER_TOO_MANY',
      details: { params: { count: 21, most: 20 } },
    });
    expect(drafts()).toBe(0);
    expect((await buy(lines.slice(0, 20))).data).toHaveLength(20);
  });

  it('are none where a supplier is stopped between looking and writing', async () => {
    const { table, context, lines, suppliers, drafts } = await aShop(2, 2);
    const id = suppliers[1]?.id ?? '';
    const stop = async () => void (await updateSupplier(context, { id, version: 1, isActive: false }));
    const crossed = meanwhile(table, stop);
    const bought = draftReorder(contextOf(crossed.table), { userId: boss, lines, review: '14' });
    await expect(bought).rejects.toMatchObject({ code: 'SUPPLIER_STOPPED' });
    expect([crossed.happened(), drafts()]).toEqual([true, 0]);
  });

  it('are the ones that were written, for whoever asks again when their supplier is stopped by then', async () => {
    const { table, context, lines, suppliers, drafts } = await aShop(2, 1);
    const [chosen] = suppliers;
    if (!chosen) throw new Error('There is one');
    const ids = lines.map(({ id }) => id);
    for (const id of ids) {
      const shelf = shelfOfId(id);
      if (shelf) await table.write([update(shelfKey(shelf), { set: { supplierId: chosen.id } })]);
    }
    const asked = {
      userId: boss,
      review: '14' as const,
      clientRequestId: 'mot-lan-thoi',
      lines: ids.map((id) => ({ id, quantity: 3 })),
    };
    const first = await draftReorder(context, asked);
    expect([first.data.map(({ goods, quantity }) => [goods, quantity]), first.refused]).toEqual([
      [[2, 6]],
      [],
    ]);
    await updateSupplier(context, { id: chosen.id, version: 1, isActive: false });
    expect(await draftReorder(context, asked)).toEqual(first);
    expect(drafts()).toBe(1);
  });

  it('are of all lines that were chosen, however many are read at once', async () => {
    const { context, lines } = await aShop(101, 1);
    const { data, refused } = await draftReorder(context, { userId: boss, lines, review: '14' });
    expect([data.map(({ goods }) => goods), refused]).toEqual([[80, 21], []]);
  });
});
