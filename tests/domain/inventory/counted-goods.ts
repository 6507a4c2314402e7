import { newId } from '#shared/values/ids.ts';
import { countGoods } from '#functions/domain/inventory/counts/count-goods.ts';
import { countRecord, lineName, lineRecord } from '#functions/domain/inventory/counts/count-record.ts';
import { postCount } from '#functions/domain/inventory/counts/post-count.ts';
import { getCount } from '#functions/domain/inventory/counts/read-counts.ts';
import { startCount } from '#functions/domain/inventory/counts/start-count.ts';
import { productItems } from '#functions/domain/catalogue/products/product-items.ts';
import { shelfKey } from '#functions/domain/catalogue/warehouses/hold-stock.ts';
import { StoredShelf } from '#functions/domain/catalogue/warehouses/shelf-record.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { aProduct, warehouse } from '#tests/support/catalogue.ts';
import { contextOf } from '#tests/support/context.ts';
import { aStockedShop } from './stock-shop.ts';

/** Their ids, and so the lines of a sheet, come in the order they are made in. */
const firstMade = Date.UTC(2026, 10, 1);

const Shelf = StoredShelf.omit({ productId: true });

/** Many goods of as many pieces each, and a sheet on which somebody begins to count them. */
export async function manyGoods(size: number, available = 10) {
  const shop = await aStockedShop();
  const products = Array.from({ length: size }, (_, nth) =>
    aProduct({ name: `Hàng ${nth}`, available, facts: { id: newId(firstMade + nth) } }),
  );
  shop.put(products.flatMap(productItems));
  const ids = products.map(({ card }) => card.id);
  const { id } = await startCount(shop.context, {
    warehouseId: warehouse.id,
    note: '',
    userId: 'lan',
    clientRequestId: undefined,
  });
  const idOf = (nth: number) => ids[nth] ?? '';
  const goods = (nth: number) => ({ productId: idOf(nth), variantId: null });

  return {
    ...shop,
    products,
    id,
    goods,
    shelfName: (nth: number) => ({ productId: idOf(nth), variantId: '-', warehouseId: warehouse.id }),
    shelfOf: (nth: number) =>
      shop.table.get(shelfKey({ productId: idOf(nth), variantId: '-', warehouseId: warehouse.id }), Shelf),
    count: (
      nth: number,
      quantity: number,
      {
        by = 'lan',
        at = shop.table,
        ...given
      }: { by?: string; at?: Table; anew?: boolean } & Partial<
        Pick<Parameters<typeof countGoods>[1], 'lots' | 'variantId'>
      > = {},
    ) =>
      countGoods(contextOf(at), {
        id,
        ...goods(nth),
        userId: by,
        counterId: `may-${by}`,
        quantity,
        anew: false,
        lots: [],
        ...given,
      }),
    post: (userId = 'lan', version = 1, at: Table = shop.table) =>
      postCount(contextOf(at), { id, userId, version }),
    sheet: () => getCount(shop.context, id),
    /** The sheet or a line as it would be after something that was cut short. */
    setHead: (set: Record<string, unknown>) =>
      shop.table.write([
        countRecord.count({ id }, { set }, { when: { entity: 'stock-count' }, refusal: 'no' }),
      ]),
    setLine: (nth: number, set: Record<string, unknown>) =>
      shop.table.write([
        lineRecord.count(
          lineName(id, goods(nth)),
          { set },
          {
            when: { entity: 'stock-count-line' },
            refusal: 'no',
          },
        ),
      ]),
  };
}
