import type { ProductForStaff } from '#shared/catalogue/admin-products.contract.ts';
import { unitOfWord } from '#shared/catalogue/product-choices.ts';
import type { SavedProduct } from '#shared/catalogue/save-product.contract.ts';
import { taxLabelOf } from '#shared/catalogue/tax-labels.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { noVariantId } from '../stock-shards/shelf-name.ts';
import { countedStocks, type ProductRecord, type StoredStock, toProduct } from '../views/product-record.ts';
import { requireProduct } from './find-product.ts';
import { emptyIfSame } from './product-draft.ts';
import { toUnit, withUnits, type WithUnits } from './unit-family.ts';

const shelvesOf = (stocks: readonly StoredStock[]): SavedProduct['shelves'] =>
  stocks.map(({ variantId, warehouseId, warehouseName, onHand, reserved }) => ({
    variantId: variantId === noVariantId ? null : variantId,
    warehouseId,
    warehouseName,
    onHand,
    reserved,
  }));

export const toSavedProduct = (record: ProductRecord): SavedProduct => ({
  ...record.detail,
  ...toProduct(record),
  isActive: record.card.isActive,
  allowsSale: record.card.isActive,
  revision: record.card.revision,
  flashSale: record.detail.flashSale,
  shelves: shelvesOf(countedStocks(record)),
});

function toProductForStaff(record: WithUnits): ProductForStaff {
  const { card, detail } = record;
  const { media, metaTitle, metaDescription, unit } = detail;
  const pictures = media.filter(({ type }) => type === 'image');
  return {
    ...toSavedProduct(record),
    ...(record.units && { units: record.units.map((unit) => toUnit(unit)) }),
    categoryId: card.category.id,
    businessId: card.business.id,
    brandId: card.brand?.id ?? null,
    taxRate: taxLabelOf(card.taxType, card.taxRate),
    taxRateDirect: card.taxRate,
    unit: unitOfWord(unit) ?? unit,
    thumbnail: card.image,
    images: pictures.map(({ url }, sortOrder) => ({ url, sortOrder })),
    videos: media.filter(({ type }) => type === 'video'),
    metaTitle: emptyIfSame(metaTitle, card.name),
    metaDescription: emptyIfSame(metaDescription, card.shortDescription),
  };
}

/** Returns a product for staff, on sale or not. */
export async function getProductForStaff(context: Context, id: string): Promise<ProductForStaff> {
  const record = await requireProduct(context, id);
  return toProductForStaff(await withUnits(context.table, record));
}
