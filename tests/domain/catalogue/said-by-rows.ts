import type { CellValues } from '#functions/domain/jobs/import-plan.ts';
import type { PlaceWords } from '#functions/domain/catalogue/products/sheet/place-words.ts';
import { meaningIn } from '#functions/domain/catalogue/products/sheet/row-meaning.ts';
import { emptyShelf, type SheetThing } from '#functions/domain/catalogue/products/sheet/sheet-thing.ts';
import { aProduct } from '#tests/support/catalogue.ts';

const none: PlaceWords = { placeOf: () => ({ problem: 'unknown' }), textOf: (id) => id };
const tea: PlaceWords = {
  placeOf: (text) =>
    text === 'Trà' ? { id: 'cat-tra' } : { problem: text === 'Hai' ? 'ambiguous' : 'unknown' },
  textOf: () => 'Thời trang',
};
const places = { category: tea, business: none, brand: none };
const variants = [{ name: 'Cỡ', value: 'M', sku: 'AO-M', additionalPrice: 500, stock: 4 }];
/** Goods with a tax of their own, of which two to five are bought at once. */
export const product = aProduct({
  name: 'Áo',
  taxType: 'khac',
  taxRateDirect: 7,
  unit: 'cai',
  minQuantity: 2,
  maxQuantity: 5,
});
export const parted = aProduct({ name: 'Áo', variants });

export type Way = 'sets' | 'adds';
/** What a row means that says this of a thing: of the goods above, unless another is given. */
export const meaning = (given: Partial<SheetThing>, values: CellValues, way?: Way) => {
  const thing = { id: 'x', productId: 'x', product, sku: null, shelf: emptyShelf, ...given };
  const stock = way ? { way, warehouseId: 'w', reason: 'Kiểm' } : null;
  const row = { row: 2, cells: [], key: 'AO', part: thing.sku, values, problems: [] };
  return meaningIn({ places, stock })(thing, values, row);
};
export const values = (said: CellValues) => ({ values: said });
export const problem = (column: string, code: string) => ({ problems: [{ column, code }] });
