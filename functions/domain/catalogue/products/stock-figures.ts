import type { ProductCard, StockStatus } from '#shared/catalogue/product.ts';
import { countOnSale } from '../search/shelf.ts';
import { readCard } from '../views/product-cards.ts';
import { readProducts } from '../views/read-products.ts';

/** How many products on sale there are few left of, and none. */
export async function countRunningOut(): Promise<{ low: number; out: number }> {
  const products = await readProducts();
  const count = (status: StockStatus) => countOnSale(products, { stockStatus: [status] });
  const [low, out] = await Promise.all([count('low_stock'), count('out_of_stock')]);
  return { low, out };
}

/** Among so many that sold least those are looked for that had the time to sell. */
const lookedAt = 100;

/** What is there and hardly ever sold, though it was on sale before a moment: the least sold first. */
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
