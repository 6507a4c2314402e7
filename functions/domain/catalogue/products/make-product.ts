import type { ProductDraft, SavedProduct } from '#shared/catalogue/save-product.contract.ts';
import { scheduleDue } from '#functions/domain/due/due-items.ts';
import { productPricesDue } from '#functions/domain/pricing/price-due.ts';
import { writeWindows } from './write-windows.ts';
import { create, type Operation } from '#functions/platform/table/table-operations.ts';
import { moveLinks, type partChanged } from './combo-links.ts';
import { productCodes, productSlugs } from '../records/catalogue-names.ts';
import { cardRecord } from '../records/catalogue-records.ts';
import { noteFiling, type UnknownPlace } from '../records/category-labels.ts';
import { buildProduct, type ProductRecord } from '../views/product-record.ts';
import { placesOf } from '../warehouses/places.ts';
import { stampOf } from '../warehouses/shelf-record.ts';
import { firstShelves } from './first-shelves.ts';
import { arrangeAfterSave, saleDue } from './flash-sale.ts';
import { goodsCodeChanged, moveGoodsCodes } from './goods-codes.ts';
import { productItems } from './product-items.ts';
import { keepPictures } from './product-pictures.ts';
import { toSavedProduct } from './read-for-staff.ts';
import { type ClaimRefusal, linked, prepare, type SavingContext, writesAtOnce } from './save-product.ts';

/** Builds a new product with its writes, except SKUs, barcode, and notes to category, business, brand. */
export async function productToMake<R extends string>(
  context: SavingContext,
  asked: ProductDraft,
  refusalOf: (claim: ClaimRefusal) => R,
  id?: string,
): Promise<{ record: ProductRecord; writes: Operation<R>[] }> {
  const { kept, facts: known } = await prepare(context, asked);
  const facts = id === undefined ? known : { ...known, id };
  const variantIds = buildProduct(kept, facts).detail.variants.map((variant) => variant.id);
  const places = await placesOf(context, asked.stock);
  const record = buildProduct(kept, { ...facts, stocks: firstShelves(asked, variantIds, places) });
  await keepPictures(context, record);
  const [, detail, ...shelves] = productItems(record);
  if (!detail) throw new Error('A product has a detail');
  const { id: made, slug, code } = record.card;
  const opened = { moves: 1, move: stampOf({ why: 'opening' }) };
  return {
    record,
    writes: [
      ...productSlugs.claim(slug, made, refusalOf('SLUG_EXISTS')),
      ...productCodes.claim(code, made, refusalOf('PRODUCT_CODE_EXISTS')),
      ...cardRecord.make(record.card),
      create(detail),
      ...shelves.map((item) => create({ ...item, ...opened })),
      ...(asked.flashSale ? [scheduleDue(saleDue(record.card.id, context.now()))] : []),
      scheduleDue(productPricesDue(record.card.id, context.now())),
    ],
  };
}

/** Writes a new product. Codes beyond one transaction are reserved before, and released on refusal. */
async function writeNew<R extends string>(
  { table }: SavingContext,
  record: ProductRecord,
  writes: readonly Operation<R>[],
): Promise<R | typeof goodsCodeChanged | undefined> {
  const codes = await moveGoodsCodes(table, [{ before: undefined, after: record }]);
  const room = Math.max(0, writesAtOnce - writes.length);
  const early = codes.slice(room);
  if (early.length > 0 && (await table.write(early))) return goodsCodeChanged;
  const refusal = await table.write<R | typeof goodsCodeChanged>([...writes, ...codes.slice(0, room)]);
  if (refusal && early.length > 0)
    await table.write(await moveGoodsCodes(table, [{ before: record, after: undefined }]));
  return refusal;
}

type MakeRefusal = ClaimRefusal | UnknownPlace | typeof partChanged | typeof goodsCodeChanged;

/** Creates a product together with further writes; returns the refusal of those or of its names. */
export async function makeProduct<R extends string>(
  context: SavingContext,
  asked: ProductDraft,
  also: (id: string) => readonly Operation<R>[],
): Promise<SavedProduct | { refusal: MakeRefusal | R }> {
  const { record, writes } = await productToMake(context, asked, (claim) => claim);
  const refusal = await writeNew<MakeRefusal | R>(context, record, [
    ...writes,
    ...moveLinks(undefined, linked(record)),
    ...noteFiling(undefined, record.card, context.now()),
    ...also(record.card.id),
  ]);
  if (refusal) return { refusal };
  await writeWindows(context, [record.card.id]);
  await arrangeAfterSave(context, record);
  return toSavedProduct(record);
}
