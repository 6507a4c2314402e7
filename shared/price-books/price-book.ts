import * as z from 'zod';
import { CategoryId } from '../catalogue/category.ts';
import { ProductCard, ProductId } from '../catalogue/product.ts';
import { SaleChannel } from '../values/sale-channel-schema.ts';
import { SinceDay } from '../values/days.ts';
import { idPattern } from '../values/ids.ts';
import { tidy } from '../values/text.ts';
import { Vnd } from '../values/vnd-schema.ts';
import { PriceChange, PriceRule, PriceEffect } from './price-rule.ts';
import { type BookState, bookStates } from './book-state.ts';

export const PriceBookId = z.string().regex(idPattern);

/** Scope of a book: all products, the products of one business, or only some buyers. */
export const PriceScope = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('all') }),
  z.strictObject({ kind: z.literal('business'), businessId: z.string().min(1).max(64) }),
  z.strictObject({ kind: z.literal('group'), groupId: z.string().min(1).max(64) }),
  z.strictObject({ kind: z.literal('channel'), channel: SaleChannel }),
]);
export type PriceScope = z.infer<typeof PriceScope>;

/** A rule for a category and its subcategories; one for the product or a nearer category precedes. */
const CategoryLine = PriceChange.safeExtend({ categoryId: CategoryId });
type CategoryLine = z.infer<typeof CategoryLine>;

export const priceBookLimits = {
  /** Maximum number of stored books, ended ones included. */
  books: 200,
  categories: 50,
  /** Product lines saved together; a transaction allows a hundred writes. */
  linesAtOnce: 90,
  lines: 20_000,
  /** Rules of one product: for itself and its variants. */
  rules: 51,
} as const;

const dayMilliseconds = 24 * 3600 * 1000;

/** End of a book: an instant, or a day in Vietnam, which is included completely. */
const EndMoment = z.union([
  z.iso.datetime({ offset: true }).transform((moment) => new Date(moment).toISOString()),
  z.iso
    .date()
    .transform((day) => new Date(Date.parse(`${day}T00:00:00.000+07:00`) + dayMilliseconds).toISOString()),
]);

const eachOnce = (names: string[]): boolean => new Set(names).size === names.length;

const terms = {
  name: z.string().max(240).transform(tidy).pipe(z.string().min(1).max(120)),
  validFrom: SinceDay.nullable(),
  validTo: EndMoment.nullable().describe('The first moment at which it no longer holds'),
  isActive: z.boolean(),
  scope: PriceScope,
  priority: z.int().min(0).max(1000).describe('Of two books, the higher one sets the price'),
  categories: z
    .array(CategoryLine)
    .max(priceBookLimits.categories)
    .refine((lines) => eachOnce(lines.map(({ categoryId }) => categoryId)), { error: 'each-once' }),
};

type Validity = { validFrom?: string | null | undefined; validTo?: string | null | undefined };
const endsAfterItBegins = ({ validFrom, validTo }: Validity): boolean =>
  !validFrom || !validTo || validFrom < validTo;
const endsLater = { path: ['validTo'], error: 'ends-before' };

const plainTerms = z.strictObject({
  ...terms,
  validFrom: terms.validFrom.default(null),
  validTo: terms.validTo.default(null),
  isActive: terms.isActive.default(true),
  scope: terms.scope.default({ kind: 'all' }),
  priority: terms.priority.default(0),
  categories: terms.categories.default([]),
});

/** The form in which staff write a price book; prices of single products are separate lines. */
export const PriceBookDraft = plainTerms.refine(endsAfterItBegins, endsLater);
export type PriceBookDraft = z.output<typeof PriceBookDraft>;

/** A book's rules for a product or some variants; a line without rules is deleted. */
export const ProductLine = z.strictObject({
  productId: ProductId,
  /** Version of the line as it was read; 0 if the book had no line. */
  version: z.int().min(0).optional(),
  rules: z
    .array(PriceRule)
    .max(priceBookLimits.rules)
    .refine((rules) => eachOnce(rules.map(({ variantId }) => variantId ?? '')), { error: 'each-once' }),
});
export type ProductLine = z.output<typeof ProductLine>;

/** Short form of a line: a fixed price for a product. */
const FixedPrice = z
  .strictObject({ productId: ProductId, variantId: z.string().min(1).max(64).nullish(), price: Vnd })
  .transform(({ productId, variantId, price }): z.input<typeof ProductLine> => ({
    productId,
    rules: [{ variantId: variantId ?? null, way: 'fixed', value: price }],
  }))
  .pipe(ProductLine);

export const ProductLines = z
  .array(z.union([ProductLine, FixedPrice]))
  .max(priceBookLimits.linesAtOnce)
  .refine((lines) => eachOnce(lines.map(({ productId }) => productId)), { error: 'each-once' });

export const PriceBookCreation = plainTerms
  .extend({
    items: ProductLines.default([]),
    /** Copies the lines of this book. */
    copyOf: PriceBookId.optional(),
    clientRequestId: z.string().min(8).max(64).optional(),
  })
  .refine(endsAfterItBegins, endsLater);
export type PriceBookCreation = z.output<typeof PriceBookCreation>;

export const PriceBookChange = z
  .strictObject(terms)
  .partial()
  .extend({ items: ProductLines.optional(), version: z.int().min(1) })
  .refine(endsAfterItBegins, endsLater);
export type PriceBookChange = z.output<typeof PriceBookChange>;

const PriceBookState = z.enum(bookStates) satisfies z.ZodType<BookState>;

export const PriceBook = z.object({
  id: z.string(),
  name: z.string(),
  validFrom: z.string().nullable(),
  validTo: z.string().nullable(),
  isActive: z.boolean(),
  scope: PriceScope,
  priority: z.int(),
  categories: z.array(z.object({ categoryId: CategoryId, way: PriceEffect, value: z.number() })),
  state: PriceBookState,
  /** Number of its product lines; products of its categories are not included. */
  lineCount: z.int().min(0),
  /** Incremented with every change of the fields above. */
  version: z.int(),
  /** Whether the book's prices have been written to all of its products. */
  isWritten: z.boolean(),
  /** The latest job that writes the prices to the products. */
  jobId: z.string().nullable(),
  updatedBy: z.object({ id: z.string(), name: z.string() }),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type PriceBook = z.infer<typeof PriceBook>;

const LineProduct = ProductCard.pick({
  name: true,
  code: true,
  image: true,
  thumbnail: true,
  ground: true,
  taxRate: true,
}).extend({
  /** Price before tax, without any book. */
  price: Vnd,
  isActive: z.boolean(),
  variants: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      value: z.string(),
      sku: z.string(),
      additionalPrice: z.int(),
    }),
  ),
});

/** A product's line in a book; `product` is null after the product was deleted. */
export const PriceBookLine = z.object({
  productId: ProductId,
  version: z.int(),
  rules: z.array(z.object({ variantId: z.string().nullable(), way: PriceEffect, value: z.number() })),
  product: LineProduct.nullable(),
});
export type PriceBookLine = z.infer<typeof PriceBookLine>;
