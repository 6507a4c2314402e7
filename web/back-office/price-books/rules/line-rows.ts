import * as z from 'zod';
import { changedPrice } from '#shared/price-books/effective-price.ts';
import type { PriceBookLine, ProductLine } from '#shared/price-books/price-book.ts';
import { PriceRule, type PriceEffect } from '#shared/price-books/price-rule.ts';
import { taxOf } from '#shared/values/money.ts';

/** Row of the sheet: a product or one of its variants. Without a value the price book has no price for it. */
export type LineRow = {
  id: string;
  productId: string;
  variantId: string | null;
  version: number;
  name: string;
  code: string;
  /** Price before tax, without the price book. */
  ownPrice: number;
  taxRate: number;
  way: PriceEffect;
  value: number | null;
  /** Price from the price book before tax, and with tax; null if the book has none. */
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

type RowPrice = Pick<LineRow, 'ownPrice' | 'way' | 'value'>;

/** Price of a row from the price book, before tax. */
export const newPriceOf = ({ ownPrice, way, value }: RowPrice): number | null =>
  value === null ? null : changedPrice(ownPrice, { way, value });

/** Price of a row for buyers, with tax. */
export function paidOf(row: RowPrice & Pick<LineRow, 'taxRate'>): number | null {
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
    // The variant's value comes first, because long names are cut at the end and variants of a product differ
    // only in it.
    name: variant ? `${variant.value} · ${product?.name ?? ''}` : (product?.name ?? ''),
    code: variant ? variant.sku : (product?.code ?? ''),
    ownPrice: (product?.price ?? 0) + (variant?.additionalPrice ?? 0),
    taxRate: product?.taxRate ?? 0,
    way: rule?.way ?? ('fixed' as const),
    value: rule?.value ?? null,
  };
  return { ...row, newPrice: newPriceOf(row), paid: paidOf(row) };
}

/** Rows of each product, followed by its variants; deleted products are left out. */
export const rowsOf = (lines: readonly PriceBookLine[]): LineRow[] =>
  lines.flatMap((line) =>
    line.product ? [rowOf(line), ...line.product.variants.map((variant) => rowOf(line, variant))] : [],
  );

type Change = { id: string; body: LineBody };

/** Lines that contain changed rows, each with the complete rules of its product. */
export function linesOf(lines: readonly PriceBookLine[], changes: readonly Change[]): ProductLine[] {
  const byProduct = Map.groupBy(changes, ({ id }) => id.slice(0, id.indexOf('#')));
  return [...byProduct].flatMap(([productId, own]) => {
    const line = lines.find((one) => one.productId === productId);
    if (!line) return [];
    const variants = own.map(({ id }) => id.slice(id.indexOf('#') + 1) || null);
    // Rules of a deleted variant are dropped.
    const there = [null, ...(line.product?.variants ?? []).map(({ id: variant }) => variant)];
    const kept = line.rules.filter(
      ({ variantId }) => there.includes(variantId) && !variants.includes(variantId),
    );
    const said = own.flatMap(({ body }) => (body ? [body] : []));
    return [{ productId, version: line.version, rules: [...kept, ...said] }];
  });
}
