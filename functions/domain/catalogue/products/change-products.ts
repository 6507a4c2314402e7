import type * as z from 'zod';
import {
  changedPrice,
  ChangeProductsInput,
  isPrice,
  type ProductsChange,
} from '#shared/catalogue/change-products.ts';
import { taxRateOf } from '#shared/catalogue/tax-rules.ts';
import { changeRows } from '#functions/domain/jobs/change-rows.ts';
import type { CellValues } from '#functions/domain/jobs/import-plan.ts';
import type { ProductRecord } from '../views/product-record.ts';
import { productTarget, type ProductThing } from './product-target.ts';

const valuesOf = ({ record: { card } }: { record: Pick<ProductRecord, 'card'> }) => ({
  isActive: card.isActive,
  categoryId: card.category.id,
  businessId: card.business.id,
  taxType: card.taxType,
  taxRateDirect: card.taxRate,
  freeShipping: card.freeShipping,
  price: card.price,
});

/** What is said of one product by a change of many; nothing where no price would be left. */
function wanted(change: ProductsChange, price: number): CellValues | undefined {
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
    case 'price': {
      const changed = changedPrice(price, change);
      return isPrice(changed) ? { price: changed } : undefined;
    }
  }
}

/** One change of many products, each as if staff had saved it. */
export const changeProducts = changeRows<ProductThing, z.output<typeof ChangeProductsInput>>({
  input: ChangeProductsInput,
  target: { ...productTarget, valuesOf },
  keyOf: ({ record: { card } }) => card.code,
  wanted: ({ change }, thing) => wanted(change, thing.record.card.price),
  refusal: 'out_of_range',
});
