import { availableOn } from '#shared/inventory/inventory-choices.ts';
import type { findGoods as contract, GoodsOnShelf } from '#shared/inventory/goods.contract.ts';
import type { QueryOf, ReplyOf } from '#shared/contract/route.ts';
import { likelyForStaff } from '#functions/domain/catalogue/products/admin-products.ts';
import { findProductIdByCode, readProduct } from '#functions/domain/catalogue/products/find-product.ts';
import type { Reads } from '#functions/platform/table/table.ts';
import { isUnit } from '#shared/catalogue/unit.ts';
import { liesOnShelves } from '#functions/domain/catalogue/views/offer.ts';
import { noVariantId } from '#functions/domain/catalogue/stock-shards/shelf-name.ts';
import type { ProductRecord } from '#functions/domain/catalogue/views/product-record.ts';
import { labelOf } from '#functions/domain/catalogue/warehouses/shelf-label.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { toGoods } from './describe-goods.ts';

/** Number of products offered, as many as a person looks through. */
const maxProducts = 6;
const maxShown = 60;

const namesOf = ({ detail }: ProductRecord): string[] =>
  detail.variants.length > 0 ? detail.variants.map(({ id }) => id) : [noVariantId];

/** Shelves of a variant, in one warehouse or in all; without a warehouse, paused ones are left out. */
function shelvesOf({ stocks }: ProductRecord, variantId: string, warehouseId: string | undefined) {
  const own = stocks.filter((stock) => stock.variantId === variantId);
  return warehouseId === undefined
    ? own.filter(({ isPaused }) => !isPaused)
    : own.filter((stock) => stock.warehouseId === warehouseId);
}

function onShelf(record: ProductRecord, variantId: string, warehouseId: string | undefined): GoodsOnShelf {
  const name = { productId: record.card.id, variantId: variantId === noVariantId ? null : variantId };
  const counts = { onHand: 0, reserved: 0, available: 0 };
  for (const shelf of shelvesOf(record, variantId, warehouseId)) {
    counts.onHand += shelf.onHand;
    counts.reserved += shelf.reserved;
    counts.available += availableOn(shelf);
  }
  return { ...toGoods(name, labelOf(record, variantId)), ...counts };
}

/** The product whose shelves hold a found product: itself, or its base if it is a unit. */
type ShelvedGoods = { record: ProductRecord; found: ProductRecord; unit?: GoodsOnShelf['unit'] };

async function lyingOf(reads: Reads, found: ProductRecord | undefined): Promise<ShelvedGoods[]> {
  if (!found) return [];
  if (liesOnShelves(found.card)) return [{ record: found, found }];
  const [part] = isUnit(found.card) ? found.card.parts : [];
  // Combos and services have no shelves.
  const record = part && (await readProduct(reads, part.productId));
  if (!part || !record) return [];
  const { card, detail } = found;
  const unit = { name: card.name, code: card.code, unit: detail.unit, quantity: part.quantity };
  return [{ record, found, unit }];
}

/** Returns the variants a code means: all for a barcode or product code, one for a SKU. */
function meantBy(record: ProductRecord, code: string): string[] {
  const { card, detail } = record;
  if (card.code === code || detail.barCode === code) return namesOf(record);
  return detail.variants.filter(({ sku }) => sku === code).map(({ id }) => id);
}

/** Finds goods by text scanned or typed in a store room: by exact code, otherwise by similar names. */
export async function findGoods(
  context: Context,
  { q, warehouseId }: QueryOf<typeof contract>,
): Promise<ReplyOf<typeof contract>> {
  const { table } = context;
  const [own, likely] = await Promise.all([findProductIdByCode(context, q), likelyForStaff(q, maxProducts)]);
  const ids = [...new Set([...(own === undefined ? [] : [own]), ...likely])];
  const found = await Promise.all(ids.map((id) => readProduct(table.recent, id)));
  const lying = (await Promise.all(found.map((record) => lyingOf(table.recent, record)))).flat();
  const shown = ({ record, unit }: ShelvedGoods, variantId: string): GoodsOnShelf => ({
    ...onShelf(record, variantId, warehouseId),
    ...(unit && { unit }),
  });
  const meant = lying.flatMap((one) => meantBy(one.found, q).map((variantId) => shown(one, variantId)));
  if (meant.length > 0) return { exact: true, data: meant.slice(0, maxShown) };
  const all = lying.flatMap((one) => namesOf(one.found).map((variantId) => shown(one, variantId)));
  return { exact: false, data: all.slice(0, maxShown) };
}
