import * as z from 'zod';
import { staff } from '../contract/access.ts';
import { SaidPrice } from '../values/vnd-schema.ts';
import { defineRoute } from '../contract/route.ts';
import { slugify, tidy } from '../values/text.ts';
import { CategoryId } from './category.ts';
import { Badge, Media, Product, ProductId } from './product.ts';
import { TaxType } from './tax-rules.ts';

const line = (max: number) =>
  z
    .string()
    .max(max * 2)
    .transform(tidy)
    .pipe(z.string().min(1).max(max));

const eachOnce = (names: string[]): boolean => new Set(names).size === names.length;

/** Pictures are our own, uploaded before: an address of elsewhere would be printed into pages. */
const MediaUrl = z
  .string()
  .max(500)
  .regex(/^\/media(\/[\w{}-][\w.{}-]*)+$/);
const OwnPicture = z.union([MediaUrl, z.literal('')]);
const PlaybackId = z
  .string()
  .max(120)
  .regex(/^[\w -]+$/);
const Count = z.int().min(0).max(10_000_000);

const Variant = z.strictObject({
  name: line(60),
  value: line(60),
  sku: line(40),
  additionalPrice: SaidPrice,
  image: MediaUrl.nullish(),
});

/** What staff may say of a product; prices with tax, card and search row are worked out from it. */
const ProductSaid = z
  .strictObject({
    name: line(160),
    code: line(32),
    slug: z
      .string()
      .max(120)
      .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
      .optional(),
    categoryId: CategoryId,
    businessId: z.string().min(1).max(64),
    brandId: z.string().max(64).nullable().default(null),
    shortDescription: z.string().max(300).default(''),
    description: z.string().max(60_000).default(''),
    price: SaidPrice,
    basePrice: SaidPrice.default(0),
    taxType: TaxType.default('zero'),
    taxRateDirect: z.number().min(0).max(100).default(0),
    image: OwnPicture.default(''),
    ground: z.int().min(1).max(6).default(1),
    media: z
      .array(Media.extend({ url: OwnPicture, alt: z.string().max(300), playbackId: PlaybackId.optional() }))
      .max(20)
      .default([]),
    badges: z.array(Badge).max(4).default([]),
    freeShipping: z.boolean().default(false),
    featured: z.boolean().default(false),
    flashSale: z
      .boolean()
      .default(false)
      .describe('Many will want it at once: it is sold from portions of its stock'),
    unit: line(20).default('cai'),
    weight: z.number().min(0).max(10_000).default(0),
    minQuantity: z.int().min(1).default(1),
    maxQuantity: z.int().min(1).default(999),
    specifications: z
      .array(z.strictObject({ name: line(80), value: line(300) }))
      .max(40)
      .default([]),
    variants: z.array(Variant).max(50).default([]),
    isActive: z.boolean().default(true),
    metaTitle: z.string().max(160).default(''),
    metaDescription: z.string().max(320).default(''),
  })
  .refine(({ variants }) => eachOnce(variants.map(({ name, value }) => slugify(`${name} ${value}`))), {
    path: ['variants'],
    error: 'each-once',
  });
export type ProductSaid = z.output<typeof ProductSaid>;

/** A new product comes with what lies on its shelves; from then on those change by movements only. */
export const ProductDraft = ProductSaid.safeExtend({
  variants: z
    .array(Variant.extend({ stock: Count }))
    .max(50)
    .default([]),
  stock: z
    .array(z.strictObject({ warehouseId: z.string().max(64), onHand: Count }))
    .max(50)
    .default([]),
})
  .refine(({ stock }) => eachOnce(stock.map(({ warehouseId }) => warehouseId)), {
    path: ['stock'],
    error: 'each-once',
  })
  .refine(({ variants, stock }) => stock.length > 0 || variants.every((variant) => variant.stock === 0), {
    path: ['stock'],
    error: 'warehouse-needed',
  });
export type ProductDraft = z.output<typeof ProductDraft>;

/** The product as it was read, changed: the revision says which that was. */
export const ProductChange = ProductSaid.safeExtend({ revision: z.int().min(1) });
export type ProductChange = z.output<typeof ProductChange>;

/** One product or variant in one warehouse, as those who work with it see it. */
export const Shelf = z.object({
  variantId: z.string().nullable(),
  warehouseId: z.string(),
  warehouseName: z.string(),
  onHand: z.int(),
  /** Held by orders; no count may be lower. */
  reserved: z.int(),
});

const ForStaff = z.object({ revision: z.int(), flashSale: z.boolean(), shelves: z.array(Shelf) });
const SavedProduct = Product.extend(ForStaff.shape);
export type SavedProduct = z.infer<typeof SavedProduct>;

const refusals = [
  'SLUG_EXISTS',
  'PRODUCT_CODE_EXISTS',
  'UNKNOWN_CATEGORY',
  'UNKNOWN_BUSINESS',
  'UNKNOWN_BRAND',
] as const;

export const createProduct = defineRoute({
  name: 'catalogue/create-product',
  summary: 'Add a product',
  method: 'POST',
  path: '/products',
  access: staff('products.write'),
  body: ProductDraft,
  reply: SavedProduct,
  status: 201,
  errors: [...refusals, 'UNKNOWN_WAREHOUSE'],
});

export const updateProduct = defineRoute({
  name: 'catalogue/update-product',
  summary: 'Change a product',
  method: 'PUT',
  path: '/products/{id}',
  access: staff('products.write'),
  params: z.object({ id: ProductId }),
  body: ProductChange,
  reply: SavedProduct,
  errors: [...refusals, 'PRODUCT_NOT_FOUND', 'STALE_STATE'],
});

export const getProductStock = defineRoute({
  name: 'catalogue/get-product-stock',
  summary: 'What lies on a product’s shelves, and the revision a change of it names',
  method: 'GET',
  path: '/admin/products/{id}/stock',
  access: staff('products.write'),
  params: z.object({ id: ProductId }),
  reply: ForStaff,
  errors: ['PRODUCT_NOT_FOUND'],
});

export const deleteProduct = defineRoute({
  name: 'catalogue/delete-product',
  summary: 'Take a product out of the catalogue',
  method: 'DELETE',
  path: '/products/{id}',
  access: staff('products.delete'),
  params: z.object({ id: ProductId }),
  reply: z.object({ success: z.literal(true) }),
  errors: ['PRODUCT_NOT_FOUND', 'STALE_STATE'],
});
