import { codeFrom } from '#shared/catalogue/product-code.ts';
import { unitOfWord } from '#shared/catalogue/product-choices.ts';
import { productSheet } from '#shared/catalogue/product-sheet.ts';
import { ProductDraft } from '#shared/catalogue/save-product.contract.ts';
import { isFieldMessage } from '#shared/messages/index.ts';
import { newId } from '#shared/values/ids.ts';
import { slugify } from '#shared/values/text.ts';
import type { CellValues, Problems } from '#functions/domain/jobs/import-plan.ts';
import type { RowMeaning } from '#functions/domain/jobs/job-target.ts';
import type { ProductText } from '../../views/product-record.ts';
import { cellsOf, fieldsOf } from '../product-cells.ts';

/** Defaults of the product form, for cells that a row leaves out. */
const usual: CellValues = {
  basePrice: 0,
  taxType: 'zero',
  taxRateDirect: 0,
  brandId: '',
  barCode: '',
  unit: 'cái',
  masterUnitId: '',
  conversionValue: null,
  weight: 0,
  minQuantity: 1,
  maxQuantity: 999,
  shortDescription: '',
  metaTitle: '',
  metaDescription: '',
  badges: '',
  isActive: true,
  freeShipping: false,
  featured: false,
};

/** Returns the given code, or one made from the name like in the form. */
const loadChunk = ({ name }: CellValues, key: string): { code: string; codeDerived: boolean } =>
  key === ''
    ? { code: codeFrom(String(name ?? '')) || 'SP', codeDerived: true }
    : { code: key, codeDerived: false };

type NewVariant = { values: CellValues; sku: string };

/** Builds the draft as the form would send it; `masterUnitId` is an id here. */
function draftFrom(values: CellValues, key: string, variants: readonly NewVariant[], warehouseId?: string) {
  const { stock, cost, unit, ...cells } = values;
  const { code, codeDerived } = loadChunk(values, key);
  const shelved =
    warehouseId !== undefined && (stock !== undefined || cost !== undefined || variants.length > 0);
  const draft = {
    ...fieldsOf(cells),
    code,
    unit: unitOfWord(String(unit)),
    variants: variants.map(
      ({ sku, values: { optionName, optionValue, additionalPrice, stock: pieces, cost: ofPiece } }) => ({
        name: optionName,
        value: optionValue,
        sku,
        additionalPrice: additionalPrice ?? 0,
        stock: pieces ?? 0,
        cost: ofPiece,
      }),
    ),
    stock: shelved ? [{ warehouseId, onHand: Number(stock ?? 0), cost }] : [],
  };
  return { draft, codeDerived };
}

const columnOf = (field: PropertyKey | undefined): string | null =>
  productSheet.find(({ name }) => name === field)?.name ?? null;

/** Returns the cells of a new product in every column, or the form's validation problems. */
export function newProductCells(said: CellValues, key: string): RowMeaning {
  const values = { ...usual, ...said };
  // The base was already checked by its code, which may look like a unit of measure.
  const bound = values['masterUnitId'] === '' ? '' : newId();
  const { draft } = draftFrom({ ...values, masterUnitId: bound }, key, []);
  const read = ProductDraft.safeParse(draft);
  if (read.success) return { values: { ...values, code: key } };
  const problems: Problems = read.error.issues.map(({ path: [field], message }) => {
    const isMissing = draft[field as keyof typeof draft] === undefined;
    return {
      column: columnOf(field),
      code: isFieldMessage(message) ? message : isMissing ? 'required' : 'invalid',
    };
  });
  return { problems };
}

/** Builds the draft of a new product with its variants; undefined if they do not fit together. */
export function newProductDraft(
  values: CellValues,
  key: string,
  variants: readonly NewVariant[],
  warehouseId: string | undefined,
): { draft: ProductDraft; codeDerived: boolean } | undefined {
  const { draft, codeDerived } = draftFrom(values, key, variants, warehouseId);
  const read = ProductDraft.safeParse(draft);
  return read.success ? { draft: read.data, codeDerived } : undefined;
}

/** Whether a product is unchanged since a file created it. */
export function isUnchangedSinceImport(
  { card, detail }: ProductText,
  made: CellValues,
  baseCode = '',
): boolean {
  const { stock: _stock, cost: _cost, code: _code, name, ...cells } = made;
  const now = cellsOf({ card, detail }, baseCode);
  const { description, media, specifications, attributes, keywords, dimensions } = detail;
  return (
    name === now['name'] &&
    Object.entries(cells).every(([column, value]) => now[column] === value) &&
    [description, media, specifications, attributes, keywords, dimensions].every(
      ({ length }) => length === 0,
    ) &&
    card.image === '' &&
    card.slug.startsWith(slugify(String(name)))
  );
}
