import { newId } from '#shared/values/ids.ts';
import { productKeys } from '#functions/domain/catalogue/catalogue-keys.ts';
import { noVariantId } from '#functions/domain/catalogue/stock-shards/shelf-name.ts';
import {
  brandItems,
  businessItems,
  categoryItem,
} from '#functions/domain/catalogue/records/catalogue-records.ts';
import { warehouseItem } from '#functions/domain/catalogue/products/product-items.ts';
import { update } from '#functions/platform/table/table-operations.ts';
import {
  aBrand,
  aBusiness,
  aCategory,
  aProduct,
  aWarehouse,
  stock,
  warehouse,
} from '#tests/support/catalogue.ts';
import type { World } from '#tests/support/world.ts';

const plenty = 1_000_000;

/** What lies on the stalls: plain, in variants, sold out; and more of it whenever some is needed. */
export async function goodsOf(world: World) {
  const [root, leaf] = [
    aCategory({ name: 'Nhà cửa' }),
    aCategory({ name: 'Gốm sứ', parentId: 'cat-nha-cua', path: ['cat-nha-cua', 'cat-gom-su'], level: 2 }),
  ];
  const brand = aBrand({ name: 'Bát Tràng Xưa' });
  const product = aProduct({ name: 'Ấm đất nung', available: plenty, category: leaf, weight: 500 });
  const choice = aProduct({
    name: 'Áo lụa Hà Đông',
    available: plenty,
    category: root,
    variants: [
      { name: 'Cỡ', value: 'M', sku: 'LUA-M', additionalPrice: 0, stock: 0 },
      { name: 'Cỡ', value: 'L', sku: 'LUA-L', additionalPrice: 10_000, stock: 0 },
    ],
  });
  const soldOut = aProduct({ name: 'Nón bài thơ', available: 0, category: root });
  await stock(world, [product, choice, soldOut], [root, leaf]);
  await world.write([
    ...brandItems(brand),
    warehouseItem(aWarehouse({ id: 'wh-ha-noi', name: 'Kho Hà Nội' })),
  ]);
  // So much is held that any order written below can be packed, cancelled or sent back.
  const shelf = productKeys.stock(product.card.id, noVariantId, warehouse.id);
  await world.table.write([update(shelf, { set: { reserved: plenty / 2 } })]);

  async function aSellable(given: { available?: number } = {}) {
    const fresh = aProduct({ name: `Lọ hoa ${newId()}`, category: leaf, ...given });
    await stock(world, [fresh]);
    return fresh;
  }

  async function aCategoryMore() {
    const fresh = aCategory({ name: `Chum vại ${newId()}`, parentId: root.id });
    await world.write([categoryItem(fresh)]);
    return fresh;
  }

  async function aMakerMore() {
    const [id, userId] = [newId().toLowerCase(), newId()];
    const more = aBusiness({ id: `biz-${id}`, name: 'Sạp mới', slug: `sap-${id}`, userId });
    const name = aBrand({ id: `brand-${id}`, name: 'Hiệu mới', slug: `hieu-${id}` });
    await world.write([...businessItems(more), ...brandItems(name)]);
    return { business: more, brand: name };
  }

  async function anEmptyWarehouse() {
    const fresh = aWarehouse({ id: `wh-${newId().toLowerCase()}`, name: 'Kho mới', code: newId().slice(-8) });
    await world.write([warehouseItem(fresh)]);
    return fresh;
  }

  return {
    root,
    leaf,
    brand,
    product,
    choice,
    soldOut,
    aSellable,
    aCategoryMore,
    aMakerMore,
    anEmptyWarehouse,
  };
}
