import * as z from 'zod';
import type { Category } from '#shared/catalogue/category.ts';
import type { ActivityChange } from '#shared/activity/activity.contract.ts';
import type { ProductChange, ProductInput, SavedProduct } from '#shared/catalogue/save-product.contract.ts';
import { AppError } from '#shared/contract/errors.ts';
import { newId } from '#shared/values/ids.ts';
import { slugify } from '#shared/values/text.ts';
import { cleanHtml } from '#functions/platform/content/clean-html.ts';
import { again, retry } from '#functions/platform/records/retry.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { changesOf } from '#functions/platform/records/audited-fields.ts';
import { type Operation, put } from '#functions/platform/table/table-operations.ts';
import { brandKey, businessKey } from '../catalogue-keys.ts';
import { noVariantId } from '../stock-shards/shelf-name.ts';
import { productCodes, productSlugs } from '../records/catalogue-names.ts';
import { cardRecord, productConflict, auditedDetailFields } from '../records/catalogue-records.ts';
import { isUnknownPlace, noteFiling, type UnknownPlace } from '../records/category-labels.ts';
import { scheduleDue } from '#functions/domain/due/due-items.ts';
import { arrangeAfterSave, saleDue } from './flash-sale.ts';
import { updateStockOfCard } from './follow-sales.ts';
import { productPricesDue } from '#functions/domain/pricing/price-due.ts';
import { mayAffectOtherBooks } from '#functions/domain/pricing/windows-of.ts';
import { writeWindows } from './write-windows.ts';
import { moveLinks, partChanged } from './combo-links.ts';
import { checkParts, requireNoCombos } from './check-parts.ts';
import { requireProduct } from './find-product.ts';
import { goodsCodeChanged, moveGoodsCodes } from './goods-codes.ts';
import { withHistory } from './product-history.ts';
import { productItems } from './product-items.ts';
import { keepPictures, picturesOf } from './product-pictures.ts';
import { buildProduct, type ProductFacts, type ProductRecord } from '../views/product-record.ts';
import { moveRating } from './product-rating.ts';
import { toSavedProduct } from './read-for-staff.ts';
import { relabelShelves } from '../warehouses/shelf-label.ts';
import { shelfConflict } from '../warehouses/shelf-conflict.ts';

/** Context with a category lookup, from a view that not every saving function includes. */
export type SavingContext = Context & { findCategory: (id: string) => Promise<Category | undefined> };

/** Product draft of staff; an update may leave out the unit. */
type ProductWords = Omit<ProductInput, 'unit'> & { unit?: string | undefined };

const Business = z.object({ id: z.string(), name: z.string(), slug: z.string(), verified: z.boolean() });
const Brand = z.object({ id: z.string(), name: z.string() });
const claimRefusals = ['SLUG_EXISTS', 'PRODUCT_CODE_EXISTS'] as const;
export type ClaimRefusal = (typeof claimRefusals)[number];

/** DynamoDB's limit of writes in a transaction. */
export const writesAtOnce = 100;

async function gather(
  { table, findCategory, now }: SavingContext,
  draft: ProductWords,
  known: ProductRecord | undefined,
): Promise<ProductFacts> {
  const [category, parts, [business, brand]] = await Promise.all([
    findCategory(draft.categoryId),
    checkParts(table, draft, known),
    table.getMany([
      [businessKey(draft.businessId), Business],
      [brandKey(draft.brandId ?? noVariantId), Brand],
    ]),
  ]);
  if (!category) throw new AppError('UNKNOWN_CATEGORY');
  if (!business) throw new AppError('UNKNOWN_BUSINESS');
  if (draft.brandId && !brand) throw new AppError('UNKNOWN_BRAND');
  const at = now().toISOString();
  return {
    id: known?.card.id ?? newId(now().getTime()),
    revision: (known?.card.revision ?? 0) + 1,
    category,
    business,
    brand: brand ?? null,
    ...(known && { rating: known.card.rating, sold: known.card.sold }),
    stocks: known?.stocks ?? [],
    parts,
    createdAt: known?.card.createdAt ?? at,
    updatedAt: at,
  };
}

/** Prepares a draft for storage, together with the facts the shop adds. */
export async function prepare(context: SavingContext, said: ProductWords, known?: ProductRecord) {
  const facts = await gather(context, said, known);
  const kept = {
    ...said,
    ...picturesOf(said, known),
    parts: said.type === 'combo' ? said.parts : [],
    unit: said.unit ?? known?.detail.unit ?? 'cai',
    slug: said.slug ?? known?.card.slug ?? slugify(said.name),
    description: cleanHtml(said.description),
  };
  return { kept, facts };
}

/** A combo in the form that links to its parts need. */
export const linked = ({ card, parts = [] }: ProductRecord) => ({ ...card, parts });

/** Refuses a change to an outdated revision, and names the fields changed since for the editor. */
function requireRevision({ card, detail }: ProductRecord, revision: number): void {
  if (card.revision === revision) return;
  const since = detail.history.filter((change) => change.revision > revision);
  const changed = [...new Set(since.flatMap((change) => change.changed))].join(', ');
  throw new AppError('STALE_STATE', { params: { revision: card.revision, changed } });
}

/** Audit log changes of the detail, which the card does not show. */
const changesBeside = (before: ProductRecord, after: ProductRecord): ActivityChange[] =>
  changesOf(auditedDetailFields, before.detail, after.detail);

const movedMeanwhile = [productConflict, shelfConflict, partChanged, goodsCodeChanged] as const;
type SaveRefusal = ClaimRefusal | UnknownPlace | (typeof movedMeanwhile)[number];

const isClaim = (refusal: string): refusal is ClaimRefusal =>
  claimRefusals.some((claim) => claim === refusal);

/** A change with further writes for its transaction. */
type ProductSaving<R extends string> = { id: string; change: ProductChange; also: readonly Operation<R>[] };

async function tryToUpdate<R extends string>(
  context: SavingContext,
  { id, change, also }: ProductSaving<R>,
): Promise<ProductRecord | { refusal: R } | typeof again> {
  const { revision, ...asked } = change;
  const known = await requireProduct(context, id);
  requireRevision(known, revision);
  const { kept, facts } = await prepare(context, asked, known);
  const record = withHistory(buildProduct(kept, facts), known);
  const codes = await moveGoodsCodes(context.table, [{ before: known, after: record }]);
  await keepPictures(context, record, known);
  const [, detail] = productItems(record);
  if (!detail) throw new Error('A product has a detail');
  const alone = requireNoCombos(record.card);
  const saved = cardRecord.replace(known.card, record.card, changesBeside(known, record), alone);
  const hasMoved = known.card.slug !== record.card.slug;
  const together: Operation<SaveRefusal | R>[] = [
    ...productSlugs.move(id, known.card.slug, record.card.slug),
    ...productCodes.move(id, known.card.code, record.card.code),
    ...noteFiling(known.card, record.card, context.now()),
    ...moveLinks(known.card, linked(record)),
    ...(hasMoved ? [moveRating(record.card)] : []),
    ...saved.writes,
    put(detail),
    ...(known.detail.flashSale === kept.flashSale ? [] : [scheduleDue(saleDue(id, context.now()))]),
    ...(mayAffectOtherBooks(known.card, record.card)
      ? [scheduleDue(productPricesDue(id, context.now()))]
      : []),
    ...also,
  ];
  // With a new slug the shelves must be found by it at once; other label changes follow by event.
  const moves = [...codes, ...(hasMoved ? relabelShelves(record, record.stocks) : [])];
  const room = writesAtOnce - together.length;
  const refusal = await context.table.write([...together, ...moves.slice(0, room)]);
  if (movedMeanwhile.some((moved) => moved === refusal)) return again;
  if (refusal && (isClaim(refusal) || isUnknownPlace(refusal))) throw new AppError(refusal);
  // Any other refusal belongs to the further writes.
  if (refusal) return { refusal: refusal as R };
  // These writes may come late: shelves are still found by product id, and a released code may be taken over.
  for (const one of moves.slice(room)) await context.table.write([one]);
  return record;
}

/** Saves a change together with further writes; returns the refusal of those. */
async function saveWith<R extends string>(
  context: SavingContext,
  saving: ProductSaving<R>,
): Promise<ProductRecord | { refusal: R }> {
  const saved = await retry(() => tryToUpdate(context, saving));
  if ('refusal' in saved) return saved;
  await writeWindows(context, [saving.id]);
  await arrangeAfterSave(context, saved);
  await updateStockOfCard(context, saving.id);
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
