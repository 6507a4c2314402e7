/**
 * Access patterns of the catalogue, and the keys that serve them.
 *
 *   all of a product, by id              pk PRODUCT#<id>                  sk CARD | DETAIL | RATING
 *   a shelf of a product                 pk PRODUCT#<id>                  sk STOCK#<variant>#<warehouse>
 *   all of a product, by slug            gsi1pk PRODUCT-SLUG#<slug>       gsi1sk as the sk above
 *   what a shard of a shelf has left   pk STOCK-PORTION#<product>#<n>   sk <variant>#<warehouse>
 *   combos and units with a part         pk IN-COMBOS#<product>           sk <combo>
 *   product with a slug                  pk PRODUCT-SLUG#<slug>           sk CLAIM
 *   product with a code                  pk PRODUCT-CODE#<code>           sk CLAIM
 *   product with a SKU or barcode        pk GOODS-CODE#<code>             sk CLAIM
 *   all categories, or one               pk CATEGORIES                    sk <id>
 *   version of the category tree         pk CATEGORY-TREE                 sk STATE
 *   business with a slug                 pk BUSINESS-SLUG#<slug>          sk CLAIM
 *   business of an owner                 pk BUSINESS-OWNER#<user>         sk CLAIM
 *   brand with a slug                    pk BRAND-SLUG#<slug>             sk CLAIM
 *   one business or brand                pk BUSINESS#<id> | BRAND#<id>    sk CARD
 *   all warehouses, or one               pk WAREHOUSES                    sk <id>
 *   cards that changed                   index `changes`, fed by the cards
 *   shelves that changed                 index `changes`, fed by the shelves
 */
export const productKeys = {
  partition: (id: string) => `PRODUCT#${id}`,
  slugPartition: (slug: string) => `PRODUCT-SLUG#${slug}`,
  card: (id: string) => ({ pk: `PRODUCT#${id}`, sk: 'CARD' }),
  detail: (id: string) => ({ pk: `PRODUCT#${id}`, sk: 'DETAIL' }),
  rating: (id: string) => ({ pk: `PRODUCT#${id}`, sk: 'RATING' }),
  stock: (id: string, variantId: string, warehouseId: string) => ({
    pk: `PRODUCT#${id}`,
    sk: `STOCK#${variantId}#${warehouseId}`,
  }),
  shard: (id: string, variantId: string, warehouseId: string, number: number) => ({
    pk: `STOCK-PORTION#${id}#${number}`,
    sk: `${variantId}#${warehouseId}`,
  }),
  /** Key of the item that tells the views that a shelf was deleted. */
  goneStock: (id: string, variantId: string, warehouseId: string) => ({
    pk: `STOCK-GONE#${id}`,
    sk: `${variantId}#${warehouseId}`,
  }),
  inCombosPartition: (id: string) => `IN-COMBOS#${id}`,
  inCombo: (id: string, comboId: string) => ({ pk: `IN-COMBOS#${id}`, sk: comboId }),
  slugClaim: (slug: string) => ({ pk: `PRODUCT-SLUG#${slug}`, sk: 'CLAIM' }),
  codeClaim: (code: string) => ({ pk: `PRODUCT-CODE#${code.toUpperCase()}`, sk: 'CLAIM' }),
  goodsCodeClaim: (code: string) => ({ pk: `GOODS-CODE#${code.trim().toUpperCase()}`, sk: 'CLAIM' }),
  bySlug: (slug: string, sk: string) => ({ gsi1pk: `PRODUCT-SLUG#${slug}`, gsi1sk: sk }),
  stockBySlug: (slug: string, id: string, variantId: string, warehouseId: string) =>
    productKeys.bySlug(slug, productKeys.stock(id, variantId, warehouseId).sk),
};

export const categoriesPartition = 'CATEGORIES';
export const categoryKey = (id: string) => ({ pk: categoriesPartition, sk: id });
export const categoryGrave = (id: string) => ({ pk: `CATEGORY#${id}`, sk: 'GONE' });
export const categoryTreeKey = { pk: 'CATEGORY-TREE', sk: 'STATE' };
export const businessKey = (id: string) => ({ pk: `BUSINESS#${id}`, sk: 'CARD' });
export const businessGrave = (id: string) => ({ pk: `BUSINESS#${id}`, sk: 'GONE' });
export const brandGrave = (id: string) => ({ pk: `BRAND#${id}`, sk: 'GONE' });
export const businessSlugKey = (slug: string) => ({ pk: `BUSINESS-SLUG#${slug}`, sk: 'CLAIM' });
export const businessOwnerKey = (userId: string) => ({ pk: `BUSINESS-OWNER#${userId}`, sk: 'CLAIM' });
export const brandSlugKey = (slug: string) => ({ pk: `BRAND-SLUG#${slug}`, sk: 'CLAIM' });
export const brandKey = (id: string) => ({ pk: `BRAND#${id}`, sk: 'CARD' });
export const warehousesPartition = 'WAREHOUSES';
export const warehouseKey = (id: string) => ({ pk: warehousesPartition, sk: id });

/** Change feeds that the views follow. */
export const productFeed = { name: 'products', shards: 8 };
export const categoryFeed = { name: 'categories', shards: 1 };
export const makerFeed = { name: 'makers', shards: 1 };
