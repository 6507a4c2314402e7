import type { Category } from '#shared/catalogue/index.ts';
import type { Profile } from '#functions/domain/accounts/account.ts';
import type { ProductRecord } from '#functions/domain/catalogue/product-record.ts';
import { type Brand, brands } from './brands.ts';
import { type Business, businesses } from './businesses.ts';
import { buildCategories } from './categories.ts';
import { buildMembers } from './members.ts';
import { ownGoods } from './more-products.ts';
import { type Warehouse, warehouses } from './warehouses.ts';

export type World = {
  categories: Category[];
  businesses: Business[];
  brands: Brand[];
  warehouses: Warehouse[];
  members: Profile[];
  products: ProductRecord[];
};

/** The whole demo market as it stands on a given day. The same day always gives the same market. */
export function buildWorld(now: Date): World {
  const today = new Date(Math.floor(now.getTime() / 86_400_000) * 86_400_000);
  return {
    categories: buildCategories().categories,
    businesses,
    brands,
    warehouses,
    members: buildMembers(today),
    products: ownGoods(today),
  };
}
