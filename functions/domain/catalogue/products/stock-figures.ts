import type { ProductCard, StockStatus } from '#shared/catalogue/product.ts';
import { countOnSale } from '../search/shelf.ts';
import { readCard } from '../views/product-cards.ts';
import { readProducts } from '../views/read-products.ts';

/** Counts the products on sale with little stock, and with none. */
export async function countRunningOut(): Promise<{ low: number; out: number }> {
  const products = await readProducts();
  const count = (status: StockStatus) => countOnSale(products, { stockStatus: [status] });
  const [low, out] = await Promise.all([count('low_stock'), count('out_of_stock')]);
  return { low, out };
}

/** Number of least sold products that are searched for those on sale long enough. */
const lookedAt = 100;

/** Lists available products that have been on sale since before a moment and sold least. */
export async function slowProducts(onSaleBefore: string, most: number): Promise<ProductCard[]> {
  const { ask } = await readProducts();
  const least = await ask.page({
    by: 'sold',
    descending: false,
    take: lookedAt,
    filters: { available: true },
  });
  return least
    .map(readCard)
    .filter(({ createdAt }) => createdAt <= onSaleBefore)
    .slice(0, most);
}
