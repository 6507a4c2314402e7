import * as catalogue from '#shared/catalogue/index.ts';
import { can } from '#shared/contract/access.ts';
import { AppError } from '#shared/contract/errors.ts';
import { notice } from '#shared/messages/index.ts';
import * as deletingCategory from '#functions/domain/catalogue/categories/delete-category.ts';
import { readCategory } from '#functions/domain/catalogue/categories/read-category.ts';
import * as savingCategory from '#functions/domain/catalogue/categories/save-category.ts';
import * as staffCategories from '#functions/domain/catalogue/categories/staff-categories.ts';
import * as printing from '#functions/domain/catalogue/labels/print-labels.ts';
import * as businessWithUser from '#functions/domain/catalogue/makers/business-with-user.ts';
import * as deletingBrand from '#functions/domain/catalogue/makers/delete-brand.ts';
import * as deletingBusiness from '#functions/domain/catalogue/makers/delete-business.ts';
import * as savingBrand from '#functions/domain/catalogue/makers/save-brand.ts';
import * as savingBusiness from '#functions/domain/catalogue/makers/save-business.ts';
import * as staffBrands from '#functions/domain/catalogue/makers/staff-brands.ts';
import * as staffBusinesses from '#functions/domain/catalogue/makers/staff-businesses.ts';
import {
  chooseAdminProducts,
  searchAdminProducts,
} from '#functions/domain/catalogue/products/admin-products.ts';
import * as creating from '#functions/domain/catalogue/products/create-product.ts';
import * as deletingProduct from '#functions/domain/catalogue/products/delete-product.ts';
import { findProduct } from '#functions/domain/catalogue/products/find-product.ts';
import { getProductForStaff, toSavedProduct } from '#functions/domain/catalogue/products/read-for-staff.ts';
import * as savingProduct from '#functions/domain/catalogue/products/save-product.ts';
import { setSelling } from '#functions/domain/catalogue/products/set-selling.ts';
import * as warehouses from '#functions/domain/catalogue/warehouses/warehouses.ts';
import * as deletingWarehouse from '#functions/domain/inventory/delete-warehouse.ts';
import { findOrdersOf } from '#functions/domain/orders/reading/orders-of-product.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const createBrand = httpRoute(catalogue.createBrand, ({ actor, body, table, now }) =>
  savingBrand.createBrand({ table, now }, { ...body, by: actor.userId }),
);

export const createBusinessWithUser = httpRoute(
  catalogue.createBusinessWithUser,
  ({ actor, body, language, table, now }) =>
    businessWithUser.createBusinessWithUser({ table, now }, { ...body, by: actor.userId, language }),
);

export const createBusiness = httpRoute(catalogue.createBusiness, ({ actor, body, table, now }) =>
  savingBusiness.createBusiness({ table, now }, { ...body, by: actor.userId }),
);

export const createCategory = httpRoute(catalogue.createCategory, ({ actor, body, table, now }) =>
  savingCategory.createCategory({ table, now }, { ...body, userId: actor.userId }),
);

export const createProduct = httpRoute(
  catalogue.createProduct,
  ({ actor: { userId, role }, body, table, now }) =>
    creating.createProduct(
      { table, now, findCategory: readCategory },
      { ...body, userId, seesCosts: can(role, 'costs.read') },
    ),
);

export const createWarehouse = httpRoute(
  catalogue.createWarehouse,
  ({ actor: { userId }, body, table, now }) =>
    warehouses.createWarehouse({ table, now }, { ...body, userId }),
);

export const deleteBrand = httpRoute(catalogue.deleteBrand, async ({ params: { id }, table, now }) => {
  await deletingBrand.deleteBrand({ table, now }, id);
  return { success: true as const };
});

export const deleteBusiness = httpRoute(
  catalogue.deleteBusiness,
  async ({ language, params: { id }, table, now }) => {
    await deletingBusiness.deleteBusiness({ table, now }, id);
    return { success: true as const, message: notice('businessDeleted', language) };
  },
);

export const deleteCategory = httpRoute(
  catalogue.deleteCategory,
  async ({ language, params: { id }, table, now }) => {
    await deletingCategory.deleteCategory({ table, now }, id);
    return { success: true as const, message: notice('categoryDeleted', language) };
  },
);

export const deleteProduct = httpRoute(catalogue.deleteProduct, async ({ language, params, table, now }) => {
  await deletingProduct.deleteProduct({ table, now }, params.id, findOrdersOf);
  return { success: true as const, message: notice('productDeleted', language) };
});

export const deleteWarehouse = httpRoute(
  catalogue.deleteWarehouse,
  async ({ params: { id }, table, now }) => {
    await deletingWarehouse.deleteWarehouse({ table, now }, id);
    return { success: true as const };
  },
);

export const getAdminBrand = httpRoute(catalogue.getAdminBrand, ({ params: { id }, table, now }) =>
  staffBrands.getAdminBrand({ table, now }, id),
);

export const getAdminBusinessBySlug = httpRoute(
  catalogue.getAdminBusinessBySlug,
  ({ params: { slug }, table, now }) => staffBusinesses.getAdminBusinessBySlug({ table, now }, slug),
);

export const getAdminBusinessOfUser = httpRoute(
  catalogue.getAdminBusinessOfUser,
  ({ params: { userId }, table, now }) => staffBusinesses.getAdminBusinessOfUser({ table, now }, userId),
);

export const getAdminBusiness = httpRoute(catalogue.getAdminBusiness, ({ params: { id }, table, now }) =>
  staffBusinesses.getAdminBusiness({ table, now }, id),
);

export const getAdminProduct = httpRoute(catalogue.getAdminProduct, ({ params, table, now }) =>
  getProductForStaff({ table, now }, params.id),
);

/** Includes products that are not on sale. */
export const getProductStock = httpRoute(catalogue.getProductStock, async ({ params, table, now }) => {
  const record = await findProduct({ table, now }, params.id);
  if (!record) throw new AppError('PRODUCT_NOT_FOUND');
  return toSavedProduct(record);
});

export const listAdminBrands = httpRoute(catalogue.listAdminBrands, ({ query }) =>
  staffBrands.listAdminBrands(query),
);

export const listAdminBusinesses = httpRoute(catalogue.listAdminBusinesses, ({ query, table, now }) =>
  staffBusinesses.listAdminBusinesses({ table, now }, query),
);

export const listAdminCategories = httpRoute(catalogue.listAdminCategories, ({ query, table, now }) =>
  staffCategories.listAdminCategories({ table, now }, query),
);

export const listAdminProductIds = httpRoute(catalogue.listAdminProductIds, ({ query }) =>
  chooseAdminProducts(query),
);

export const listAdminProducts = httpRoute(catalogue.listAdminProducts, ({ query, table, now }) =>
  searchAdminProducts({ table, now }, query),
);

export const listAdminWarehouses = httpRoute(catalogue.listAdminWarehouses, ({ table, now }) =>
  warehouses.listWarehouses({ table, now }),
);

export const listWarehouses = httpRoute(catalogue.listWarehouses, ({ table, now }) =>
  warehouses.listWarehouses({ table, now }),
);

export const printLabels = httpRoute(catalogue.printLabels, ({ body, table, now }) =>
  printing.printLabels({ table, now }, body),
);

export const searchWarehouses = httpRoute(catalogue.searchWarehouses, ({ query, table, now }) =>
  warehouses.searchWarehouses({ table, now }, query),
);

export const setProductSelling = httpRoute(catalogue.setProductSelling, ({ params, body, table, now }) =>
  setSelling({ table, now }, { ...params, ...body }),
);

export const updateBrand = httpRoute(catalogue.updateBrand, ({ params: { id }, body, table, now }) =>
  savingBrand.updateBrand({ table, now }, { ...body, id }),
);

export const updateBusiness = httpRoute(
  catalogue.updateBusiness,
  ({ actor, params: { id }, body, table, now }) =>
    savingBusiness.updateBusiness({ table, now }, { ...body, id, by: actor.userId }),
);

export const updateCategory = httpRoute(
  catalogue.updateCategory,
  ({ actor, params: { id }, body, table, now }) =>
    savingCategory.updateCategory({ table, now }, { ...body, id, userId: actor.userId }),
);

export const updateProduct = httpRoute(catalogue.updateProduct, ({ params: { id }, body, table, now }) =>
  savingProduct.updateProduct({ table, now, findCategory: readCategory }, { id, change: body }),
);

export const updateWarehouse = httpRoute(catalogue.updateWarehouse, ({ params, body, table, now }) =>
  warehouses.updateWarehouse({ table, now }, { ...body, ...params }),
);
