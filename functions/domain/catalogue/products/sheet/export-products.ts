import { inPieces } from '#functions/platform/in-pieces.ts';
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

/** As it was read when the job began. */
const Input = z.object({ query: z.looseObject({ categoryId: z.array(z.string()).optional() }) });

/** Where its pictures lie, the one it is known by first. */
const picturesOf = ({ card, detail }: ProductText): string => {
  const urls = [card.image, ...detail.media.filter(({ type }) => type === 'image').map(({ url }) => url)];
  return [...new Set(urls)].filter(Boolean).join(' ');
};

/** The row of a product, and one for each of its variants below it, where only what is theirs is said. */
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

/** Fifty are one round trip, and so many go side by side. */
const textsAtOnce = 50;
const abreast = 8;

/** The list of products as staff narrowed it, on sale or not, with all that a file may say of them. */
export const exportProducts = exportRows({
  async page(job, after, take, context) {
    const { ask } = await readProducts();
    const query = await filed(Input.parse(job.input).query);
    const narrowed = { ...job, input: { ...job.input, query } };
    const page = await listPage(productList, narrowed, { after, take }, ask.staff);
    const places = await readPlaceWords();
    const pieces = inPieces(
      page.rows.map(({ id }) => id),
      textsAtOnce,
    );
    const rows: ReturnType<typeof rowsOf> = [];
    for (const some of inPieces(pieces, abreast)) {
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
