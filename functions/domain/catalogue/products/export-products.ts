import * as z from 'zod';
import { ProductCard } from '#shared/catalogue/product.ts';
import { exportRows } from '#functions/domain/jobs/export-rows.ts';
import { readView } from '#functions/platform/views/view.ts';
import { prepared } from '#functions/platform/views/view-file.ts';
import { productsView } from '../views/products-view.ts';

const ViewRow = z.object({ id: z.string(), active: z.int(), card: z.string() });
const Card = ProductCard.pick({ id: true, code: true, name: true, price: true, basePrice: true, sold: true });
const Count = z.object({ total: z.int() });
const After = z.string().nullable();

/** All products, on sale or not, in the order of their ids, which none of them changes. */
export const exportProducts = exportRows({
  async page(_job, after, take) {
    const { db } = await readView(productsView);
    const place = After.parse(after);
    const found = prepared(
      db,
      `SELECT id, active, card FROM products JOIN product_cards USING (rid) WHERE id > ? ORDER BY id LIMIT ?`,
    ).all(place ?? '', take);
    const rows = found
      .map((row) => ViewRow.parse(row))
      .map(({ active, card }) => ({ ...Card.parse(JSON.parse(card)), isActive: active === 1 }));
    const total =
      place === null && Count.parse(prepared(db, 'SELECT count(*) AS total FROM products').get()).total;
    return {
      rows,
      after: rows.at(-1)?.id ?? place,
      more: rows.length === take,
      ...(total !== false && { total }),
    };
  },
  idOf: ({ id }) => id,
  fileName: { vi: 'san-pham', en: 'products' },
});
