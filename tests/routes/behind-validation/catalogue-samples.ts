import { newId } from '#shared/values/ids.ts';
import { saveInventories } from '#functions/domain/inventory/stock/save-inventories.ts';
import { lotId } from '#functions/domain/inventory/lots/lot-keys.ts';
import { warehouseDraft } from '#tests/support/warehouse-draft.ts';
import { freshEmail, freshPhone } from '#tests/support/world.ts';
import type { Samples } from './sample.ts';
import type { Scene } from './scene.ts';

const short = () => ({ query: { limit: 5 } });
const paged = { page: 1, pageSize: 5 };

const products = ({ leaf, brand }: Scene) => ({
  query: {
    q: 'ấm đất',
    categoryId: leaf.id,
    businessId: 'biz-hoi-an',
    brandId: brand.id,
    brandName: brand.name,
    minPrice: 1000,
    maxPrice: 9_000_000,
    minRating: 0,
    freeShipping: 'false',
    stockStatus: 'in_stock',
    sortBy: 'relevance',
    sortDir: 'asc',
    ...paged,
  },
});

const adminProducts = {
  q: 'am dat',
  businessId: 'biz-hoi-an',
  taxType: 'zero,five',
  isActive: 'true',
  allowsSale: '1',
  categoryGroup: 'a,b',
  stockStatus: 'in_stock',
  sortBy: 'code',
  sortDir: 'asc',
  ...paged,
};

const makers = ({ leaf }: Scene) => ({
  query: {
    q: 'dệt',
    categoryId: leaf.id,
    verified: 'true',
    minRating: 0,
    minProductCount: 0,
    sortBy: 'sold',
    sortDir: 'asc',
    limit: 5,
    ...paged,
  },
});

const change = ({ leaf }: Scene) => ({
  name: 'Bát chiết yêu',
  code: `BCY-${newId().slice(-12)}`,
  slug: `bat-chiet-yeu-${newId().toLowerCase()}`,
  categoryId: leaf.id,
  businessId: 'biz-hoi-an',
  brandId: 'brand-bat-trang-xua',
  shortDescription: 'Men lam, vẽ tay',
  description: '<p>Nung củi ba ngày</p>',
  price: 95_000,
  basePrice: 120_000,
  taxType: 'khac',
  taxRateDirect: 7.5,
  image: '/media/products/bat-{width}.webp',
  ground: 2,
  media: [{ type: 'image', url: '/media/products/bat-{width}.webp', alt: 'Bát' }],
  badges: ['handmade'],
  freeShipping: true,
  featured: true,
  unit: 'cai',
  type: 'product',
  barCode: newId(),
  dimensions: '20x15x10',
  taxName: 'VAT',
  conversionValue: 1,
  keywords: ['gốm', 'bát'],
  attributes: [{ attributeName: 'Xuất xứ', attributeValue: 'Bát Tràng' }],
  weight: 300,
  minQuantity: 1,
  maxQuantity: 50,
  specifications: [{ name: 'Men', value: 'Lam' }],
  isActive: true,
  metaTitle: 'Bát chiết yêu',
  metaDescription: 'Bát gốm Bát Tràng',
});

const draft = (scene: Scene) => ({
  ...change(scene),
  variants: [{ name: 'Màu', value: 'Lam', sku: `BCY-${newId()}`, additionalPrice: 5000, stock: 3 }],
  stock: [{ warehouseId: scene.warehouse.id, onHand: 4 }],
});

const businessDraft = () => ({
  name: 'Lò Bầu',
  slug: `lo-bau-${newId().toLowerCase()}`,
  description: 'Gốm Bát Tràng',
  province: 'Hà Nội',
  verified: true,
  featured: false,
});

const brandDraft = () => ({
  name: 'Lam',
  slug: `lam-${newId().toLowerCase()}`,
  description: 'Men lam',
  country: 'Việt Nam',
  featured: true,
  businessId: 'biz-hoi-an',
});

const staffPage = { sortBy: 'productCount', sortOrder: 'desc', page: 1, limit: 5 };

export const catalogueSamples: Samples = {
  'catalogue/create-brand': ({ people }) => ({
    token: people.admin.accessToken,
    body: { ...brandDraft(), clientRequestId: newId() },
  }),
  'catalogue/create-business': ({ people }) => ({
    token: people.admin.accessToken,
    body: { ...businessDraft(), userId: null, logoId: null, clientRequestId: newId() },
  }),
  'catalogue/create-business-with-user': ({ people }) => ({
    token: people.admin.accessToken,
    body: {
      ...businessDraft(),
      logoId: null,
      user: {
        fullName: 'Nguyễn Thị Bầu',
        email: freshEmail(),
        phoneNumber: freshPhone(),
        password: 'Lò-gốm-2026',
      },
      clientRequestId: newId(),
    },
  }),
  'catalogue/create-category': ({ people, root }) => ({
    token: people.collaborator.accessToken,
    body: {
      name: `Chum vại ${newId()}`,
      description: 'Đựng nước, muối dưa',
      slug: `chum-vai-${newId().toLowerCase()}`,
      group: 'b',
      parentId: root.id,
      isActive: true,
      pictureId: null,
      position: 0,
      clientRequestId: newId(),
    },
  }),
  'catalogue/create-product': (scene) => ({ token: scene.people.admin.accessToken, body: draft(scene) }),
  'catalogue/delete-brand': async ({ people, aMakerMore }) => ({
    token: people.admin.accessToken,
    params: { id: (await aMakerMore()).brand.id },
  }),
  'catalogue/delete-business': async ({ people, aMakerMore }) => ({
    token: people.admin.accessToken,
    params: { id: (await aMakerMore()).business.id },
  }),
  'catalogue/delete-category': async ({ people, aCategoryMore }) => ({
    token: people.admin.accessToken,
    params: { id: (await aCategoryMore()).id },
  }),
  'catalogue/delete-product': async ({ people, aSellable }) => ({
    token: people.admin.accessToken,
    params: { id: (await aSellable({ available: 0 })).card.id },
  }),
  'catalogue/delete-warehouse': async ({ people, anEmptyWarehouse }) => ({
    token: people.admin.accessToken,
    params: { id: (await anEmptyWarehouse()).id },
  }),
  'catalogue/get-admin-product': ({ people, product }) => ({
    token: people.collaborator.accessToken,
    params: { id: product.card.id },
  }),
  'catalogue/get-admin-brand': ({ people, brand }) => ({
    token: people.collaborator.accessToken,
    params: { id: brand.id },
  }),
  'catalogue/get-admin-business': ({ people }) => ({
    token: people.collaborator.accessToken,
    params: { id: 'biz-hoi-an' },
  }),
  'catalogue/get-admin-business-by-slug': ({ people }) => ({
    token: people.collaborator.accessToken,
    params: { slug: 'det-hoi-an' },
  }),
  'catalogue/get-admin-business-of-user': async ({ people, aMakerMore }) => ({
    token: people.collaborator.accessToken,
    params: { userId: (await aMakerMore()).business.userId ?? '' },
  }),
  'catalogue/get-brand': ({ brand }) => ({ params: { id: brand.id } }),
  'catalogue/get-business': () => ({ params: { id: 'biz-hoi-an' } }),
  'catalogue/get-business-by-slug': () => ({ params: { slug: 'det-hoi-an' } }),
  'catalogue/get-category': ({ root }) => ({ params: { id: root.id }, query: { includeFeatured: 'true' } }),
  'catalogue/get-category-by-slug': ({ leaf }) => ({
    params: { slug: leaf.slug },
    query: { includeFeatured: '' },
  }),
  'catalogue/get-category-tree': () => ({ query: { withCounts: '1', maxDepth: 2 } }),
  'catalogue/get-product': ({ product }) => ({ params: { id: product.card.id } }),
  'catalogue/get-product-by-slug': ({ choice }) => ({ params: { slug: choice.card.slug } }),
  'catalogue/get-product-facets': products,
  'catalogue/get-product-stock': ({ people, product }) => ({
    token: people.collaborator.accessToken,
    params: { id: product.card.id },
  }),
  'catalogue/create-warehouse': ({ people }) => ({
    token: people.admin.accessToken,
    body: { ...warehouseDraft, clientRequestId: 'kho-vinh-1' },
  }),
  'catalogue/list-admin-brands': ({ people }) => ({
    token: people.collaborator.accessToken,
    query: { ...staffPage, q: 'bat', businessId: 'biz-hoi-an' },
  }),
  'catalogue/list-admin-businesses': ({ people }) => ({
    token: people.collaborator.accessToken,
    query: { ...staffPage, q: 'det', verified: 'true' },
  }),
  'catalogue/list-admin-categories': ({ people }) => ({
    token: people.collaborator.accessToken,
    query: { isActive: 'true' },
  }),
  'catalogue/list-admin-product-ids': ({ people }) => ({
    token: people.collaborator.accessToken,
    query: adminProducts,
  }),
  'catalogue/list-admin-products': ({ people }) => ({
    token: people.collaborator.accessToken,
    query: adminProducts,
  }),
  'catalogue/list-admin-warehouses': ({ people }) => ({ token: people.admin.accessToken }),
  'catalogue/list-best-selling-products': short,
  'catalogue/list-brands': makers,
  'catalogue/list-businesses': makers,
  'catalogue/list-categories': ({ root }) => ({
    query: {
      q: 'gốm',
      parentId: root.id,
      isRoot: 'false',
      group: 'a,b',
      stockStatus: 'in_stock',
      sortBy: 'productCount',
      sortDir: 'desc',
      ...paged,
    },
  }),
  'catalogue/list-categories-of-products': () => ({ query: { pageSize: 10 } }),
  'catalogue/list-featured-businesses': short,
  'catalogue/list-featured-products': short,
  'catalogue/list-new-products': short,
  'catalogue/list-popular-products': short,
  'catalogue/list-products': products,
  'catalogue/list-products-of-category': ({ root }) => ({ params: { categoryId: root.id }, query: paged }),
  'catalogue/list-public-warehouses': () => ({}),
  'catalogue/list-related-categories': ({ root }) => ({ params: { id: root.id }, query: { limit: 3 } }),
  'catalogue/list-related-products': ({ product }) => ({
    params: { id: product.card.id },
    query: { limit: 3 },
  }),
  'catalogue/list-warehouses': ({ people }) => ({ token: people.admin.accessToken }),
  'catalogue/print-labels': ({ people, product, choice }) => ({
    token: people.collaborator.accessToken,
    body: {
      sheet: 'a4-65',
      lines: [
        { productId: product.card.id, variantId: null, copies: 3 },
        { productId: choice.card.id, variantId: 'co-m', copies: 1 },
      ],
    },
  }),
  'catalogue/search-products': () => ({ query: { q: 'ao lua', ...paged } }),
  'catalogue/search-warehouses': ({ people }) => ({
    token: people.admin.accessToken,
    query: {
      q: 'kho',
      province: 'Đà Nẵng',
      isActive: 'true',
      sortBy: 'code',
      sortOrder: 'desc',
      page: 1,
      limit: 5,
    },
  }),
  'catalogue/set-product-selling': async ({ people, aSellable }) => ({
    token: people.collaborator.accessToken,
    params: { id: (await aSellable()).card.id },
    body: { isActive: false },
  }),
  'catalogue/suggest-categories': () => ({ query: { q: 'go', limit: 4 } }),
  'catalogue/suggest-products': () => ({ query: { q: 'am', limit: 4 } }),
  'catalogue/update-brand': async ({ people, aMakerMore }) => ({
    token: people.admin.accessToken,
    params: { id: (await aMakerMore()).brand.id },
    body: { ...brandDraft(), version: 1 },
  }),
  'catalogue/update-business': async ({ people, aMakerMore }) => ({
    token: people.admin.accessToken,
    params: { id: (await aMakerMore()).business.id },
    body: { ...businessDraft(), userId: null, logoId: null, version: 1 },
  }),
  'catalogue/update-category': async ({ people, aCategoryMore, root }) => ({
    token: people.collaborator.accessToken,
    params: { id: (await aCategoryMore()).id },
    body: {
      name: 'Chum vại sành',
      description: 'Đựng nước',
      slug: `chum-sanh-${newId().toLowerCase()}`,
      group: 'c',
      parentId: root.id,
      isActive: false,
      pictureId: null,
      position: 1,
      version: 1,
    },
  }),
  'catalogue/update-product': async (scene) => {
    const { card } = await scene.aSellable();
    return {
      token: scene.people.collaborator.accessToken,
      params: { id: card.id },
      body: {
        ...change(scene),
        code: card.code,
        slug: card.slug,
        revision: 1,
      },
    };
  },
  'catalogue/update-warehouse': ({ people, warehouse }) => ({
    token: people.admin.accessToken,
    params: { id: warehouse.id },
    body: { name: 'Kho Đà Nẵng mới', isActive: true, version: 1 },
  }),
  'favorites/add-favorite': ({ people, product }) => ({
    token: people.member.accessToken,
    params: { productId: product.card.id },
  }),
  'favorites/list-favorite-ids': ({ people }) => ({ token: people.member.accessToken }),
  'favorites/list-favorites': ({ people }) => ({
    token: people.member.accessToken,
    query: { cursor: '2026-11-01T00:00:00.000Z#x', limit: 5 },
  }),
  'favorites/remove-favorite': ({ people, choice }) => ({
    token: people.member.accessToken,
    params: { productId: choice.card.id },
  }),
  'inventory/list-differences': ({ people }) => ({ token: people.admin.accessToken }),
  'inventory/list-inventories': ({ people, product }) => ({
    token: people.collaborator.accessToken,
    params: { id: product.card.id },
  }),
  'inventory/list-movements': ({ people, product, warehouse }) => ({
    token: people.collaborator.accessToken,
    params: { productId: product.card.id },
    query: { warehouseId: warehouse.id, variantId: '-', take: 5 },
  }),
  'inventory/search-lots': ({ people, warehouse }) => ({
    token: people.collaborator.accessToken,
    query: { q: 'sua', state: 'in30', warehouseId: warehouse.id },
  }),
  'inventory/count-lots': ({ people }) => ({ token: people.collaborator.accessToken }),
  'inventory/list-shelf-lots': ({ people, product, warehouse }) => ({
    token: people.collaborator.accessToken,
    params: { productId: product.card.id },
    query: { warehouseId: warehouse.id },
  }),
  'inventory/write-off-lot': async (scene) => {
    const { card } = await scene.aSellable();
    const shelf = { productId: card.id, variantId: '-', warehouseId: scene.warehouse.id };
    const lot = { code: 'L1', expiresOn: '2024-01-01', quantity: 4 };
    const { table } = scene.world;
    const now = () => new Date();
    await saveInventories(
      { table, now },
      {
        productId: card.id,
        userId: scene.people.admin.id,
        seesCosts: true,
        inventories: [{ warehouseId: shelf.warehouseId, onHand: 20, lots: [lot] }],
      },
    );
    // The ledger hears of the lots later; until then they are not known well enough to be written off.
    await scene.world.cloud.idle();
    return {
      token: scene.people.collaborator.accessToken,
      params: { id: lotId(shelf, lot) },
      body: { reason: 'Hết hạn', quantity: 4, clientRequestId: newId() },
    };
  },
  'inventory/repair-shelf': async (scene) => {
    const { card } = await scene.aSellable();
    return {
      token: scene.people.admin.accessToken,
      body: {
        productId: card.id,
        variantId: null,
        warehouseId: scene.warehouse.id,
        revision: 0,
        onHand: 19,
        reserved: 0,
        reason: 'Đếm lại cùng kế toán',
      },
    };
  },
  'inventory/save-inventories': async (scene) => {
    const { card } = await scene.aSellable();
    return {
      token: scene.people.collaborator.accessToken,
      params: { id: card.id },
      body: {
        inventories: [
          {
            warehouseId: scene.warehouse.id,
            variantId: null,
            onHand: 25,
            onHandBefore: 20,
            onOrder: 0,
            reserved: 0,
            minQuantity: 5,
            maxQuantity: null,
          },
        ],
        reason: 'Đếm lại kho',
        clientRequestId: newId(),
      },
    };
  },
  'inventory/search-inventory': ({ people, warehouse }) => ({
    token: people.collaborator.accessToken,
    query: {
      q: 'ao lua',
      warehouseId: warehouse.id,
      state: 'low',
      categoryId: 'thoi-trang',
      lowStock: 'true',
      sortBy: 'available',
      sortOrder: 'desc',
      page: 1,
      pageSize: 5,
    },
  }),
  'links/get-url-metadata': () => ({ query: { url: 'http://khong-co-that.invalid/bai-viet?a=1' } }),
  'operations/get-health': () => ({}),
  'places/get-former-district': () => ({ params: { code: '760' }, query: { depth: 2 } }),
  'places/get-former-province': () => ({ params: { code: '79' }, query: { depth: 3 } }),
  'places/get-province': () => ({ params: { code: '01' }, query: { depth: 2 } }),
  'places/list-former-provinces': () => ({}),
  'places/list-provinces': () => ({}),
  'places/suggest-former-places': ({ people }) => ({
    token: people.member.accessToken,
    query: { query: '12 lê lợi bến nghé' },
  }),
  'places/suggest-places': ({ people }) => ({
    token: people.member.accessToken,
    query: { query: 'hoàn kiếm' },
  }),
};
