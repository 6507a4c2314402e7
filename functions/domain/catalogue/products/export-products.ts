import * as z from 'zod';
import { ProductCard } from '#shared/catalogue/product.ts';
import { exportRows } from '#functions/domain/jobs/export-rows.ts';
import { readProducts } from '../views/read-products.ts';

const Card = ProductCard.pick({ id: true, code: true, name: true, price: true, basePrice: true, sold: true });
const After = z.string().nullable();

/** All products, on sale or not, in the order of their ids, which none of them changes. */
export const exportProducts = exportRows({
  async page(_job, after, take) {
    const { ask } = await readProducts();
    const place = After.parse(after);
    const rows = (await ask.walk(place ?? '', take)).map(({ card, isActive }) => ({
      ...Card.parse(JSON.parse(card)),
      isActive,
    }));
    return {
      rows,
      after: rows.at(-1)?.id ?? place,
      more: rows.length === take,
      ...(place === null && { total: await ask.countAll() }),
    };
  },
  idOf: ({ id }) => id,
  fileName: { vi: 'san-pham', en: 'products' },
});
