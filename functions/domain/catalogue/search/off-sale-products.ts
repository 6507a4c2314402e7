import type { AdminProduct } from '#shared/catalogue/admin-products.contract.ts';
import { search } from '#functions/platform/views/list-filters.ts';
import { readProducts } from '../views/read-products.ts';

const words = search();

/** Finds products off sale by words in name or code, last changed first. */
export async function offSaleProducts(
  text: string,
  most: number,
): Promise<Omit<AdminProduct, 'stock' | 'allowsSale' | 'isUnit'>[]> {
  const { ask } = await readProducts();
  const { rows } = await ask.staff.list({
    where: [...words(text), { column: 'isActive', is: 0 }],
    sort: { by: 'updatedAt', descending: true },
    take: most,
    counted: false,
  });
  return rows;
}
