import * as z from 'zod';
import { staff } from '../contract/access.ts';
import { UnitCost } from '../values/unit-cost-schema.ts';
import { PriceInput } from '../values/vnd-schema.ts';
import { defineRoute } from '../contract/route.ts';
import { priceLimit } from '../values/money.ts';
import { slugify, tidy } from '../values/text.ts';
import { type CheckedFields, checkProduct } from './check-product.ts';
import { maxBadges, productUnits } from './product-choices.ts';
import { needed, ProductExtras, ProductExtrasView } from './product-extras.ts';
import { Badge, Media, Product, ProductId } from './product.ts';
import { TaxType } from './tax-rules.ts';

const line = (max: number) =>
  z
    .string()
    .max(max * 2)
    .transform(tidy)
    .pipe(z.string().min(1).max(max));

const eachOnce = (names: string[]): boolean => new Set(names).size === names.length;

/** Address of a picture uploaded to this site; foreign ones are refused, as pages print it. */
const MediaUrl = z
  .string()
  .max(500)
  .regex(/^\/media(\/[\w{}-][\w.{}-]*)+$/, { error: 'image-url' });
const OwnPicture = z.string().refine((url) => url === '' || MediaUrl.safeParse(url).success, {
  error: 'image-url',
});
const PlaybackId = z
  .string()
  .max(120)
  .regex(/^[\w -]+$/);
const Count = z.int().min(0).max(10_000_000);

const Price = z.int().min(0, { error: 'price-negative' }).max(priceLimit);
const chosen = (error: string) => z.string({ error }).min(1, { error }).max(64);
const Specification = z.strictObject({ name: line(80), value: line(300) });
const maxSpecifications = 40;

const Variant = z.strictObject({
  name: needed(60, 'variant-name-needed'),
  value: needed(60, 'variant-value-needed'),
  sku: needed(40, 'variant-sku-needed'),
  additionalPrice: PriceInput,
  image: MediaUrl.nullish(),
});

/** Fields that are checked together. */
type Rows = Omit<CheckedFields, 'variants'> & { variants: { name: string; value: string; sku: string }[] };

const consistent = <Words extends z.ZodType<Rows>>(words: Words): Words =>
  words
    .superRefine(checkProduct)
    .refine(({ variants }) => eachOnce(variants.map(({ name, value }) => slugify(`${name} ${value}`))), {
      path: ['variants'],
      error: 'each-once',
    });

const ProductFields = z.strictObject({
  name: needed(160, 'product-name-needed'),
  code: needed(32, 'product-code-needed'),
  slug: z
    .string()
    .max(120)
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, { error: 'slug' })
    .optional(),
  categoryId: chosen('category-needed'),
  businessId: chosen('business-needed'),
  brandId: z.string().max(64).nullable().default(null),
  shortDescription: z.string().max(300).default(''),
  description: z.string().max(60_000).default(''),
  price: Price,
  basePrice: Price.default(0),
  taxType: TaxType.default('zero'),
  taxRate: z.string().max(20).optional().describe('What the tax is called: follows `taxType`'),
  taxRateDirect: z.number().min(0).max(100).default(0),
  image: OwnPicture.default(''),
  ground: z.int().min(1).max(6).default(1),
  media: z
    .array(Media.extend({ url: OwnPicture, alt: z.string().max(300), playbackId: PlaybackId.optional() }))
    .max(20)
    .default([]),
  thumbnail: OwnPicture.optional().describe('Another name of `image`; wins over it'),
  images: z
    .array(z.strictObject({ url: MediaUrl, sortOrder: z.int().min(0) }))
    .max(20)
    .optional()
    .describe('All pictures anew; videos stay those of `media`'),
  badges: z.array(Badge).max(maxBadges).default([]),
  freeShipping: z.boolean().default(false),
  featured: z.boolean().default(false),
  flashSale: z
    .boolean()
    .default(false)
    .describe('Many will want it at once: it is sold from portions of its stock'),
  unit: z.enum(productUnits, { error: 'unit-needed' }).default('cai'),
  weight: z.number().min(0).max(10_000).default(0),
  minQuantity: z.int().min(1).default(1),
  maxQuantity: z.int().min(1).default(999),
  specifications: z
    .union([
      z.array(Specification).max(maxSpecifications),
      z
        .record(z.string(), z.string())
        .transform((named) => Object.entries(named).map(([name, value]) => ({ name, value })))
        .pipe(z.array(Specification).max(maxSpecifications)),
    ])
    .default([])
    .describe('A map of names to values, or a list of both. The answer is the list, which keeps its order'),
  variants: z.array(Variant).max(50).default([]),
  isActive: z.boolean().default(true),
  allowsSale: z.boolean().optional().describe('Follows `isActive`, whatever it says'),
  ...ProductExtras.shape,
  metaTitle: z.string().max(160).default(''),
  metaDescription: z.string().max(320).default(''),
});

/** A product as staff write it; prices with tax, card and search row are computed from it. */
export type ProductInput = z.output<typeof ProductFields>;

/** Cost of a piece of the opening stock. */
const OpeningCost = UnitCost.nullish().describe('Only from those who may see costs; left out, nobody knows');

/** A new product contains its opening stock; later its stock only changes by movements. */
export const ProductDraft = consistent(
  ProductFields.extend({
    variants: z
      .array(Variant.extend({ stock: Count, cost: OpeningCost }))
      .max(50)
      .default([]),
    stock: z
      .array(
        z.strictObject({
          warehouseId: z.string().min(1, { error: 'required' }).max(64),
          onHand: Count,
          cost: OpeningCost,
        }),
      )
      .max(50)
      .default([]),
  }),
)
  .refine(({ stock }) => eachOnce(stock.map(({ warehouseId }) => warehouseId)), {
    path: ['stock'],
    error: 'each-once',
  })
  .refine(({ variants, stock }) => stock.length > 0 || variants.every((variant) => variant.stock === 0), {
    path: ['stock'],
    error: 'warehouse-needed',
  });
export type ProductDraft = z.output<typeof ProductDraft>;

/** A product to be created. */
export const NewProduct = ProductDraft.safeExtend({
  codeDerived: z
    .boolean()
    .default(false)
    .describe(
      'The code was made of the name: where it is taken it gets a number, and SKUs made of it with it',
    ),
  clientRequestId: z.string().min(8).max(64).optional(),
});

/** A changed product; `revision` is the version that was read. */
export const ProductChange = consistent(
  ProductFields.extend({
    revision: z.int().min(1),
    unit: z.enum(productUnits, { error: 'unit-needed' }).optional().describe('Left out, it stays'),
  }),
);
export type ProductChange = z.output<typeof ProductChange>;

/** Stock of a product or variant in one warehouse, as staff see it. */
export const Shelf = z.object({
  variantId: z.string().nullable(),
  warehouseId: z.string(),
  warehouseName: z.string(),
  onHand: z.int(),
  /** Pieces reserved by orders; the stock cannot be set lower. */
  reserved: z.int(),
});

const ForStaff = z.object({ revision: z.int(), flashSale: z.boolean(), shelves: z.array(Shelf) });
const SavedProduct = Product.extend(ForStaff.shape).extend(ProductExtrasView.shape).extend({
  isActive: z.boolean(),
  allowsSale: z.boolean(),
});
export type SavedProduct = z.infer<typeof SavedProduct>;

const refusals = [
  'SLUG_EXISTS',
  'PRODUCT_CODE_EXISTS',
  'GOODS_CODE_EXISTS',
  'UNKNOWN_CATEGORY',
  'UNKNOWN_BUSINESS',
  'UNKNOWN_BRAND',
  'UNKNOWN_UPLOAD',
  'COMBO_PART_UNKNOWN',
  'COMBO_IN_COMBO',
  'COMBO_PART_FULL',
  'UNIT_BASE_UNKNOWN',
  'UNIT_BASE_UNFIT',
  'UNIT_BASE_FULL',
  'UNIT_OF_UNIT',
  'UNIT_IN_COMBO',
] as const;

export const createProduct = defineRoute({
  name: 'catalogue/create-product',
  summary: 'Add a product',
  method: 'POST',
  path: '/products',
  access: staff('products.write'),
  body: NewProduct,
  reply: SavedProduct,
  status: 201,
  errors: [
    ...refusals,
    'FORBIDDEN',
    'UNKNOWN_WAREHOUSE',
    'PRODUCT_NOT_FOUND',
    'REQUEST_DIFFERS',
    'STALE_STATE',
  ],
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
  errors: [
    ...refusals,
    'COMBO_HAS_STOCK',
    'UNIT_IS_PART',
    'UNIT_HAS_STOCK',
    'UNIT_WAS_SOLD',
    'PRODUCT_HAS_UNITS',
    'PRODUCT_NOT_FOUND',
    'STALE_STATE',
  ],
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
