import { productSheetKey } from '#shared/catalogue/product-sheet.ts';
import type { ProductChange, ProductSaid } from '#shared/catalogue/save-product.contract.ts';
import { importRows } from '#functions/domain/jobs/import-rows.ts';
import type { JobContext } from '#functions/domain/jobs/job-runner.ts';
import { readCategory } from '../categories/read-category.ts';
import type { ProductRecord } from '../views/product-record.ts';
import { findProduct, findProductIdByCode } from './find-product.ts';
import { saveWith } from './save-product.ts';

type Product = { id: string; record: ProductRecord };

/** What staff could have said of it, as it stands. */
function draftOf({ card, detail }: ProductRecord): ProductSaid {
  const { media, variants, history: _history, ...said } = detail;
  const { name, code, slug, shortDescription, price, basePrice, taxType, taxRate, image, ground } = card;
  const { badges, freeShipping, featured, isActive, category, business, brand } = card;
  return {
    ...said,
    name,
    code,
    slug,
    shortDescription,
    price,
    basePrice,
    taxType,
    taxRateDirect: taxRate,
    image,
    ground,
    badges,
    freeShipping,
    featured,
    isActive,
    categoryId: category.id,
    businessId: business.id,
    brandId: brand?.id ?? null,
    media: media.map(({ playbackId, ...shown }) => ({ ...shown, ...(playbackId && { playbackId }) })),
    variants,
  };
}

const savingContext = ({ table, now }: JobContext) => ({
  table,
  now,
  findCategory: (id: string) => readCategory(id),
});

async function findById(context: JobContext, id: string): Promise<Product | undefined> {
  const record = await findProduct(context, id);
  return record && { id, record };
}

/** Products of a file, known by their codes; what it says is saved as if staff had said it of each. */
export const importProducts = importRows<Product>({
  key: productSheetKey,
  async findByKey(context, code) {
    const id = await findProductIdByCode(context, code);
    return id === undefined ? undefined : findById(context, id);
  },
  findById,
  valuesOf: ({ record: { card } }) => ({
    name: card.name,
    price: card.price,
    basePrice: card.basePrice,
    isActive: card.isActive,
  }),
  async save(context, { id, record }, values, also) {
    // The sheet's columns are fields of a draft, each read by its kind.
    const change = { ...draftOf(record), ...values, revision: record.card.revision } as ProductChange;
    const saved = await saveWith(savingContext(context), { id, change, also: [also] });
    return 'refusal' in saved ? saved.refusal : undefined;
  },
  fileName: { vi: 'san-pham-can-sua', en: 'products-to-mend' },
});
