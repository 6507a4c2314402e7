import { chunk } from '#functions/platform/chunk.ts';
import * as z from 'zod';
import { listPage } from '#functions/domain/jobs/export-list.ts';
import { exportRows } from '#functions/domain/jobs/export-rows.ts';
import type { PlaceKind } from '#shared/sheets/sheet-column.ts';
import type { ProductText } from '../../views/product-record.ts';
import { readProducts } from '../../views/read-products.ts';
import { filed, productList } from '../admin-products.ts';
import { readTexts } from '../find-product.ts';
import { type PlaceWords, readPlaceWords } from './place-words.ts';
import { baseCodesOf } from './base-codes.ts';
import { cellsOf, variantCells } from '../product-cells.ts';

/** Input of the job, as stored when it began. */
const Input = z.object({ query: z.looseObject({ categoryId: z.array(z.string()).optional() }) });

/** URLs of the product's pictures, main picture first. */
const picturesOf = ({ card, detail }: ProductText): string => {
  const urls = [card.image, ...detail.media.filter(({ type }) => type === 'image').map(({ url }) => url)];
  return [...new Set(urls)].filter(Boolean).join(' ');
};

/** Row of a product, followed by one per variant with only the variant's own cells. */
function rowsOf(text: ProductText, places: Record<PlaceKind, PlaceWords>, baseCode: string) {
  const { card, detail } = text;
  const { id, code, sold } = card;
  const cells = cellsOf(text, baseCode);
  return [
    {
      ...cells,
      id,
      code,
      categoryId: places.category.textOf(card.category.id),
      businessId: places.business.textOf(card.business.id),
      brandId: card.brand ? places.brand.textOf(card.brand.id) : '',
      images: picturesOf(text),
      sold,
    },
    ...detail.variants.map((variant) => ({ ...variantCells(variant), id, code, sku: variant.sku })),
  ];
}

/** Fifty texts are one round trip; eight round trips run in parallel. */
const textsAtOnce = 50;
const abreast = 8;

/** Exports products with the filters of staff, on sale or not, in every column a file may have. */
export const exportProducts = exportRows({
  async page(job, after, take, context) {
    const { ask } = await readProducts();
    const query = await filed(Input.parse(job.input).query);
    const narrowed = { ...job, input: { ...job.input, query } };
    const page = await listPage(productList, narrowed, { after, take }, ask.staff);
    const places = await readPlaceWords();
    const pieces = chunk(
      page.rows.map(({ id }) => id),
      textsAtOnce,
    );
    const rows: ReturnType<typeof rowsOf> = [];
    for (const some of chunk(pieces, abreast)) {
      const texts = await Promise.all(some.map((ids) => readTexts(context.table, ids)));
      const codes = await Promise.all(texts.map((ones) => baseCodesOf(context, ones)));
      rows.push(
        ...texts.flatMap((ones, place) =>
          ones.flatMap((text) => (text ? rowsOf(text, places, codes[place]?.(text) ?? '') : [])),
        ),
      );
    }
    return { ...page, rows };
  },
  idOf: ({ id }) => id,
  fileName: { vi: 'san-pham', en: 'products' },
});
