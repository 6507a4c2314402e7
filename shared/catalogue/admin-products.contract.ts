import * as z from 'zod';
import { staff } from '../contract/access.ts';
import { defineRoute } from '../contract/route.ts';
import { defineListIds } from '../lists/list-ids.ts';
import { defineList } from '../lists/list-contract.ts';
import { Vnd } from '../values/vnd-schema.ts';
import { adminProductList } from './product-choices.ts';
import { ProductExtrasView } from './product-extras.ts';
import { Media, Product, ProductCard, ProductId } from './product.ts';
import { Shelf } from './save-product.contract.ts';

/** Whether the product is on sale; two names for the same fact. */
const SaleState = z.object({ isActive: z.boolean(), allowsSale: z.boolean() });

/** A product as a row of the staff's list. */
export const AdminProduct = ProductCard.pick({
  id: true,
  name: true,
  code: true,
  slug: true,
  image: true,
  thumbnail: true,
  ground: true,
  price: true,
  basePrice: true,
  total: true,
  taxType: true,
  taxRate: true,
  hasVariants: true,
  type: true,
  freeShipping: true,
  stockStatus: true,
  sold: true,
  business: true,
  category: true,
  createdAt: true,
  updatedAt: true,
}).extend({
  ...SaleState.shape,
  /** Present stock of all warehouses and variants together; for a combo, the number that its parts allow. */
  stock: z.object({ onHand: z.int(), available: z.int() }),
  isUnit: z.boolean().describe('So many pieces of another product, which alone lies on shelves'),
});
export type AdminProduct = z.infer<typeof AdminProduct>;

export const listAdminProducts = defineList({
  name: 'catalogue/list-admin-products',
  summary: 'Products, on sale or not, by name, code, SKU or barcode',
  path: '/admin/products',
  access: staff('products.write'),
  list: adminProductList,
  row: AdminProduct,
});

export const listAdminProductIds = defineListIds(listAdminProducts, 'catalogue/list-admin-product-ids');

/** A product as staff entered it, without computed fields. */
export const ProductForStaff = Product.pick({
  id: true,
  name: true,
  code: true,
  slug: true,
  shortDescription: true,
  description: true,
  price: true,
  basePrice: true,
  taxType: true,
  ground: true,
  badges: true,
  freeShipping: true,
  featured: true,
  weight: true,
  minQuantity: true,
  maxQuantity: true,
  specifications: true,
  metaTitle: true,
  metaDescription: true,
  sold: true,
  business: true,
  brand: true,
  available: true,
  contents: true,
  units: true,
  createdAt: true,
  updatedAt: true,
})
  .extend(ProductExtrasView.shape)
  .extend(SaleState.shape)
  .extend({
    revision: z.int(),
    categoryId: z.string(),
    businessId: z.string(),
    brandId: z.string().nullable(),
    /** Displayed tax: '10%', 'KCT 10%'. */
    taxRate: z.string(),
    taxRateDirect: z.number(),
    /** A code of one of the nine units, or a free text from before there were nine. */
    unit: z.string(),
    thumbnail: z.string(),
    images: z.array(z.object({ url: z.string(), sortOrder: z.int() })),
    videos: z.array(Media),
    flashSale: z.boolean(),
    variants: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        value: z.string(),
        sku: z.string(),
        additionalPrice: Vnd,
        stock: z.int(),
        image: z.string().nullable(),
      }),
    ),
    shelves: z.array(Shelf),
  });
export type ProductForStaff = z.infer<typeof ProductForStaff>;

const params = z.object({ id: ProductId });

export const getAdminProduct = defineRoute({
  name: 'catalogue/get-admin-product',
  summary: 'A product as staff write it, on sale or not',
  method: 'GET',
  path: '/admin/products/{id}',
  access: staff('products.write'),
  params,
  reply: ProductForStaff,
  errors: ['PRODUCT_NOT_FOUND'],
});

export const setProductSelling = defineRoute({
  name: 'catalogue/set-product-selling',
  summary: 'Put a product on sale, or take it off',
  method: 'PATCH',
  path: '/admin/products/{id}/selling',
  access: staff('products.write'),
  params,
  body: z.strictObject({ isActive: z.boolean() }),
  reply: SaleState.extend({ id: ProductId, changed: z.boolean().describe('It was otherwise before') }),
  errors: ['PRODUCT_NOT_FOUND', 'STALE_STATE'],
});

export const deleteProduct = defineRoute({
  name: 'catalogue/delete-product',
  summary: 'Take a product out of the catalogue that nothing refers to',
  method: 'DELETE',
  path: '/products/{id}',
  access: staff('products.delete'),
  params,
  reply: z.object({ success: z.literal(true), message: z.string() }),
  errors: ['PRODUCT_NOT_FOUND', 'PRODUCT_REFERENCED', 'PRODUCT_HAS_UNITS', 'STALE_STATE'],
});
