import type { ViewDefinition } from '#functions/platform/views/view-feed.ts';
import { productFeed } from '../catalogue-keys.ts';
import { postgresProductTables } from './postgres-product-tables.ts';
import { StoredCard } from './product-record.ts';
import type { ProductRows } from './product-rows.ts';
import { sqliteProductTables } from './sqlite-product-tables.ts';

/** View of products for lists and searches; each engine has its own tables but answers the same queries. */
export const productsView: ViewDefinition<StoredCard, ProductRows> = {
  ...productFeed,
  version: 13,
  item: StoredCard,
  sqlite: sqliteProductTables,
  postgres: postgresProductTables,
};
