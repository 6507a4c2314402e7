import { productSheetKey } from '#shared/catalogue/product-sheet.ts';
import { importRows } from '#functions/domain/jobs/import-rows.ts';
import { productTarget, type ProductThing } from './product-target.ts';

/** Products of a file, known by their codes; what it says is saved as if staff had said it of each. */
export const importProducts = importRows<ProductThing>({
  ...productTarget,
  key: productSheetKey,
  valuesOf: ({ record: { card } }) => ({
    name: card.name,
    price: card.price,
    basePrice: card.basePrice,
    isActive: card.isActive,
  }),
  fileName: { vi: 'san-pham-can-sua', en: 'products-to-mend' },
});
