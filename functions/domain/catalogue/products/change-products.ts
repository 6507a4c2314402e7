import * as z from 'zod';
import { changedBadges, changedPrice, isPrice, ProductsChange } from '#shared/catalogue/change-products.ts';
import { taxRateOf } from '#shared/catalogue/tax-rules.ts';
import type { JobTarget, RowChange } from '#functions/domain/jobs/job-target.ts';
import { changeRows } from '#functions/domain/jobs/change-rows.ts';
import type { CellValues } from '#functions/domain/jobs/import-plan.ts';
import type { ProductText } from '../views/product-record.ts';
import { maxChangedTogether, followPrices, type ProductChange, writesOfMany } from './change-many.ts';
import { readTexts } from './find-product.ts';
import { badgesCell } from './product-cells.ts';

type ProductThing = { id: string; product: ProductText };

type Target = Omit<JobTarget<ProductThing>, 'valuesOf'>;

const saidOf = (changes: readonly RowChange<ProductThing>[]): ProductChange[] =>
  changes.map(({ thing: { product }, values }) => ({ product, values }));

/** Reads and changes products for bulk jobs. */
const productTarget: Target = {
  findMany: async ({ table }, ids) =>
    (await readTexts(table, ids)).map((product) => product && { id: product.card.id, product }),
  together: maxChangedTogether,
  writesOf: (context, changes) => writesOfMany(context, saidOf(changes)),
  afterwards: (context, changes) => followPrices(context, saidOf(changes)),
};

const valuesOf = ({ product: { card } }: ProductThing) => ({
  isActive: card.isActive,
  categoryId: card.category.id,
  businessId: card.business.id,
  taxType: card.taxType,
  taxRateDirect: card.taxRate,
  freeShipping: card.freeShipping,
  price: card.price,
  badges: badgesCell(card.badges),
});

/** Returns the new values of one product; undefined if the price is invalid or badges are too many. */
function wanted(
  change: ProductsChange,
  { price, badges }: ProductThing['product']['card'],
): CellValues | undefined {
  switch (change.what) {
    case 'selling':
      return { isActive: change.isActive };
    case 'category':
      return { categoryId: change.categoryId };
    case 'business':
      return { businessId: change.businessId };
    case 'tax':
      return {
        taxType: change.taxType,
        taxRateDirect: taxRateOf(change.taxType, change.taxRateDirect),
      };
    case 'shipping':
      return { freeShipping: change.freeShipping };
    case 'badges': {
      const changed = changedBadges(badges, change);
      return changed && { badges: badgesCell(changed) };
    }
    case 'price': {
      const changed = changedPrice(price, change);
      return isPrice(changed) ? { price: changed } : undefined;
    }
  }
}

/** Changes many products at once, each as if staff had saved it. */
export const changeProducts = changeRows<ProductThing, { change: ProductsChange }>({
  input: z.object({ change: ProductsChange }),
  target: { ...productTarget, valuesOf },
  keyOf: ({ product: { card } }) => card.code,
  wanted: ({ change }, thing) => wanted(change, thing.product.card),
  refusal: ({ change }) => (change.what === 'badges' ? 'too_many' : 'out_of_range'),
});
