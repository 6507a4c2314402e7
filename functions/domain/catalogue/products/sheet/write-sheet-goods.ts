import { sameSku } from '../goods-codes.ts';
import type { ProductImportOptions } from '#shared/catalogue/product-import.ts';
import type { StockCause } from '#shared/inventory/stock-movement.ts';
import { AppError } from '#shared/contract/errors.ts';
import { slugify } from '#shared/values/text.ts';
import type { RowChange } from '#functions/domain/jobs/job-target.ts';
import type { Context } from '#functions/platform/table/context.ts';
import type { Operation } from '#functions/platform/table/table-operations.ts';
import { noVariantId } from '../../stock-shards/shelf-name.ts';
import { readCategory } from '../../categories/read-category.ts';
import type { StoredDraft, ProductText } from '../../views/product-record.ts';
import { type StockMove, moveStock } from '../../warehouses/move-stock.ts';
import { openShelves } from '../../warehouses/open-shelves.ts';
import { type ProductChange, writesOfMany } from '../change-many.ts';
import { moveLinks } from '../combo-links.ts';
import { linked } from '../save-product.ts';
import { productToMake } from '../make-product.ts';
import { bindsUnit, withBaseId } from './unit-rows.ts';
import { generateNames } from './new-names.ts';
import { newProductDraft } from './new-product.ts';
import { type SheetGood, variantOf } from './sheet-good.ts';

type Change = RowChange<SheetGood>;
export type StockOptions = NonNullable<ProductImportOptions['stock']> & { jobId: string };

/** Refusal of a generated name that was taken meanwhile; the retry uses the next free one. */
const nameTaken = 'name-taken';

const causeOf = ({ jobId, reason }: StockOptions): StockCause => ({
  why: 'corrected',
  of: { kind: 'job', id: jobId, code: '' },
  note: reason,
});

/** Variants of a product after its rows are applied; undefined if none changes. */
function variantsAfter(
  { detail }: ProductText,
  changes: readonly Change[],
): StoredDraft['variants'] | undefined {
  const said = changes.filter(
    ({ thing, values }) =>
      thing.sku !== null && (values['additionalPrice'] !== undefined || values['optionName'] !== undefined),
  );
  if (said.length === 0) return undefined;
  const saidOf = (sku: string) => said.find(({ thing }) => sameSku(thing.sku ?? '', sku));
  const fresh = said.filter(({ thing }) => variantOf(thing) === undefined);
  const after = [
    ...detail.variants.map((variant) => ({
      ...variant,
      additionalPrice: Number(saidOf(variant.sku)?.values['additionalPrice'] ?? variant.additionalPrice),
    })),
    ...fresh.map(({ thing: { sku }, values }) => ({
      name: String(values['optionName']),
      value: String(values['optionValue']),
      sku: sku ?? '',
      additionalPrice: Number(values['additionalPrice'] ?? 0),
      image: null,
    })),
  ];
  // Two rows create the same variant; each row is then tried alone.
  const ids = new Set(after.map(({ name, value }) => slugify(`${name} ${value}`)));
  if (fresh.length > 1 && ids.size < after.length) throw new AppError('STALE_STATE');
  return after;
}

/** Changes that rows make to one existing product and its variants. */
function saidOf(product: ProductText, changes: readonly Change[]): ProductChange[] {
  const {
    stock: _stock,
    cost: _cost,
    ...values
  } = changes.find(({ thing }) => thing.sku === null)?.values ?? {};
  const variants = variantsAfter(product, changes);
  if (Object.keys(values).length === 0 && !variants) return [];
  return [{ product, values, ...(variants && { variants }) }];
}

/** Prepares a new product with the variants below it. */
async function toMake(
  context: Context,
  changes: readonly Change[],
  warehouseId: string | undefined,
  namesOf: ReturnType<typeof generateNames>,
) {
  const own = changes.find(({ thing }) => thing.sku === null);
  // The product's own row was refused or is handled elsewhere; the remaining rows are looked up again.
  if (!own) throw new AppError('STALE_STATE');
  const variants = changes.flatMap(({ thing: { sku }, values }) => (sku === null ? [] : [{ sku, values }]));
  const { code = '', ...values } = await withBaseId(context, own.values);
  const said = newProductDraft(values, String(code), variants, warehouseId);
  if (!said) throw new AppError('STALE_STATE');
  const { draft, codeDerived } = said;
  const names = await namesOf({ id: own.thing.productId, name: draft.name, code: draft.code, codeDerived });
  return productToMake(
    { ...context, findCategory: readCategory },
    { ...draft, ...names },
    (claim) => (claim === 'SLUG_EXISTS' || codeDerived ? nameTaken : claim),
    own.thing.productId,
  );
}

/** Stock movements that bring shelves to the numbers of the rows, with costs. */
function movesOf(changes: readonly Change[], { warehouseId }: StockOptions): StockMove[] {
  return changes.flatMap(({ thing, values: { stock, cost } }) => {
    const onHand = stock === undefined ? 0 : Number(stock) - thing.shelf.onHand;
    if ((onHand === 0 && cost === undefined) || !thing.product) return [];
    const variantId = thing.sku === null ? noVariantId : variantOf(thing)?.id;
    if (variantId === undefined) return [];
    const move = { productId: thing.productId, variantId, warehouseId, onHand };
    return [cost === undefined ? move : { ...move, cost: Number(cost) }];
  });
}

async function writesOfStock(context: Context, changes: readonly Change[], stock: StockOptions) {
  const moves = movesOf(changes, stock);
  if (moves.length === 0) return [];
  // A new shelf also writes its card, which this transaction may write already, so shelves are opened first.
  await openShelves(context, moves, causeOf(stock));
  try {
    const cause = causeOf(stock);
    const [recounted, valued] = [
      moves.filter(({ onHand }) => onHand !== 0),
      moves.filter(({ onHand }) => onHand === 0),
    ];
    return [
      ...(await moveStock(context, recounted, cause)),
      ...(await moveStock(context, valued, { ...cause, why: 'valued' })),
    ];
  } catch (error) {
    // Orders reserved pieces since the check; the row reports it when it is read again.
    if (error instanceof AppError && error.code === 'STOCK_HELD') throw new AppError('STALE_STATE');
    throw error;
  }
}

/** DynamoDB's limit of writes in a transaction. */
const writesAtOnce = 100;

/** Writes for all rows in one transaction: existing products, new ones, variants and shelves. */
export async function writesOfSheetGoods(
  context: Context,
  changes: readonly Change[],
  stock: StockOptions | undefined,
): Promise<Operation<string>[]> {
  const products = [...Map.groupBy(changes, ({ thing }) => thing.productId).values()];
  const [known, fresh] = [true, false].map((isThere) =>
    products.filter(([first]) => (first?.thing.product !== undefined) === isThere),
  );
  // A row that binds a unit also writes its base, so it has to be alone.
  if (changes.length > 1 && changes.some(bindsUnit)) throw new AppError('STALE_STATE');
  const said: ProductChange[] = [];
  for (const some of known ?? []) {
    const product = some[0]?.thing.product;
    for (const one of product ? saidOf(product, some) : [])
      said.push({ ...one, values: await withBaseId(context, one.values) });
  }
  const typed = (fresh ?? []).flatMap((some) => some.map(({ values: { code } }) => String(code ?? '')));
  const namesOf = generateNames(context, typed);
  const made: Awaited<ReturnType<typeof toMake>>[] = [];
  for (const some of fresh ?? []) made.push(await toMake(context, some, stock?.warehouseId, namesOf));
  const writes = [
    ...(await writesOfMany(
      context,
      said,
      made.map(({ record }) => record),
    )),
    ...made.flatMap(({ record, writes }) => [...writes, ...moveLinks(undefined, linked(record))]),
    ...(stock ? await writesOfStock(context, changes, stock) : []),
  ];
  // Shelves with many shards exceed the limit; each row is then written alone.
  if (changes.length > 1 && writes.length + changes.length > writesAtOnce) throw new AppError('STALE_STATE');
  return writes;
}
