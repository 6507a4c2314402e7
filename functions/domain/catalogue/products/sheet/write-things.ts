import { sameSku } from '../goods-codes.ts';
import type { ProductImportSaid } from '#shared/catalogue/product-import.ts';
import type { StockCause } from '#shared/inventory/stock-movement.ts';
import { AppError } from '#shared/contract/errors.ts';
import { slugify } from '#shared/values/text.ts';
import type { ThingChange } from '#functions/domain/jobs/job-target.ts';
import type { Context } from '#functions/platform/table/context.ts';
import type { Operation } from '#functions/platform/table/table-operations.ts';
import { wholeProduct } from '../../catalogue-keys.ts';
import { readCategory } from '../../categories/read-category.ts';
import type { KeptDraft, ProductText } from '../../views/product-record.ts';
import { type StockMove, moveStock } from '../../warehouses/move-stock.ts';
import { openShelves } from '../../warehouses/open-shelves.ts';
import { type SaidOfProduct, writesOfMany } from '../change-many.ts';
import { moveLinks } from '../../combos/combo-links.ts';
import { linked } from '../save-product.ts';
import { productToMake } from '../make-product.ts';
import { bindsUnit, withBaseId } from './unit-rows.ts';
import { namesIn } from './new-names.ts';
import { newProductDraft } from './new-product.ts';
import { type SheetThing, variantOf } from './sheet-thing.ts';

type Change = ThingChange<SheetThing>;
export type StockSaid = NonNullable<ProductImportSaid['stock']> & { jobId: string };

/** The refusal of a name that was free a moment ago, and is made of another: the next free one is taken. */
const nameTaken = 'name-taken';

export const causeOf = ({ jobId, reason }: StockSaid): StockCause => ({
  why: 'corrected',
  of: { kind: 'job', id: jobId, code: '' },
  note: reason,
});

/** The variants of a product as its rows leave them. */
function variantsAfter(
  { detail }: ProductText,
  changes: readonly Change[],
): KeptDraft['variants'] | undefined {
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
  // Two rows make the same: each is looked at by itself.
  const ids = new Set(after.map(({ name, value }) => slugify(`${name} ${value}`)));
  if (fresh.length > 1 && ids.size < after.length) throw new AppError('STALE_STATE');
  return after;
}

/** What rows say of one product that is there: of itself, and of its variants. */
function saidOf(product: ProductText, changes: readonly Change[]): SaidOfProduct[] {
  const {
    stock: _stock,
    cost: _cost,
    ...values
  } = changes.find(({ thing }) => thing.sku === null)?.values ?? {};
  const variants = variantsAfter(product, changes);
  if (Object.keys(values).length === 0 && !variants) return [];
  return [{ product, values, ...(variants && { variants }) }];
}

/** A product with whatever of its variants stands below it. */
async function toMake(
  context: Context,
  changes: readonly Change[],
  warehouseId: string | undefined,
  namesOf: ReturnType<typeof namesIn>,
) {
  const own = changes.find(({ thing }) => thing.sku === null);
  // Its row was refused, or is in another's hands: these are looked for anew.
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

/** The pieces that come to shelves, or leave them, so that they hold what rows say; and what a piece there cost. */
function movesOf(changes: readonly Change[], { warehouseId }: StockSaid): StockMove[] {
  return changes.flatMap(({ thing, values: { stock, cost } }) => {
    const onHand = stock === undefined ? 0 : Number(stock) - thing.shelf.onHand;
    if ((onHand === 0 && cost === undefined) || !thing.product) return [];
    const variantId = thing.sku === null ? wholeProduct : variantOf(thing)?.id;
    if (variantId === undefined) return [];
    const move = { productId: thing.productId, variantId, warehouseId, onHand };
    return [cost === undefined ? move : { ...move, cost: Number(cost) }];
  });
}

async function writesOfStock(context: Context, changes: readonly Change[], stock: StockSaid) {
  const moves = movesOf(changes, stock);
  if (moves.length === 0) return [];
  // A new shelf is known to its card by a write of its own, which no other of this transaction may meet.
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
    // Orders took hold of pieces since they were looked at: the row says so when it is read anew.
    if (error instanceof AppError && error.code === 'STOCK_HELD') throw new AppError('STALE_STATE');
    throw error;
  }
}

/** DynamoDB takes 100 writes in a transaction. */
const writesAtOnce = 100;

/** All that rows say, in one transaction: products that are there, new ones, variants and shelves. */
export async function writesOfThings(
  context: Context,
  changes: readonly Change[],
  stock: StockSaid | undefined,
): Promise<Operation<string>[]> {
  const products = [...Map.groupBy(changes, ({ thing }) => thing.productId).values()];
  const [known, fresh] = [true, false].map((isThere) =>
    products.filter(([first]) => (first?.thing.product !== undefined) === isThere),
  );
  // What is a unit is counted by its base.
  if (changes.length > 1 && changes.some(bindsUnit)) throw new AppError('STALE_STATE');
  const said: SaidOfProduct[] = [];
  for (const some of known ?? []) {
    const product = some[0]?.thing.product;
    for (const one of product ? saidOf(product, some) : [])
      said.push({ ...one, values: await withBaseId(context, one.values) });
  }
  const typed = (fresh ?? []).flatMap((some) => some.map(({ values: { code } }) => String(code ?? '')));
  const namesOf = namesIn(context, typed);
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
  // Shelves in many portions: each row goes by itself.
  if (changes.length > 1 && writes.length + changes.length > writesAtOnce) throw new AppError('STALE_STATE');
  return writes;
}
