import type { JobTarget, ThingChange } from '#functions/domain/jobs/job-target.ts';
import type { ProductText } from '../views/product-record.ts';
import { changedTogether, followPrices, type SaidOfProduct, writesOfMany } from './change-many.ts';
import { readTexts } from './find-product.ts';

export type ProductThing = { id: string; product: ProductText };

type Target = Omit<JobTarget<ProductThing>, 'valuesOf'>;

const saidOf = (changes: readonly ThingChange<ProductThing>[]): SaidOfProduct[] =>
  changes.map(({ thing: { product }, values }) => ({ product, values }));

/** Reads and changes products for bulk jobs. */
export const productTarget: Target = {
  findMany: async ({ table }, ids) =>
    (await readTexts(table, ids)).map((product) => product && { id: product.card.id, product }),
  together: changedTogether,
  writesOf: (context, changes) => writesOfMany(context, saidOf(changes)),
  afterwards: (context, changes) => followPrices(context, saidOf(changes)),
};
