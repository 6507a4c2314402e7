import * as catalogue from '#shared/catalogue/index.ts';
import * as categories from '#functions/domain/catalogue/categories/categories.ts';
import * as categoryChoices from '#functions/domain/catalogue/categories/category-choices.ts';
import { categoryPage } from '#functions/domain/catalogue/categories/category-pages.ts';
import * as brands from '#functions/domain/catalogue/makers/brands.ts';
import * as businesses from '#functions/domain/catalogue/makers/businesses.ts';
import * as getting from '#functions/domain/catalogue/products/get-product.ts';
import {
  bestSellingProducts,
  featuredProducts,
  newProducts,
  popularProducts,
  findProductsByText,
  productsOfCategory,
} from '#functions/domain/catalogue/products/product-lists.ts';
import { relatedProducts } from '#functions/domain/catalogue/products/related-products.ts';
import { facetsText } from '#functions/domain/catalogue/search/known-facets.ts';
import { pageText } from '#functions/domain/catalogue/search/known-pages.ts';
import { suggestionsText } from '#functions/domain/catalogue/search/product-suggestions.ts';
import * as warehouses from '#functions/domain/catalogue/warehouses/warehouses.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';
import { readyList, readyPage, ReadyReply } from '#functions/platform/handlers/ready-reply.ts';

export const getBrand = httpRoute(catalogue.getBrand, ({ params }) => brands.getBrand(params.id));

export const getBusinessBySlug = httpRoute(catalogue.getBusinessBySlug, ({ params }) =>
  businesses.getBusiness(({ slug }) => slug === params.slug),
);

export const getBusiness = httpRoute(catalogue.getBusiness, ({ params }) =>
  businesses.getBusiness(({ id }) => id === params.id),
);

export const getCategoryBySlug = httpRoute(catalogue.getCategoryBySlug, ({ params, query }) =>
  categoryPage({ slug: params.slug }, query),
);

export const getCategoryTree = httpRoute(catalogue.getCategoryTree, ({ query }) =>
  categories.categoryTree(query),
);

export const getCategory = httpRoute(catalogue.getCategory, ({ params, query }) =>
  categoryPage({ id: params.id }, query),
);

export const getProductBySlug = httpRoute(catalogue.getProductBySlug, ({ params, table, now }) =>
  getting.getProductAt({ table, now }, params.slug),
);

export const getProductFacets = httpRoute(
  catalogue.getProductFacets,
  async ({ query }) => new ReadyReply(await facetsText(query)),
);

export const getProduct = httpRoute(catalogue.getProduct, ({ params, table, now }) =>
  getting.getProduct({ table, now }, params.id),
);

export const listBestSellingProducts = httpRoute(catalogue.listBestSellingProducts, async ({ query }) =>
  readyList(await bestSellingProducts(query.limit)),
);

export const listBrands = httpRoute(catalogue.listBrands, ({ query }) => brands.listBrands(query));

export const listBusinesses = httpRoute(catalogue.listBusinesses, ({ query }) =>
  businesses.listBusinesses(query),
);

export const listCategoriesOfProducts = httpRoute(catalogue.listCategoriesOfProducts, ({ query }) =>
  categoryChoices.categoriesOfProducts(query),
);

export const listCategories = httpRoute(catalogue.listCategories, ({ query }) =>
  categories.listCategories(query),
);

export const listFeaturedBusinesses = httpRoute(catalogue.listFeaturedBusinesses, ({ query }) =>
  businesses.featuredBusinesses(query),
);

export const listFeaturedProducts = httpRoute(catalogue.listFeaturedProducts, async ({ query }) =>
  readyList(await featuredProducts(query.limit)),
);

export const listNewProducts = httpRoute(catalogue.listNewProducts, async ({ query }) =>
  readyList(await newProducts(query.limit)),
);

export const listPopularProducts = httpRoute(catalogue.listPopularProducts, async ({ query }) =>
  readyList(await popularProducts(query.limit)),
);

export const listProductsOfCategory = httpRoute(catalogue.listProductsOfCategory, async ({ params, query }) =>
  readyPage(catalogue.listProductsOfCategory, await productsOfCategory(params.categoryId, query)),
);

export const listProducts = httpRoute(
  catalogue.listProducts,
  async ({ query }) => new ReadyReply(await pageText(query)),
);

export const listPublicWarehouses = httpRoute(catalogue.listPublicWarehouses, ({ table, now }) =>
  warehouses.listPublicWarehouses({ table, now }),
);

export const listRelatedCategories = httpRoute(catalogue.listRelatedCategories, ({ params, query }) =>
  categoryChoices.relatedCategories({ id: params.id, limit: query.limit }),
);

export const listRelatedProducts = httpRoute(catalogue.listRelatedProducts, async ({ params, query }) =>
  readyList(await relatedProducts(params.id, query.limit)),
);

export const searchProducts = httpRoute(catalogue.searchProducts, async ({ query }) =>
  readyPage(catalogue.searchProducts, await findProductsByText(query)),
);

export const suggestCategories = httpRoute(catalogue.suggestCategories, ({ query }) =>
  categoryChoices.suggestCategories(query),
);

export const suggestProducts = httpRoute(
  catalogue.suggestProducts,
  async ({ query }) => new ReadyReply(await suggestionsText(query)),
);
