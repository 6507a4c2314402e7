import type { AdminProduct } from '#shared/catalogue/admin-products.contract.ts';
import { search } from '#functions/platform/views/list-filters.ts';
import { newestRows } from '#functions/platform/views/newest-rows.ts';
import { readProducts } from '../views/read-products.ts';

const words = search();

/** Finds products off sale by words in name or code, last changed first. */
export async function offSaleProducts(
  text: string,
  most: number,
): Promise<Omit<AdminProduct, 'stock' | 'allowsSale' | 'isUnit'>[]> {
  const { ask } = await readProducts();
  const where = [...words(text), { column: 'isActive', is: 0 } as const];
  return newestRows(ask.staff, { by: 'updatedAt', take: most, where });
}
