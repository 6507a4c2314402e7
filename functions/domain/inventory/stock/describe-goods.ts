import type { Goods } from '#shared/inventory/goods.contract.ts';
import { orThrow } from '#functions/platform/records/or-throw.ts';
import type { TableContext } from '#functions/platform/table/context.ts';
import { noVariantId } from '#functions/domain/catalogue/stock-shards/shelf-name.ts';
import { findLabelled, requireShelf } from '#functions/domain/catalogue/warehouses/shelf-label.ts';
import type { ShelfLabel } from '#functions/domain/catalogue/warehouses/shelf-record.ts';

type GoodsName = Pick<Goods, 'productId' | 'variantId'>;

export const toGoods = ({ productId, variantId }: GoodsName, label: ShelfLabel): Goods => ({
  productId,
  variantId,
  productName: label.productName,
  variantName: label.variantName,
  code: label.sku ?? label.productCode,
  image: label.image,
  ground: label.ground,
});

/** Returns names and pictures of goods; each must exist and be sold under that variant. */
export async function describeGoods({ table }: TableContext, named: readonly GoodsName[]): Promise<Goods[]> {
  const ids = [...new Set(named.map(({ productId }) => productId))];
  const found = await Promise.all(ids.map((id) => findLabelled({ table }, id)));
  const products = new Map(ids.map((id, place) => [id, found[place]]));
  return named.map((name) => {
    const product = orThrow(products.get(name.productId), 'PRODUCT_NOT_FOUND');
    return toGoods(name, requireShelf(product, name.variantId ?? noVariantId));
  });
}
