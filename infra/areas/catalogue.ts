import * as catalogue from '#shared/catalogue/index.ts';
import { inFolder, route, schedule, worker, type Area, type Handler } from './area.ts';
import { viewNames } from './rights.ts';

const throughView = { table: 'read', views: ['products', 'categories', 'makers'] } as const;

/** Saving a product copies its category's group and path, which it reads from the view of categories. */
const saving = { table: 'write', views: ['categories'] } as const;

/** Changing categories, businesses or brands counts their products in the view. */
const managing = { table: 'write', views: ['products'] } as const;

const makers = { table: 'read', views: ['products', 'makers'] } as const;

/** The first file of a big market takes minutes to build; with a short timeout it would never be finished. */
const building = { memoryMb: 2048, timeoutSeconds: 600 };

/** Builds each view before any area that reads it is deployed. */
export const buildView = {
  entry: 'workers/build-view',
  rights: { table: 'read', views: 'store' },
  ...building,
  timeoutSeconds: 900,
} satisfies Handler;

export const catalogueArea: Area = {
  name: 'catalogue',
  routes: [
    ...inFolder('shop', [
      route(catalogue.listProducts, throughView),
      route(catalogue.suggestProducts, throughView),
      route(catalogue.searchProducts, throughView),
      route(catalogue.getProductFacets, throughView),
      route(catalogue.listFeaturedProducts, throughView),
      route(catalogue.listBestSellingProducts, throughView),
      route(catalogue.listNewProducts, throughView),
      route(catalogue.listPopularProducts, throughView),
      route(catalogue.listProductsOfCategory, throughView),
      route(catalogue.listRelatedProducts, throughView),
      route(catalogue.listCategories, throughView),
      route(catalogue.getCategoryTree, throughView),
      route(catalogue.getCategory, throughView),
      route(catalogue.getCategoryBySlug, throughView),
      route(catalogue.suggestCategories, throughView),
      route(catalogue.listRelatedCategories, throughView),
      route(catalogue.listCategoriesOfProducts, throughView),

      route(catalogue.listBusinesses, throughView),
      route(catalogue.listFeaturedBusinesses, throughView),
      route(catalogue.getBusiness, throughView),
      route(catalogue.getBusinessBySlug, throughView),
      route(catalogue.listBrands, throughView),
      route(catalogue.getBrand, throughView),
      route(catalogue.listPublicWarehouses, { table: 'read' }),

      route(catalogue.getProduct, { table: 'read' }),
      route(catalogue.getProductBySlug, { table: 'read', indexes: ['gsi1'] }),
    ]),
    ...inFolder('staff', [
      route(catalogue.listWarehouses, { table: 'read' }),
      route(catalogue.listAdminWarehouses, { table: 'read' }),
      route(catalogue.searchWarehouses, { table: 'read' }),
      route(catalogue.createWarehouse, { table: 'write' }),
      route(catalogue.updateWarehouse, { table: 'write' }),
      // Views tell what is still in stock there and which orders wait for pickup.
      route(catalogue.deleteWarehouse, { table: 'write', views: ['inventory', 'orders'], indexes: ['gsi1'] }),

      route(catalogue.listAdminCategories, { table: 'read', views: ['products'] }),
      route(catalogue.createCategory, managing),
      route(catalogue.updateCategory, managing),
      route(catalogue.deleteCategory, managing),

      route(catalogue.listAdminBusinesses, makers),
      route(catalogue.getAdminBusiness, { table: 'read', views: ['products'] }),
      route(catalogue.getAdminBusinessBySlug, makers),
      route(catalogue.getAdminBusinessOfUser, { table: 'read', views: ['products'] }),
      route(catalogue.createBusiness, managing),
      // This also opens an account, whose password hash is stored with the others.
      route(catalogue.createBusinessWithUser, { ...managing, signIns: true }),
      route(catalogue.updateBusiness, managing),
      route(catalogue.deleteBusiness, { ...makers, table: 'write' }),

      route(catalogue.listAdminBrands, makers),
      route(catalogue.getAdminBrand, { table: 'read', views: ['products'] }),
      route(catalogue.createBrand, managing),
      route(catalogue.updateBrand, managing),
      route(catalogue.deleteBrand, managing),

      route(catalogue.createProduct, saving),
      route(catalogue.updateProduct, saving),
      route(catalogue.deleteProduct, { table: 'write', views: ['orders'] }),
      route(catalogue.listAdminProducts, { table: 'read', views: ['categories', 'products'] }),
      route(catalogue.listAdminProductIds, { table: 'read', views: ['categories', 'products'] }),
      route(catalogue.getAdminProduct, { table: 'read' }),
      route(catalogue.setProductSelling, { table: 'write' }),
      route(catalogue.printLabels, { table: 'read' }, { memoryMb: 1024 }),
      route(catalogue.getProductStock, { table: 'read' }),
    ]),
  ],
  workers: [
    // Writes every product of a department one by one. The delay lets views show what was saved before the
    // change.
    worker(
      'refile-products',
      'filing',
      { table: 'write', views: ['products'] },
      { seconds: 300, batch: 1, atOnce: 2, delaySeconds: 5 },
    ),
  ],
  schedules: [
    schedule('snapshot-views', 10, { table: 'read', views: 'store' }, { ...building, eachView: viewNames }),
    // Reads every item once, so it runs only where data is real.
    schedule('compare-views', 720, { table: 'read', views: viewNames }, { ...building, guardedOnly: true }),
  ],
};
