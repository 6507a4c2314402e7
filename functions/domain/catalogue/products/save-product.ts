import * as z from 'zod';
import type { Category } from '#shared/catalogue/category.ts';
import type { ActivityChange } from '#shared/activity/activity.contract.ts';
import type { ProductChange, ProductDraft, SavedProduct } from '#shared/catalogue/save-product.contract.ts';
import { AppError } from '#shared/contract/errors.ts';
import { newId } from '#shared/values/ids.ts';
import { slugify } from '#shared/values/text.ts';
import { cleanHtml } from '#functions/platform/content/clean-html.ts';
import { again, retry } from '#functions/platform/records/retry.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { changesOf } from '#functions/platform/records/told-fields.ts';
import { create, type Key, type Operation, put, remove } from '#functions/platform/table/table-operations.ts';
import { brandKey, businessKey, productKeys, warehouseKey, wholeProduct } from '../catalogue-keys.ts';
import { cardRecord, productMoved, toldOfDetail } from '../records/catalogue-records.ts';
import { scheduleDue } from '#functions/domain/due/due-items.ts';
import { arrangeAfterSave, gatherShelves, saleDue } from './flash-sale.ts';
import { writeStockThrough } from './follow-sales.ts';
import { productPricesDue } from '#functions/domain/price-books/windows/price-due.ts';
import { writeWindows } from '#functions/domain/price-books/windows/write-windows.ts';
import { findProduct } from './find-product.ts';
import { withHistory } from './product-history.ts';
import { productClaims, productItems } from './product-items.ts';
import {
  buildProduct,
  countedStocks,
  type ProductFacts,
  type ProductRecord,
  type StoredStock,
  toProduct,
} from '../views/product-record.ts';
import { moveRating } from './product-rating.ts';
import { changeShelves, firstShelves, moveShelves, shelfMoved } from './shelf-changes.ts';

/** Categories are read from a view, which not every function that saves has to carry. */
type SavingContext = Context & { findCategory: (id: string) => Promise<Category | undefined> };

const Business = z.object({ id: z.string(), name: z.string(), slug: z.string(), verified: z.boolean() });
const Brand = z.object({ id: z.string(), name: z.string() });
const Warehouse = z.object({ id: z.string(), name: z.string(), province: z.string() });
const claimRefusals = ['SLUG_EXISTS', 'PRODUCT_CODE_EXISTS'] as const;
type ClaimRefusal = (typeof claimRefusals)[number];

/** DynamoDB takes 100 writes in a transaction. */
const writesAtOnce = 100;

async function gather(
  { table, findCategory, now }: SavingContext,
  draft: ProductDraft,
  known: ProductRecord | undefined,
) {
  const [category, [business, brand]] = await Promise.all([
    findCategory(draft.categoryId),
    table.getMany([
      [businessKey(draft.businessId), Business],
      [brandKey(draft.brandId ?? wholeProduct), Brand],
    ]),
  ]);
  if (!category) throw new AppError('UNKNOWN_CATEGORY');
  if (!business) throw new AppError('UNKNOWN_BUSINESS');
  if (draft.brandId && !brand) throw new AppError('UNKNOWN_BRAND');
  const warehouses = (
    await table.getMany(draft.stock.map(({ warehouseId }) => [warehouseKey(warehouseId), Warehouse] as const))
  ).filter((warehouse) => warehouse !== undefined);
  if (warehouses.length < draft.stock.length) throw new AppError('UNKNOWN_WAREHOUSE');
  const at = now().toISOString();
  const facts: ProductFacts = {
    id: known?.card.id ?? newId(now().getTime()),
    revision: (known?.card.revision ?? 0) + 1,
    category,
    business,
    brand: brand ?? null,
    ...(known && { rating: known.card.rating, sold: known.card.sold }),
    stocks: [],
    createdAt: known?.card.createdAt ?? at,
    updatedAt: at,
  };
  return { facts, warehouses };
}

/** A draft as it is kept, without its shelves. */
async function prepare(context: SavingContext, draft: ProductDraft, known?: ProductRecord) {
  const { facts, warehouses } = await gather(context, draft, known);
  const kept = {
    ...draft,
    slug: draft.slug ?? known?.card.slug ?? slugify(draft.name),
    description: cleanHtml(draft.description),
  };
  return { kept, facts, warehouses, draft: buildProduct(kept, facts) };
}

const shelvesOf = (stocks: readonly StoredStock[]): SavedProduct['shelves'] =>
  stocks.map(({ variantId, warehouseId, warehouseName, onHand, reserved }) => ({
    variantId: variantId === wholeProduct ? null : variantId,
    warehouseId,
    warehouseName,
    onHand,
    reserved,
  }));

export const toSavedProduct = (record: ProductRecord): SavedProduct => ({
  ...toProduct(record),
  revision: record.card.revision,
  flashSale: record.detail.flashSale,
  shelves: shelvesOf(countedStocks(record)),
});

const takeClaims = (record: ProductRecord): Operation<ClaimRefusal>[] =>
  productClaims(record.card).map((item, place) =>
    create(item, { refusal: claimRefusals[place] ?? 'SLUG_EXISTS' }),
  );

export async function createProduct(context: SavingContext, asked: ProductDraft): Promise<SavedProduct> {
  const { kept, facts, warehouses, draft } = await prepare(context, asked);
  const variantIds = draft.detail.variants.map(({ id }) => id);
  const record = buildProduct(kept, { ...facts, stocks: firstShelves(asked, variantIds, warehouses) });
  const [, ...beside] = productItems(record);
  const refusal = await context.table.write([
    ...takeClaims(record),
    ...cardRecord.make(record.card),
    ...beside.map((item) => create(item)),
    ...(asked.flashSale ? [scheduleDue(saleDue(record.card.id, context.now()))] : []),
    scheduleDue(productPricesDue(record.card.id, context.now())),
  ]);
  if (refusal) throw new AppError(refusal);
  await writeWindows(context, [record.card.id]);
  await arrangeAfterSave(context, record);
  return toSavedProduct(record);
}

/** Claims that moved: the new ones are taken in the same transaction that lets go of the old. */
function moveClaims(before: ProductRecord, after: ProductRecord): Operation<ClaimRefusal>[] {
  const old = productClaims(before.card);
  return productClaims(after.card).flatMap((claim, place) => {
    const previous = old[place];
    if (!previous || previous.pk === claim.pk) return [];
    return [create(claim, { refusal: claimRefusals[place] ?? 'SLUG_EXISTS' }), remove(previous)];
  });
}

/** A change is of the product as it was read: what others changed since is named, so that it can be looked at. */
function requireRevision({ card, detail }: ProductRecord, revision: number): void {
  if (card.revision === revision) return;
  const since = detail.history.filter((change) => change.revision > revision);
  const changed = [...new Set(since.flatMap((change) => change.changed))].join(', ');
  throw new AppError('STALE_STATE', { params: { revision: card.revision, changed } });
}

const piecesOf = (record: ProductRecord): number =>
  countedStocks(record).reduce((sum, { onHand }) => sum + onHand, 0);

/** What of a change its card does not show: the heavy part, and how many pieces there are. */
function changesBeside(before: ProductRecord, after: ProductRecord): ActivityChange[] {
  const [from, to] = [piecesOf(before), piecesOf(after)];
  return [
    ...changesOf(toldOfDetail, before.detail, after.detail),
    ...(from === to ? [] : [{ field: 'stock', from, to }]),
  ];
}

/** Other price books may concern it than before. */
const isElsewhere = (before: ProductRecord, after: ProductRecord): boolean =>
  before.card.category.path.join() !== after.card.category.path.join() ||
  before.card.business.id !== after.card.business.id;

type SaveRefusal = ClaimRefusal | typeof productMoved | typeof shelfMoved;

const isClaim = (refusal: string): refusal is ClaimRefusal =>
  claimRefusals.some((claim) => claim === refusal);

/** A change, and what else has to be written with it. */
type ProductSaving<R extends string> = { id: string; change: ProductChange; also: readonly Operation<R>[] };

async function tryToUpdate<R extends string>(
  context: SavingContext,
  { id, change, also }: ProductSaving<R>,
): Promise<ProductRecord | { refusal: R } | typeof again> {
  const { revision, ...asked } = change;
  const known = await findProduct(context, id);
  if (!known) throw new AppError('PRODUCT_NOT_FOUND');
  requireRevision(known, revision);
  const { kept, facts, warehouses, draft } = await prepare(context, asked, known);
  const { writes, untouched, closings, stocks } = changeShelves(draft.card, asked, warehouses, known, draft);
  const built = buildProduct(kept, { ...facts, stocks });
  const record = withHistory(built, known, writes.length > 0);
  const [, detail] = productItems(record);
  if (!detail) throw new Error('A product has a detail');
  const saved = cardRecord.replace(known.card, record.card, changesBeside(known, record));
  const hasMoved = known.card.slug !== record.card.slug;
  const together: Operation<SaveRefusal | R>[] = [
    ...moveClaims(known, record),
    ...(hasMoved ? [moveRating(record.card)] : []),
    ...saved.writes,
    put(detail),
    ...writes,
    ...(known.detail.flashSale === kept.flashSale ? [] : [scheduleDue(saleDue(id, context.now()))]),
    ...(isElsewhere(known, record) ? [scheduleDue(productPricesDue(id, context.now()))] : []),
    ...also,
  ];
  // A save counts fifty shelves at most: there is room for all of them, unless their portions are to be drawn from.
  if (together.length > writesAtOnce) {
    await gatherShelves(context, known);
    return again;
  }
  const moves = hasMoved ? moveShelves(record.card, untouched) : [];
  const room = writesAtOnce - together.length;
  const refusal = await context.table.write([...together, ...moves.slice(0, room)]);
  if (refusal === productMoved || refusal === shelfMoved) return again;
  if (refusal && isClaim(refusal)) throw new AppError(refusal);
  // What is none of ours is one of those written with it.
  if (refusal) return { refusal: refusal as R };
  // Nothing is sold from these, or they are found by the product's id meanwhile: each may come a moment later.
  const later = [...moves.slice(room).map((one) => [one]), ...closings];
  for (const one of later) await context.table.write(one);
  return record;
}

/** Saves a change together with what else has to be written with it; answers the refusal of that. */
export async function saveWith<R extends string>(
  context: SavingContext,
  saving: ProductSaving<R>,
): Promise<ProductRecord | { refusal: R }> {
  const saved = await retry(() => tryToUpdate(context, saving));
  if ('refusal' in saved) return saved;
  await writeWindows(context, [saving.id]);
  await arrangeAfterSave(context, saved);
  await writeStockThrough(context, saving.id);
  return saved;
}

export async function updateProduct(
  context: SavingContext,
  named: { id: string; change: ProductChange },
): Promise<SavedProduct> {
  const saved = await saveWith<never>(context, { ...named, also: [] });
  if ('refusal' in saved) throw new AppError('STALE_STATE');
  return toSavedProduct(saved);
}

const shelfKeys = (id: string, { variantId, warehouseId, split }: StoredStock): Key[] => [
  productKeys.stock(id, variantId, warehouseId),
  ...(split?.portions ?? []).map(({ number }) => productKeys.portion(id, variantId, warehouseId, number)),
];

/** A tombstone stays in the card's place for a while, so that every view learns the product is gone. */
export async function deleteProduct(context: Context, id: string): Promise<void> {
  const { table } = context;
  const known = await findProduct(context, id);
  if (!known) throw new AppError('PRODUCT_NOT_FOUND');
  const refusal = await table.write([
    ...cardRecord.bury(known.card),
    remove(productKeys.detail(id)),
    ...productClaims(known.card).map((claim) => remove(claim)),
  ]);
  if (refusal) throw new AppError('STALE_STATE');
  const shelves = known.stocks.flatMap((stock) => shelfKeys(id, stock));
  for (let start = 0; start < shelves.length; start += writesAtOnce)
    await table.write(shelves.slice(start, start + writesAtOnce).map((key) => remove(key)));
}
