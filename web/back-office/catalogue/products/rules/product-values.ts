import * as z from 'zod';
import type { ProductForStaff } from '#shared/catalogue/admin-products.contract.ts';
import { productUnits, taxTypes, unitWord } from '#shared/catalogue/product-choices.ts';
import { codeFrom } from '#shared/catalogue/product-code.ts';
import { needed } from '#shared/catalogue/product-extras.ts';
import { ProductDraft } from '#shared/catalogue/save-product.contract.ts';
import { slugify } from '#shared/values/text.ts';
import { localDraft } from '#web/platform/forms/form-draft.ts';
import { skuOf, withOwnSkus } from './variant-matrix.ts';

const error = 'unit-needed';

/** Allows the nine units, and the older unit that the product may already have. */
const unitWith = (kept: string | undefined) =>
  // The cast is safe, because only one of the nine is sent; see `changeOf`.
  z.enum(kept ? ([...productUnits, kept] as unknown as typeof productUnits) : productUnits, { error });

/** Full product schema of the form. Values that the API would generate are required here. */
export const productForm = (keptUnit?: string) =>
  ProductDraft.safeExtend({
    slug: needed(120, 'product-slug-needed').pipe(
      z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, { error: 'slug' }),
    ),
    taxType: z.enum(taxTypes, { error: 'tax-type-needed' }),
    unit: unitWith(keptUnit),
    thumbnail: z.string().min(1, { error: 'thumbnail-needed' }).pipe(ProductDraft.shape.image.unwrap()),
  });
export type ProductBody = z.output<ReturnType<typeof productForm>>;
export type ProductValues = z.input<ReturnType<typeof productForm>>;
type AllValues = Required<ProductValues>;

/** Fields without an input; the server derives them from others. */
export const following = ['allowsSale', 'taxRate', 'image', 'stock'] as const;

export const blankProduct: AllValues = {
  name: '',
  code: '',
  slug: '',
  barCode: '',
  type: 'product',
  parts: [],
  categoryId: '',
  businessId: '',
  brandId: null,
  shortDescription: '',
  description: '',
  price: 0,
  basePrice: 0,
  taxType: 'zero',
  taxName: 'VAT',
  taxRate: '0%',
  taxRateDirect: 0,
  unit: 'cai',
  weight: 0,
  dimensions: '',
  conversionValue: 1,
  masterUnitId: '',
  minQuantity: 1,
  maxQuantity: 999,
  isActive: true,
  allowsSale: true,
  freeShipping: false,
  featured: false,
  flashSale: false,
  isLotSerialControl: false,
  isBatchExpireControl: false,
  isRewardPoint: false,
  image: '',
  thumbnail: '',
  images: [],
  media: [],
  ground: 1,
  badges: [],
  variants: [],
  stock: [],
  specifications: [],
  attributes: [],
  metaTitle: '',
  metaDescription: '',
  keywords: [],
};

type FollowingName = (typeof following)[number];

/** Fields that the conflict dialog can ask about. */
export const conflictFields = (Object.keys(blankProduct) as (keyof AllValues)[]).filter(
  (name): name is Exclude<keyof AllValues, FollowingName> => !following.some((one) => one === name),
);

/** Pictures of a product, always including the main one. */
const withMain = ({ thumbnail, images }: Pick<ProductForStaff, 'thumbnail' | 'images'>) =>
  thumbnail === '' || images.some(({ url }) => url === thumbnail)
    ? images
    : [{ url: thumbnail, sortOrder: 0 }, ...images];

/** Form values of an existing product. Its stock is managed elsewhere. */
export function valuesOf(product: ProductForStaff): AllValues {
  const boxes = Object.keys(blankProduct) as (keyof AllValues)[];
  const said = { ...blankProduct, ...product, media: product.videos };
  return {
    // Keeps only the fields of the form.
    ...(Object.fromEntries(boxes.map((name) => [name, said[name]])) as AllValues),
    image: '',
    images: withMain(product),
    variants: product.variants.map(({ name, value, sku, additionalPrice, image }) => ({
      name,
      value,
      sku,
      additionalPrice,
      stock: 0,
      image,
    })),
    stock: [],
  };
}

/** Form values of a copy. Unique values are derived from its name again or left empty. */
export const copyOf = (product: ProductForStaff): AllValues => ({
  ...valuesOf(product),
  code: '',
  slug: '',
  barCode: '',
  isActive: false,
  variants: withOwnSkus(
    valuesOf(product).variants.map((variant) => ({
      ...variant,
      sku: skuOf(codeFrom(product.name), variant.value),
    })),
  ),
});

/** Returns form values of a bigger unit with its own name, price and codes; only its size is left open. */
export const unitValues = (base: ProductForStaff): AllValues => {
  const unit = base.unit === 'thung' ? 'hop' : 'thung';
  return {
    ...copyOf(base),
    name: `${base.name} (${unitWord(unit)})`,
    isActive: true,
    flashSale: false,
    price: 0,
    basePrice: 0,
    unit,
    masterUnitId: base.id,
    conversionValue: 0,
  };
};

const inOrder = <Sent extends Pick<ProductBody, 'images'>>(body: Sent): Sent => ({
  ...body,
  images: body.images?.map(({ url }, sortOrder) => ({ url, sortOrder })),
});

/**
 * Body for a new product. If code and slug still follow the name, the server may add a number when they are
 * taken. SKUs that were not edited in a copy change with its code.
 */
export function draftOf({ slug, ...body }: ProductBody, like?: ProductForStaff) {
  const { name, code } = body;
  const asCopied = new Map(like && copyOf(like).variants.map(({ value, sku }) => [value, sku]));
  const variants = body.variants.map((variant) =>
    variant.sku === asCopied.get(variant.value) ? { ...variant, sku: skuOf(code, variant.value) } : variant,
  );
  return {
    ...inOrder({ ...body, slug }),
    slug: slug === slugify(name) ? undefined : slug,
    codeDerived: code === codeFrom(name),
    variants: withOwnSkus(variants),
  };
}

/** Returns the body of a change: with the revision read, without stock, which warehouses count. */
export function changeOf({ unit, stock: _stock, ...body }: ProductBody, revision: number) {
  return {
    ...inOrder(body),
    unit: productUnits.find((known) => known === unit),
    variants: body.variants.map(({ stock: _count, cost: _cost, ...variant }) => variant),
    revision,
  };
}

/** Draft of unsaved input in this browser, one per product. */
export const productDraft = (id: string) =>
  localDraft<ProductValues>(`product-${id}`, (kept) =>
    typeof kept === 'object' && kept && Object.keys(blankProduct).every((name) => name in kept)
      ? (kept as ProductValues)
      : undefined,
  );
