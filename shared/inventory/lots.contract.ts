import * as z from 'zod';
import { ProductId } from '../catalogue/product.ts';
import { staff } from '../contract/access.ts';
import { defineRoute } from '../contract/route.ts';
import { defineList } from '../lists/list-contract.ts';
import { Goods } from './goods.contract.ts';
import { StockReason } from './inventory.contract.ts';
import { lotList } from './lot-choices.ts';

const access = staff('inventory.write');

/** Remaining pieces of one lot on a shelf. */
export const ShelfLot = z.object({
  id: z.string(),
  code: z.string(),
  /** Expiry date; the lot may not be sold from the first moment of this day on. */
  expiresOn: z.string(),
  quantity: z.int(),
  /** Pieces that are expired and blocked from sale. */
  held: z.int(),
});
export type ShelfLot = z.infer<typeof ShelfLot>;

/** A lot as a row of the list. */
export const LotRow = Goods.omit({ code: true }).extend({
  ...ShelfLot.shape,
  /** Readable code of the goods: the SKU, else the product's code. */
  goodsCode: z.string(),
  warehouseId: z.string(),
  warehouseName: z.string(),
});
export type LotRow = z.infer<typeof LotRow>;

export const searchLots = defineList({
  name: 'inventory/search-lots',
  summary: 'What is left of each lot, first what expires first: past its day, within 30 days, within 90',
  path: '/admin/inventory/lots',
  access,
  list: lotList,
  row: LotRow,
});

export const countLots = defineRoute({
  name: 'inventory/count-lots',
  summary: 'How many lots are past their day, expire within 30 days, within 90',
  method: 'GET',
  path: '/admin/inventory/lots/figures',
  access,
  reply: z.object({ expired: z.int(), in30: z.int(), in90: z.int() }),
});

export const listShelfLots = defineRoute({
  name: 'inventory/list-shelf-lots',
  summary: 'The lots of one shelf this moment, and how many of its pieces are of no known lot',
  method: 'GET',
  path: '/admin/inventory/{productId}/lots',
  access,
  params: z.object({ productId: ProductId }),
  query: z.object({
    variantId: z.string().min(1).max(160).optional(),
    warehouseId: z.string().min(1).max(64),
  }),
  reply: z.object({
    /** Whether the product is tracked by lots. */
    byLot: z.boolean(),
    data: z.array(ShelfLot),
    unknown: z.int(),
  }),
});

export const writeOffLot = defineRoute({
  name: 'inventory/write-off-lot',
  summary: 'Take what is left of a lot that is past its day off its shelf, as a correction with a reason',
  method: 'POST',
  path: '/admin/inventory/lots/{id}/write-off',
  access,
  params: z.object({ id: z.string().min(1).max(900) }),
  body: z.strictObject({
    reason: StockReason.pipe(z.string().min(1, { error: 'required' })),
    quantity: z
      .int()
      .min(1)
      .optional()
      .describe('What was left when it was read: refused where it is another'),
    clientRequestId: z.string().min(8).max(64).optional(),
  }),
  reply: z.object({ quantity: z.int() }),
  errors: ['LOT_NOT_FOUND', 'LOT_NOT_EXPIRED', 'STOCK_HELD', 'STALE_STATE', 'REQUEST_DIFFERS'],
});
