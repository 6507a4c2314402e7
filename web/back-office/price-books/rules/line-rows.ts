import * as z from 'zod';
import { changedPrice } from '#shared/price-books/effective-price.ts';
import type { PriceBookLine, ProductLine } from '#shared/price-books/price-book.ts';
import { PriceRule, type PriceWay } from '#shared/price-books/price-rule.ts';
import { taxOf } from '#shared/values/money.ts';

/** A product, or one variant of it, as a row of the sheet; without a value the book says nothing of it. */
export type LineRow = {
  id: string;
  productId: string;
  variantId: string | null;
  version: number;
  name: string;
  code: string;
  /** Before tax, without the book. */
  ownPrice: number;
  taxRate: number;
  way: PriceWay;
  value: number | null;
  /** What the book makes of it, before tax and with it; nothing where it says nothing. */
  newPrice: number | null;
  paid: number | null;
};

export const LineBody = z
  .object({
    variantId: z.string().nullable(),
    way: PriceRule.shape.way.nullable(),
    value: z.number().nullable(),
  })
  .transform(({ variantId, way, value }) =>
    value === null ? null : { variantId, way: way ?? 'fixed', value },
  )
  .pipe(PriceRule.nullable());
export type LineBody = z.output<typeof LineBody>;

type Priced = Pick<LineRow, 'ownPrice' | 'way' | 'value'>;

/** What the book makes of a row's price, before tax. */
export const newPriceOf = ({ ownPrice, way, value }: Priced): number | null =>
  value === null ? null : changedPrice(ownPrice, { way, value });

/** What buyers pay for it. */
export function paidOf(row: Priced & Pick<LineRow, 'taxRate'>): number | null {
  const price = newPriceOf(row);
  return price === null ? null : price + taxOf(price, row.taxRate);
}

function rowOf(
  line: PriceBookLine,
  variant?: NonNullable<PriceBookLine['product']>['variants'][number],
): LineRow {
  const { productId, version, product, rules } = line;
  const variantId = variant?.id ?? null;
  const rule = rules.find((one) => one.variantId === variantId);
  const row = {
    id: `${productId}#${variantId ?? ''}`,
    productId,
    variantId,
    version,
    // A long name is cut at its end, and below each other the variants of one product differ by their value alone.
    name: variant ? `${variant.value} · ${product?.name ?? ''}` : (product?.name ?? ''),
    code: variant ? variant.sku : (product?.code ?? ''),
    ownPrice: (product?.price ?? 0) + (variant?.additionalPrice ?? 0),
    taxRate: product?.taxRate ?? 0,
    way: rule?.way ?? ('fixed' as const),
    value: rule?.value ?? null,
  };
  return { ...row, newPrice: newPriceOf(row), paid: paidOf(row) };
}

/** Each product with its variants below it; products that were deleted are left out. */
export const rowsOf = (lines: readonly PriceBookLine[]): LineRow[] =>
  lines.flatMap((line) =>
    line.product ? [rowOf(line), ...line.product.variants.map((variant) => rowOf(line, variant))] : [],
  );

type Change = { id: string; body: LineBody };

/** The lines rows were changed in, each with all that the book then says of its product. */
export function linesOf(lines: readonly PriceBookLine[], changes: readonly Change[]): ProductLine[] {
  const byProduct = Map.groupBy(changes, ({ id }) => id.slice(0, id.indexOf('#')));
  return [...byProduct].flatMap(([productId, own]) => {
    const line = lines.find((one) => one.productId === productId);
    if (!line) return [];
    const variants = own.map(({ id }) => id.slice(id.indexOf('#') + 1) || null);
    // Of a variant that is gone nothing is said any more.
    const there = [null, ...(line.product?.variants ?? []).map(({ id: variant }) => variant)];
    const kept = line.rules.filter(
      ({ variantId }) => there.includes(variantId) && !variants.includes(variantId),
    );
    const said = own.flatMap(({ body }) => (body ? [body] : []));
    return [{ productId, version: line.version, rules: [...kept, ...said] }];
  });
}
