import * as z from 'zod';
import { AppError } from '#shared/contract/errors.ts';
import type { CellValues } from '#functions/domain/jobs/import-plan.ts';
import type { Context, TableContext } from '#functions/platform/table/context.ts';
import { changesOf } from '#functions/platform/records/audited-fields.ts';
import { type Operation, put } from '#functions/platform/table/table-operations.ts';
import { brandKey, businessKey } from '../catalogue-keys.ts';
import { readCategory } from '../categories/read-category.ts';
import { cardRecord, auditedDetailFields } from '../records/catalogue-records.ts';
import { noteFilings } from '../records/category-labels.ts';
import { buildProduct, type StoredDraft, type ProductText } from '../views/product-record.ts';
import { moveLinks } from './combo-links.ts';
import { checkParts, requireNoCombos } from './check-parts.ts';
import { findProduct } from './find-product.ts';
import { type CodeMove, moveGoodsCodes } from './goods-codes.ts';
import { draftOf } from './product-draft.ts';
import { fieldsOf } from './product-cells.ts';
import { productPricesDue } from '#functions/domain/pricing/price-due.ts';
import { mayAffectOtherBooks } from '#functions/domain/pricing/windows-of.ts';
import { writeWindows } from './write-windows.ts';
import { scheduleDue } from '#functions/domain/due/due-items.ts';
import { withHistory } from './product-history.ts';
import { detailItem } from './product-items.ts';

/** Change of one product; its values are draft fields that affect neither its shelves nor its slug. */
export type ProductChange = {
  product: ProductText;
  values: CellValues;
  /** Replaces all variants. */
  variants?: StoredDraft['variants'];
};

const Business = z.object({ id: z.string(), name: z.string(), slug: z.string(), verified: z.boolean() });

const Brand = z.object({ id: z.string(), name: z.string() });

const named = (said: readonly ProductChange[], field: 'categoryId' | 'businessId' | 'brandId'): string[] => [
  ...new Set(
    said.flatMap(({ values: { [field]: id } }) => (typeof id === 'string' && id !== '' ? [id] : [])),
  ),
];

/** Reads the categories, businesses and brands that the changes refer to. */
async function readPlaces({ table }: TableContext, said: readonly ProductChange[]) {
  const [categories, businesses, brands] = await Promise.all([
    Promise.all(named(said, 'categoryId').map((id) => readCategory(id))),
    table.getMany(named(said, 'businessId').map((id) => [businessKey(id), Business] as const)),
    table.getMany(named(said, 'brandId').map((id) => [brandKey(id), Brand] as const)),
  ]);
  const known = <Place extends { id: string }>(places: readonly (Place | undefined)[]) =>
    new Map(places.flatMap((place) => (place ? [[place.id, place] as const] : [])));
  return { categories: known(categories), businesses: known(businesses), brands: known(brands) };
}

/** Builds the changed product; stock, rating and sales figures stay. */
function changed(
  { product: { card, detail }, values, variants }: ProductChange,
  { categories, businesses, brands }: Awaited<ReturnType<typeof readPlaces>>,
  at: Date,
): ProductText {
  const draft: StoredDraft = {
    ...draftOf({ card, detail }),
    unit: detail.unit,
    ...fieldsOf(values),
    ...(variants && { variants }),
  };
  const category = draft.categoryId === card.category.id ? card.category : categories.get(draft.categoryId);
  const business = draft.businessId === card.business.id ? card.business : businesses.get(draft.businessId);
  if (!category) throw new AppError('UNKNOWN_CATEGORY');
  if (!business) throw new AppError('UNKNOWN_BUSINESS');
  const brand =
    draft.brandId === (card.brand?.id ?? null) ? card.brand : (brands.get(draft.brandId ?? '') ?? null);
  if (draft.brandId && !brand) throw new AppError('UNKNOWN_BRAND');
  const { id, revision, rating, sold, createdAt, warehouseIds, stockStatus, stockVersion } = card;
  const updatedAt = at.toISOString();
  const facts = { id, revision: revision + 1, category, business, brand, rating, sold, createdAt, updatedAt };
  const built = buildProduct(draft, { ...facts, stocks: [] });
  const kept = { ...built.card, warehouseIds, stockStatus, stockVersion };
  return withHistory({ card: kept, detail: built.detail }, { card, detail });
}

/** Checks the base of a unit again if it changes, and returns the writes of its links. */
async function linksAnew(
  context: Context,
  { product, values }: ProductChange,
  { card, detail }: ProductText,
) {
  if (values['masterUnitId'] === undefined && values['conversionValue'] === undefined) return undefined;
  const known = await findProduct(context, card.id);
  if (known?.card.revision !== product.card.revision) throw new AppError('STALE_STATE');
  const parts = await checkParts(context.table, detail, known);
  return moveLinks(product.card, { ...card, parts: parts ?? [] });
}

/** Writes per product: card, detail, audit log, its category or maker, and a scheduled price check. */
const writesEach = 5;

/** Number of products per transaction, with one extra write of the caller for each. */
export const maxChangedTogether = Math.floor(100 / (writesEach + 1));

/** Writes that change or create products; refused as a whole if one changed since it was read. */
export async function writesOfMany(
  context: Context,
  said: readonly ProductChange[],
  made: readonly ProductText[] = [],
): Promise<Operation<string>[]> {
  const at = context.now();
  const places = await readPlaces(context, said);
  const changes = await Promise.all(
    said.map(async (one) => {
      const after = changed(one, places, at);
      return { before: one.product, after, links: await linksAnew(context, one, after) };
    }),
  );
  const codes: CodeMove[] = [
    ...changes.map(({ before, after }) => ({ before, after, leavesShared: true })),
    ...made.map((after) => ({ before: undefined, after })),
  ];
  const filed = changes.map(({ before, after }) => ({ before: before.card, after: after.card }));
  return [
    ...(await moveGoodsCodes(context.table, codes)),
    ...noteFilings([...filed, ...made.map(({ card }) => ({ before: undefined, after: card }))], at),
    ...changes.flatMap(({ before, after, links }) => [
      ...cardRecord.replace(
        before.card,
        after.card,
        changesOf(auditedDetailFields, before.detail, after.detail),
        links && requireNoCombos(after.card),
      ).writes,
      ...(links ?? []),
      put(detailItem(after)),
      ...(mayAffectOtherBooks(before.card, after.card)
        ? [scheduleDue(productPricesDue(after.card.id, at))]
        : []),
    ]),
  ];
}

/** Updates price windows after a move to another category or business, within a minute. */
export const followPrices = (context: Context, said: readonly ProductChange[]): Promise<void> =>
  writeWindows(
    context,
    said
      .filter(({ values }) => 'categoryId' in values || 'businessId' in values)
      .map(({ product }) => product.card.id),
  );
