import { ProductDraft } from '#shared/catalogue/index.ts';
import { readCategory } from '#functions/domain/catalogue/categories/read-category.ts';
import { createProduct } from '#functions/domain/catalogue/products/create-product.ts';
import { getProduct } from '#functions/domain/catalogue/products/get-product.ts';
import { productKeys } from '#functions/domain/catalogue/catalogue-keys.ts';
import {
  brandItems,
  businessItems,
  categoryItem,
} from '#functions/domain/catalogue/records/catalogue-records.ts';
import { findProductIdByCode, readTexts } from '#functions/domain/catalogue/products/find-product.ts';
import { warehouseItem } from '#functions/domain/catalogue/products/product-items.ts';
import { exportProducts } from '#functions/domain/catalogue/products/sheet/export-products.ts';
import { importProducts } from '#functions/domain/catalogue/products/sheet/import-products.ts';
import { categoriesView } from '#functions/domain/catalogue/views/categories-view.ts';
import { StoredCategory } from '#functions/domain/catalogue/views/category-record.ts';
import { makersView } from '#functions/domain/catalogue/views/makers-view.ts';
import { productsView } from '#functions/domain/catalogue/views/products-view.ts';
import { readShelves } from '#functions/domain/catalogue/warehouses/shelf-label.ts';
import { type Item, remove } from '#functions/platform/table/table-operations.ts';
import { aBrand, aBusiness, aCategory, aWarehouse, warehouse } from '#tests/support/catalogue.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import { fillView, followTable } from '../support/views-of-table.ts';
import { sheetJobs } from '../support/sheet-jobs.ts';

const food = aCategory({ name: 'Thực phẩm' });
const tea = aCategory({ name: 'Trà', parentId: food.id, path: [food.id, 'cat-tra'], level: 2 });
const gifts = aCategory({ name: 'Quà' });
/** There are two of this name, so that each is told by its way down the tree. */
const giftTea = aCategory({
  id: 'cat-qua-tra',
  name: 'Trà',
  slug: 'qua-tra',
  parentId: gifts.id,
  path: [gifts.id, 'cat-qua-tra'],
  level: 2,
});
const categories = { food, tea, gifts, giftTea };
const stalls = [
  aBusiness({ id: 'biz-a', slug: 'biz-a', name: 'Hội An' }),
  aBusiness({ id: 'biz-b', slug: 'biz-b', name: 'Huế' }),
];
const brand = aBrand({ name: 'Sen Việt', businessId: 'biz-a' });

type Draft = Partial<ProductDraft> & { name: string; code: string };

/** A shop that staff keep by files: four categories, two stalls, one brand, two warehouses. */
export async function sheetShop() {
  const { table, put, rows } = memoryTable();
  const all = Object.values(categories);
  put([
    ...all.map((category) => categoryItem(category)),
    ...stalls.flatMap((stall) => businessItems(stall)),
    ...brandItems(brand),
    warehouseItem(aWarehouse()),
    warehouseItem(aWarehouse({ id: 'wh-hue', code: 'HUE', name: 'Kho Huế' })),
  ]);
  await fillView(
    categoriesView,
    all.map((category) => StoredCategory.parse(category)),
  );
  await fillView(makersView, [
    ...stalls.map((stall) => ({ ...stall, entity: 'business' as const })),
    { ...brand, entity: 'brand' as const },
  ]);
  await followTable(productsView, table);
  const orders: { id: string; code: string }[] = [];
  const jobs = sheetJobs({
    table,
    runners: {
      'import-products': importProducts(() => Promise.resolve(orders)),
      'export-products': exportProducts,
    },
  });
  const { context } = jobs;
  const saving = { ...context, findCategory: async (id: string) => readCategory(id) };

  return {
    ...jobs,
    table,
    put,
    rows,
    orders,
    async make(given: Draft): Promise<string> {
      const draft = { categoryId: tea.id, businessId: 'biz-a', price: 100_000, ...given };
      return (await createProduct(saving, { ...ProductDraft.parse(draft), userId: 'lan' })).id;
    },
    /** A product from before SKUs and barcodes were reserved has this one. */
    unreserve: (code: string) => table.write([remove(productKeys.goodsCodeClaim(code))]),
    idOf: (code: string) => findProductIdByCode(context, code),
    async textOf(code: string) {
      const [text] = await readTexts(table, [(await findProductIdByCode(context, code)) ?? '']);
      return text;
    },
    show: async (code: string) => getProduct(context, (await findProductIdByCode(context, code)) ?? ''),
    /** What lies on each shelf of a product, by warehouse and variant. */
    async shelves(code: string): Promise<Record<string, number>> {
      const found = await readShelves(context, (await findProductIdByCode(context, code)) ?? '');
      return Object.fromEntries(
        found.map(({ warehouseId, variantId, onHand }) => [`${warehouseId} ${variantId}`, onHand]),
      );
    },
    /** Changes the shelves of a product by hand, as orders would; of one variant alone, if that is named. */
    setShelf: async (code: string, change: object, variantId?: string): Promise<void> => {
      const id = (await findProductIdByCode(context, code)) ?? '';
      const shelves = rows().filter(
        (row) =>
          row['entity'] === 'stock' &&
          row['pk'] === productKeys.partition(id) &&
          (variantId === undefined || row['variantId'] === variantId),
      );
      put(shelves.map((shelf): Item => ({ ...(shelf as Item), ...change })));
    },
    carryOut: async (lines: readonly string[], said: object = {}) =>
      jobs.apply(await jobs.check('import-products', lines.join('\n'), said)),
    tryOut: async (lines: readonly string[], said: object = {}) => {
      const job = await jobs.check('import-products', lines.join('\n'), said);
      return { job, refused: await jobs.refusedOf(job) };
    },
  };
}

/** What is said aloud with a file that counts, or adds to, the first warehouse. */
export const counting = (way: 'sets' | 'adds' = 'sets') => ({
  stock: { way, warehouseId: warehouse.id, reason: 'Kiểm kho' },
});
