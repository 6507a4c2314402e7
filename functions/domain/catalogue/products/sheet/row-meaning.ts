import { unitOfWord, productUnits, unitWord } from '#shared/catalogue/product-choices.ts';
import type { ProductImportOptions } from '#shared/catalogue/product-import.ts';
import { type ProductColumn, variantColumns } from '#shared/catalogue/product-sheet.ts';
import { TaxType, taxRateOf } from '#shared/catalogue/tax-rules.ts';
import type { PlaceKind } from '#shared/sheets/sheet-column.ts';
import { fold, slugify } from '#shared/values/text.ts';
import type { CellValues, ImportRow, Problems } from '#functions/domain/jobs/import-plan.ts';
import type { RowMeaning } from '#functions/domain/jobs/job-target.ts';
import { isComposed, liesOnShelves } from '../../views/offer.ts';
import { cellsOf, variantCells } from '../product-cells.ts';
import { newProductCells } from './new-product.ts';
import type { PlaceWords } from './place-words.ts';
import { bindingColumns, baseOfUnit } from './unit-rows.ts';
import { isNewGood, type SheetGood, variantOf } from './sheet-good.ts';

export type RowContext = {
  places: Record<PlaceKind, PlaceWords>;
  stock: ProductImportOptions['stock'];
  seesCosts: boolean;
};

const placeColumns = { categoryId: 'category', businessId: 'business', brandId: 'brand' } as const;
const unknownPlace = {
  category: 'UNKNOWN_CATEGORY',
  business: 'UNKNOWN_BUSINESS',
  brand: 'UNKNOWN_BRAND',
} as const;

const problem = (column: ProductColumn, code: string): Problems[number] => ({ column, code });

/** Replaces place names by ids. An unchanged cell keeps its place, even if it is ambiguous. */
function filedUnder(values: CellValues, now: CellValues, { places }: RowContext) {
  const meant: CellValues = {};
  const problems: Problems = [];
  for (const [column, kind] of Object.entries(placeColumns) as [keyof typeof placeColumns, PlaceKind][]) {
    const said = values[column];
    if (said === undefined) continue;
    const id = String(now[column] ?? '');
    if (said === '' || said === places[kind].textOf(id)) {
      meant[column] = said === '' ? '' : id;
      continue;
    }
    const found = places[kind].placeOf(String(said));
    if ('id' in found) meant[column] = found.id;
    else problems.push(problem(column, found.problem === 'unknown' ? unknownPlace[kind] : found.problem));
  }
  return { meant, problems };
}

/** Computes the tax rate. It follows from the type, except for the type with a rate of its own. */
function taxed(values: CellValues, now: CellValues): CellValues {
  if (values['taxType'] === undefined && values['taxRateDirect'] === undefined) return {};
  const type = TaxType.catch('zero').parse(values['taxType'] ?? now['taxType']);
  const kept = now['taxType'] === 'khac' ? now['taxRateDirect'] : 0;
  return { taxRateDirect: taxRateOf(type, Number(values['taxRateDirect'] ?? kept ?? 0)) };
}

/** Accepts a known unit by code or word, or the product's own from before the fixed list. */
function counted({ unit }: CellValues, now: CellValues): { unit?: string } | 'unknown' {
  if (unit === undefined) return {};
  const said = String(unit).trim();
  if (said === now['unit']) return { unit: said };
  const known =
    unitOfWord(said) ?? productUnits.find((one) => [one, fold(unitWord(one))].includes(fold(said)));
  return known ? { unit: unitWord(known) } : 'unknown';
}

/** Whether a thing has no shelf: services, combos and units. */
const liesNowhere = ({ product }: SheetGood): boolean =>
  product !== undefined && !liesOnShelves(product.card);

/** Resulting number of pieces, counted or added, or the problem with it. */
function stocked(said: unknown, thing: SheetGood, { stock }: RowContext): number | { code: string } {
  if (liesNowhere(thing)) return { code: 'goods_only' };
  const { shelf } = thing;
  const pieces = Number(said) + (stock?.way === 'adds' ? shelf.onHand : 0);
  if (pieces < 0) return { code: stock?.way === 'adds' ? 'stock_gone' : 'out_of_range' };
  return pieces < shelf.reserved ? { code: 'stock_held' } : pieces;
}

/** Problem with a cost cell: no permission, or goods without shelves. */
function costProblem(thing: SheetGood, { seesCosts }: RowContext): string | undefined {
  if (!seesCosts) return 'cost_forbidden';
  return liesNowhere(thing) ? 'goods_only' : undefined;
}

function productMeaning(thing: SheetGood, said: CellValues, row: ImportRow, asked: RowContext): RowMeaning {
  const { stock, cost, ...rest } = said;
  const own: readonly string[] = [...variantColumns, ...bindingColumns];
  const values = Object.fromEntries(Object.entries(rest).filter(([column]) => !own.includes(column)));
  const now = thing.product ? cellsOf(thing.product, thing.baseCode) : {};
  const problems: Problems = variantColumns
    .filter((column) => rest[column] !== undefined)
    .map((column) => problem(column, 'of_variant'));
  const filed = filedUnder(values, now, asked);
  const bound = baseOfUnit(thing, rest, row);
  if ('problems' in bound) problems.push(...bound.problems);
  const unit = counted(values, now);
  if (unit === 'unknown') problems.push(problem('unit', 'not_a_choice'));
  const meant: CellValues = {
    ...values,
    ...filed.meant,
    ...taxed(values, now),
    ...(unit !== 'unknown' && unit),
    ...('meant' in bound && bound.meant),
  };
  const whole = { ...now, ...meant };
  if (Number(whole['maxQuantity'] ?? 999) < Number(whole['minQuantity'] ?? 1))
    problems.push(
      problem(meant['maxQuantity'] === undefined ? 'minQuantity' : 'maxQuantity', 'quantity-range'),
    );
  problems.push(...filed.problems);
  if (stock !== undefined) {
    const pieces = stocked(stock, thing, asked);
    if (thing.product?.card.hasVariants) problems.push(problem('stock', 'stock_of_variants'));
    else if (typeof pieces === 'object') problems.push(problem('stock', pieces.code));
    else if (!thing.product && meant['masterUnitId']) {
      if (pieces > 0) problems.push(problem('stock', 'unit-stock'));
    } else meant['stock'] = pieces;
  }
  if (cost !== undefined) {
    const wrong = thing.product?.card.hasVariants ? 'stock_of_variants' : costProblem(thing, asked);
    if (wrong) problems.push(problem('cost', wrong));
    else if (!thing.product && meant['masterUnitId']) problems.push(problem('cost', 'goods_only'));
    else meant['cost'] = cost;
  }
  const made = thing.product ? { values: meant } : newProductCells(meant, row.key);
  if ('problems' in made) {
    const told = new Set(problems.map(({ column }) => column));
    return { problems: [...problems, ...made.problems.filter(({ column }) => !told.has(column))] };
  }
  return problems.length > 0 ? { problems } : made;
}

const maxVariants = 50;

/** Problems that prevent a new variant. */
function newVariantProblems({ product, sku }: SheetGood, values: CellValues): Problems {
  const { optionName, optionValue, stock, cost } = values;
  const missing = [
    ...(optionName === undefined ? [problem('optionName', 'variant-name-needed')] : []),
    ...(optionValue === undefined ? [problem('optionValue', 'variant-value-needed')] : []),
  ];
  if (missing.length > 0 || !product) return missing;
  const { variants } = product.detail;
  if (isComposed(product.card)) return [problem('sku', 'no_variants')];
  if (variants.length === 0 && (product.card.warehouseIds.length > 0 || product.card.unitCount > 0))
    return [problem('sku', 'becomes_variants')];
  if (variants.length >= maxVariants) return [problem('sku', 'too_many')];
  const id =
    slugify(`${String(optionName)} ${String(optionValue)}`) || slugify(`${product.card.code} ${sku}`);
  if (variants.some((variant) => variant.id === id)) return [problem('optionValue', 'variant_exists')];
  return [
    ...(stock === undefined ? [] : [problem('stock', 'stock_of_new')]),
    ...(cost === undefined ? [] : [problem('cost', 'stock_of_new')]),
  ];
}

function variantMeaning(thing: SheetGood, said: CellValues, asked: RowContext): RowMeaning {
  const ofProduct = thing.product ? cellsOf(thing.product, thing.baseCode) : {};
  const own: readonly string[] = [...variantColumns, 'stock', 'cost'];
  const filed = filedUnder(said, ofProduct, asked).meant;
  // Cells that repeat the product's own values are accepted.
  const strange = Object.entries({ ...said, ...filed }).filter(
    ([column, value]) => !own.includes(column) && ofProduct[column] !== value,
  );
  const problems: Problems = strange.map(([column]) => ({ column, code: 'of_product' }));
  const values = Object.fromEntries(Object.entries(said).filter(([column]) => own.includes(column)));
  const variant = variantOf(thing);
  if (variant) {
    const now = variantCells(variant);
    for (const column of ['optionName', 'optionValue'] as const)
      if (values[column] !== undefined && values[column] !== now[column])
        problems.push(problem(column, 'variant_named'));
  } else problems.push(...newVariantProblems(thing, values));
  if (values['stock'] !== undefined) {
    const pieces = stocked(values['stock'], thing, asked);
    if (typeof pieces === 'object') problems.push(problem('stock', pieces.code));
    else values['stock'] = pieces;
  }
  const wrongCost = values['cost'] === undefined ? undefined : costProblem(thing, asked);
  if (wrongCost) problems.push(problem('cost', wrongCost));
  if (problems.length > 0) return { problems };
  return { values: isNewGood(thing) ? { additionalPrice: 0, ...values } : values };
}

const takenProblems = ({ taken = [] }: SheetGood): Problems =>
  taken.map(({ column, product }) => ({ column, code: 'code_taken', values: { of: product } }));

/** Returns the values a row sets for a product or variant, or all its problems. */
export const meaningIn =
  (asked: RowContext) =>
  (thing: SheetGood, values: CellValues, row: ImportRow): RowMeaning => {
    const meant =
      thing.sku === null ? productMeaning(thing, values, row, asked) : variantMeaning(thing, values, asked);
    const taken = takenProblems(thing);
    if (taken.length === 0) return meant;
    return { problems: 'problems' in meant ? [...meant.problems, ...taken] : taken };
  };
