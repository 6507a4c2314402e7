import { beforeEach, describe, expect, it } from 'vitest';
import { listAdminProducts as contract } from '#shared/catalogue/admin-products.contract.ts';
import {
  chooseAdminProducts,
  searchAdminProducts,
} from '#functions/domain/catalogue/products/admin-products.ts';
import { arrangeShelves } from '#functions/domain/catalogue/products/flash-sale.ts';
import { productItems } from '#functions/domain/catalogue/products/product-items.ts';
import { getProductForStaff } from '#functions/domain/catalogue/products/read-for-staff.ts';
import { categoryItem } from '#functions/domain/catalogue/records/catalogue-records.ts';
import { shelfKey } from '#functions/domain/catalogue/warehouses/hold-stock.ts';
import { update } from '#functions/platform/table/table-operations.ts';
import { aCategory, aCombo, aProduct, warehouse } from '#tests/support/catalogue.ts';
import { contextOf } from '#tests/support/context.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { shelfItem } from '../support/shelf-item.ts';
import { readViewsFrom } from '../support/views-of-table.ts';

const rice = aCategory({ id: 'rice', name: 'Gạo' });
const sticky = aCategory({ id: 'sticky', name: 'Nếp', parentId: 'rice', path: ['rice', 'sticky'], level: 2 });
const size = (value: string) => ({ name: 'Cỡ', value, sku: `AO-${value}`, additionalPrice: 0, stock: 0 });

function aShop() {
  const { table, put, rows } = memoryTable();
  readViewsFrom(rows);
  put([rice, sticky].map(categoryItem));
  const context = contextOf(table);
  const lies = (product: ReturnType<typeof aProduct>) => {
    put(productItems(product));
    return product;
  };
  const asked = (query: object) => contract.query.parse({ sortBy: 'name', sortDir: 'asc', ...query });
  return {
    table,
    put,
    context,
    lies,
    setShelf: (product: ReturnType<typeof aProduct>, set: Record<string, unknown>, variantId = '-') =>
      table.write([
        update(shelfKey({ productId: product.card.id, variantId, warehouseId: warehouse.id }), { set }),
      ]),
    /** What lies of each in the list, by its name: all, what can be sold, and whether it is a unit. */
    lying: async (query: object = {}) =>
      (await searchAdminProducts(context, asked(query))).data.map(
        ({ name, stock, isUnit, isActive, allowsSale }) => [
          name,
          stock.onHand,
          stock.available,
          ...(isUnit ? ['unit'] : []),
          ...(isActive === allowsSale ? [] : ['of two minds']),
        ],
      ),
    chosen: async (query: object) => chooseAdminProducts(asked(query)),
  };
}

let shop: ReturnType<typeof aShop>;
beforeEach(() => {
  shop = aShop();
});

describe('the list of products that staff see', () => {
  it('counts what lies of goods in all warehouses, and of that what nobody holds', async () => {
    const plain = shop.lies(aProduct({ name: 'Gạo', available: 10 }));
    shop.put([shelfItem(plain, { warehouseId: 'wh-far', onHand: 5, reserved: 5 })]);
    await shop.setShelf(plain, { reserved: 3 });
    shop.lies(aProduct({ name: 'Hết', available: 0 }));
    expect(await shop.lying()).toEqual([
      ['Gạo', 15, 7],
      ['Hết', 0, 0],
    ]);
  });

  it('counts of what has variants these alone, and of what has none itself alone', async () => {
    const shirt = shop.lies(aProduct({ name: 'Áo', available: 4, variants: [size('S'), size('M')] }));
    shop.put([shelfItem(shirt, { onHand: 9 })]);
    const plain = shop.lies(aProduct({ name: 'Gạo', available: 10 }));
    shop.put([shelfItem(plain, { variantId: 'co-s', onHand: 9 })]);
    expect(await shop.lying()).toEqual([
      ['Áo', 8, 8],
      ['Gạo', 10, 10],
    ]);
  });

  it('counts what lies in the portions of a sale as nobody’s, and nothing of a warehouse that is paused as to be sold', async () => {
    const sale = shop.lies(aProduct({ name: 'Sốc', available: 16, flashSale: true }));
    await arrangeShelves(shop.context, sale);
    const paused = shop.lies(aProduct({ name: 'Tạm nghỉ', available: 6 }));
    await shop.setShelf(paused, { isPaused: true });
    expect(await shop.lying()).toEqual([
      ['Sốc', 16, 16],
      ['Tạm nghỉ', 6, 0],
    ]);
  });

  it('counts a combo by its parts, a unit by its base, and of a service enough', async () => {
    const tin = shop.lies(aProduct({ name: 'Lon', available: 50 }));
    const salt = shop.lies(aProduct({ name: 'Muối', available: 7 }));
    shop.lies(
      aCombo({
        name: 'Bộ',
        of: [
          [tin, 10],
          [salt, 2],
        ],
      }),
    );
    shop.lies(aProduct({ name: 'Thùng', available: 0, masterUnitId: tin.card.id, conversionValue: 24 }));
    shop.lies(aProduct({ name: 'Gói quà', type: 'service', available: 0 }));
    expect(await shop.lying()).toEqual([
      ['Bộ', 3, 3],
      ['Gói quà', 1_000_000, 1_000_000],
      ['Lon', 50, 50],
      ['Muối', 7, 7],
      ['Thùng', 2, 2, 'unit'],
    ]);
  });

  it('is narrowed to a category with all beneath it, and to what is sold or not; the same are chosen at once', async () => {
    const [plain, beneath, off] = [
      shop.lies(aProduct({ name: 'A', category: rice })),
      shop.lies(aProduct({ name: 'B', category: sticky })),
      shop.lies(aProduct({ name: 'C', category: sticky, isActive: false })),
    ].map(({ card }) => card.id);
    shop.lies(aProduct({ name: 'D' }));
    const names = async (query: object) => (await shop.lying(query)).map(([name]) => name);
    expect(await names({ categoryId: 'rice' })).toEqual(['A', 'B', 'C']);
    expect(await names({ categoryId: 'sticky' })).toEqual(['B', 'C']);
    expect(await names({ isActive: 'false' })).toEqual(['C']);
    expect(await names({ allowsSale: 'false' })).toEqual(['C']);
    const { ids, total } = await shop.chosen({ categoryId: 'rice' });
    expect([ids.toSorted(), total]).toEqual([[plain, beneath, off].map(String).toSorted(), 3]);
  });
});

describe('a product as staff write it', () => {
  it('says what they said, and leaves empty what was worked out', async () => {
    const picture = (url: string) => ({ type: 'image' as const, url, alt: 'Gạo' });
    const film = { type: 'video' as const, url: '/media/products/phim.mp4', alt: 'Phim' };
    const made = shop.lies(
      aProduct({
        name: 'Gạo',
        category: sticky,
        unit: 'thung',
        taxType: 'khac',
        taxRateDirect: 7,
        shortDescription: 'Dẻo',
        media: [picture('/media/products/a.webp'), film, picture('/media/products/b.webp')],
        available: 3,
      }),
    );
    const shown = await getProductForStaff(shop.context, made.card.id);
    expect(shown).toMatchObject({
      categoryId: 'sticky',
      businessId: made.card.business.id,
      brandId: null,
      taxRate: '7%',
      taxRateDirect: 7,
      unit: 'thung',
      thumbnail: made.card.image,
      images: [
        { url: '/media/products/a.webp', sortOrder: 0 },
        { url: '/media/products/b.webp', sortOrder: 1 },
      ],
      videos: [film],
      metaTitle: '',
      metaDescription: '',
      isActive: true,
      allowsSale: true,
      revision: 1,
      shelves: [{ variantId: null, warehouseId: warehouse.id, onHand: 3, reserved: 0 }],
    });
    expect(shown).not.toHaveProperty('units');
  });

  it('says its brand, its own words for pages, a measure from before, and that it is not sold', async () => {
    const brand = { id: 'sen', name: 'Sen' };
    const made = aProduct({
      name: 'Gạo',
      metaTitle: 'Gạo ngon',
      metaDescription: 'Từ đồng',
      isActive: false,
      facts: { brand },
    });
    shop.lies({ ...made, detail: { ...made.detail, unit: 'bó' } });
    expect(await getProductForStaff(shop.context, made.card.id)).toMatchObject({
      brandId: 'sen',
      unit: 'bó',
      metaTitle: 'Gạo ngon',
      metaDescription: 'Từ đồng',
      isActive: false,
      allowsSale: false,
    });
    expect(await refusalOf(getProductForStaff(shop.context, 'nothing'))).toBe('PRODUCT_NOT_FOUND');
  });
});
