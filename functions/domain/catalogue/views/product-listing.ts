import type * as z from 'zod';
import { AdminProduct } from '#shared/catalogue/admin-products.contract.ts';
import { fold, words } from '#shared/values/text.ts';
import type { ViewRows } from '#functions/platform/views/list-plan.ts';
import { column, type Listable } from '#functions/platform/views/listable.ts';
import type { StoredCard } from './product-record.ts';

/** Row of the staff product list without stock, which is counted when it is shown. */
const Row = AdminProduct.omit({ stock: true, allowsSale: true, isUnit: true });
type Row = z.output<typeof Row>;

/** Columns by which staff filter and sort products: API name and table column. */
const lies = {
  createdAt: 'created_at',
  updatedAt: 'updated_at',
  name: 'name_key',
  code: 'code',
  price: 'total',
  sold: 'sold',
  businessId: 'business_id',
  categoryId: 'lowest_category_id',
  taxType: 'tax_type',
  categoryGroup: 'category_group',
  isActive: 'active',
  stockStatus: 'stock',
} as const;
type Name = keyof typeof lies | 'id';

const text = column.text<StoredCard>;
const number = column.number<StoredCard>;

/** The products in the form that `listQuery` needs. */
export const productListing: Listable<StoredCard, Name, Row> = {
  name: 'product_list',
  columns: {
    id: text(({ id }) => id),
    createdAt: text(({ createdAt }) => createdAt),
    updatedAt: text(({ updatedAt }) => updatedAt),
    name: column.name(({ name }) => name),
    code: column.name(({ code }) => code),
    price: number(({ total }) => total),
    sold: number(({ sold }) => sold),
    businessId: text(({ business }) => business.id),
    categoryId: text(({ category }) => category.id),
    taxType: text(({ taxType }) => taxType),
    categoryGroup: text(({ category }) => category.group),
    isActive: column.flag(({ isActive }) => isActive),
    stockStatus: text(({ stockStatus }) => stockStatus),
  },
  row: Row,
};

export type ProductList = ViewRows<Name, Row>;

/** Columns of the SQL view with that name. */
export const listColumns = [
  'rid',
  'id',
  ...Object.entries(lies).map(([name, at]) => `${at} AS "${name}"`),
].join(', ');

/** Words of the typed text, each of which must begin a word of the product. */
export const beginnings = (typed: readonly string[]): string[] => typed.flatMap((one) => words(fold(one)));
