import * as z from 'zod';
import { CountRow } from '#shared/inventory/counts.contract.ts';
import { Goods } from '#shared/inventory/goods.contract.ts';
import { StoredLots } from '#shared/inventory/lots.ts';
import { asIs, named } from '#functions/platform/records/audited-fields.ts';
import { versioned } from '#functions/platform/records/versioned.ts';
import { type ShelfName, noVariantId } from '#functions/domain/catalogue/stock-shards/shelf-name.ts';
import { countKeys } from './count-keys.ts';

/** A stock count without its lines. */
export const StoredCount = CountRow.extend({ createdBy: z.string(), closedBy: z.string().nullable() });
export type StoredCount = z.infer<typeof StoredCount>;

const countMoved = 'count-moved';

export const countRecord = versioned({
  entity: 'stock-count',
  schema: StoredCount,
  key: ({ id }: { id: string }) => countKeys.head(id),
  version: 'version',
  stale: countMoved,
  missing: 'COUNT_NOT_FOUND',
  counters: ['lineCount'],
  indexKeys: ({ id }) => countKeys.amongAll(id),
  activity: {
    of: 'count',
    told: { status: asIs, warehouse: named, note: asIs, surplus: asIs, shortfall: asIs },
  },
});

export const StoredCountLine = Goods.extend({
  expected: z.int(),
  reserved: z.int(),
  /** Number found by each device, and who used it. */
  parts: z.record(z.string(), z.object({ quantity: z.int(), by: z.string() })),
  /** Lots on the shelf, if the counter named them. */
  lots: StoredLots.default([]),
  at: z.string(),
  isStirred: z.boolean(),
  isHeld: z.boolean(),
  isPosted: z.boolean(),
  version: z.int(),
});
export type StoredCountLine = z.infer<typeof StoredCountLine> & LineName;

export type LineName = { countId: string; goods: string };

const lineMoved = 'line-moved';

export const lineRecord = versioned({
  entity: 'stock-count-line',
  schema: StoredCountLine,
  key: ({ countId, goods }: LineName) => {
    const [productId = '', variantKey = noVariantId] = goods.split('#');
    return countKeys.line(countId, productId, variantKey);
  },
  version: 'version',
  stale: lineMoved,
});

type GoodsName = Pick<Goods, 'productId' | 'variantId'>;

export const lineName = (countId: string, { productId, variantId }: GoodsName): LineName => ({
  countId,
  goods: `${productId}#${variantId ?? noVariantId}`,
});

export const shelfOfLine = (
  { warehouse }: Pick<StoredCount, 'warehouse'>,
  { productId, variantId }: GoodsName,
): ShelfName => ({ productId, variantId: variantId ?? noVariantId, warehouseId: warehouse.id });

export const countedOf = ({ parts }: Pick<StoredCountLine, 'parts'>): number =>
  Object.values(parts).reduce((sum, { quantity }) => sum + quantity, 0);

export const differenceOf = (line: Pick<StoredCountLine, 'parts' | 'expected'>): number =>
  countedOf(line) - line.expected;
