import * as z from 'zod';
import { CategoryId } from '../catalogue/category.ts';
import { ProductCard, ProductId } from '../catalogue/product.ts';
import { SaleChannel } from '../values/sale-channel-schema.ts';
import { SinceDay } from '../values/days.ts';
import { idPattern } from '../values/ids.ts';
import { tidy } from '../values/text.ts';
import { Vnd } from '../values/vnd-schema.ts';
import { PriceChange, PriceRule, PriceWay } from './price-rule.ts';
import { type BookState, bookStates } from './book-state.ts';

export const PriceBookId = z.string().regex(idPattern);

/** Whose prices a book sets: everybody's, those of one business's products, or those of some buyers alone. */
export const PriceScope = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('all') }),
  z.strictObject({ kind: z.literal('business'), businessId: z.string().min(1).max(64) }),
  z.strictObject({ kind: z.literal('group'), groupId: z.string().min(1).max(64) }),
  z.strictObject({ kind: z.literal('channel'), channel: SaleChannel }),
]);
export type PriceScope = z.infer<typeof PriceScope>;

/** Everything of a category and under it, unless a line names the product itself or a nearer category. */
export const CategoryLine = PriceChange.safeExtend({ categoryId: CategoryId });
export type CategoryLine = z.infer<typeof CategoryLine>;

export const priceBookLimits = {
  /** Books that are kept, over or not. */
  books: 200,
  categories: 50,
  /** Lines of products that are saved together: one transaction takes a hundred writes. */
  linesAtOnce: 90,
  lines: 20_000,
  /** Rules of one product: itself and its variants. */
  rules: 51,
} as const;

const dayMilliseconds = 24 * 3600 * 1000;

/** The moment a book ends; of a day, as people in Vietnam count it, all is still its own. */
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

/** What staff say of a book; the prices of its products come line by line. */
export const PriceBookDraft = plainTerms.refine(endsAfterItBegins, endsLater);
export type PriceBookDraft = z.output<typeof PriceBookDraft>;

/** What a book says of one product: of itself, of some of its variants, or of both; of neither takes its line away. */
export const ProductLine = z.strictObject({
  productId: ProductId,
  /** As its line was read; 0 where the book had none. */
  version: z.int().min(0).optional(),
  rules: z
    .array(PriceRule)
    .max(priceBookLimits.rules)
    .refine((rules) => eachOnce(rules.map(({ variantId }) => variantId ?? '')), { error: 'each-once' }),
});
export type ProductLine = z.output<typeof ProductLine>;

/** A line in the fewest words: this product costs so much. */
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
    /** Begins with the lines of another. */
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

export const PriceBookState = z.enum(bookStates) satisfies z.ZodType<BookState>;

export const PriceBook = z.object({
  id: z.string(),
  name: z.string(),
  validFrom: z.string().nullable(),
  validTo: z.string().nullable(),
  isActive: z.boolean(),
  scope: PriceScope,
  priority: z.int(),
  categories: z.array(z.object({ categoryId: CategoryId, way: PriceWay, value: z.number() })),
  state: PriceBookState,
  /** Products it names; those of its categories come on top. */
  lineCount: z.int().min(0),
  /** Raised with every change of what is above. */
  version: z.int(),
  /** Whether every product knows what it says. */
  isWritten: z.boolean(),
  /** The work that writes it into its products, as it was last begun. */
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
  /** Before tax, without any book. */
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

/** A product in a book; without facts when it was deleted. */
export const PriceBookLine = z.object({
  productId: ProductId,
  version: z.int(),
  rules: z.array(z.object({ variantId: z.string().nullable(), way: PriceWay, value: z.number() })),
  product: LineProduct.nullable(),
});
export type PriceBookLine = z.infer<typeof PriceBookLine>;
