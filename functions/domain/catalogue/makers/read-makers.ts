import { readView } from '#functions/platform/views/view.ts';
import { categoriesView } from '../views/categories-view.ts';
import type { MakerRows } from './makers.ts';
import { makersView } from '../views/makers-view.ts';
import { readProducts } from '../views/read-products.ts';

/** Reads the views that lists of makers are built from, up to date with the table. */
export async function readMakers(): Promise<MakerRows> {
  const [makers, products, categories] = await Promise.all([
    readView(makersView),
    readProducts(),
    readView(categoriesView),
  ]);
  return { makers, products, categories };
}

/** The views of makers and of the products that refer to them. */
export type FiledMakers = Pick<MakerRows, 'makers' | 'products'>;

export async function readFiledMakers(): Promise<FiledMakers> {
  const [makers, products] = await Promise.all([readView(makersView), readProducts()]);
  return { makers, products };
}
