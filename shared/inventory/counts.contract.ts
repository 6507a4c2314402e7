import * as z from 'zod';
import { ProductId } from '../catalogue/product.ts';
import { staff } from '../contract/access.ts';
import { defineRoute } from '../contract/route.ts';
import { defineList } from '../lists/list-contract.ts';
import { tidy } from '../values/text.ts';
import { countList, countStatuses, maxCountLines } from './count-choices.ts';
import { Goods, GoodsOnShelf } from './goods.contract.ts';
import { Lots, piecesOf, StoredLots } from './lots.ts';

const access = staff('inventory.write');

const Pieces = z.int().min(0).max(1_000_000);
/** A staff member; the name is null after the account was deleted. */
const Person = z.object({ id: z.string(), fullName: z.string().nullable() });

/** A stock count of a warehouse. */
export const CountRow = z.object({
  id: z.string(),
  /** Readable code of the count, such as KK261123AB3D5. */
  code: z.string(),
  warehouse: z.object({ id: z.string(), name: z.string() }),
  note: z.string(),
  status: z.enum(countStatuses),
  lineCount: z.int(),
  /** Surplus and missing pieces, once the count is posted. */
  surplus: z.int(),
  shortfall: z.int(),
  createdAt: z.string(),
  closedAt: z.string().nullable(),
  version: z.int(),
});
export type CountRow = z.infer<typeof CountRow>;

export const CountLine = Goods.extend({
  counted: z.int(),
  /** Recorded stock at the time of counting, so that later sales are no part of the difference. */
  expected: z.int(),
  /** Pieces that orders had reserved then. They are in the warehouse too, whether packed or not. */
  reserved: z.int(),
  difference: z.int(),
  /** Whether the product is tracked by lots; `lots` are the counted ones, if they were entered. */
  byLot: z.boolean(),
  lots: StoredLots,
  /** Result of each person who counted; the sum is the counted quantity. */
  parts: z.array(z.object({ counterId: z.string(), quantity: z.int(), by: Person })),
  at: z.string(),
  /** The stock moved during the count, so the line should be counted again. */
  isStirred: z.boolean(),
  /** A second person must confirm this difference. */
  isLarge: z.boolean(),
  /** Orders have reserved more than would remain, so posting waits until they have not. */
  isHeld: z.boolean(),
  isPosted: z.boolean(),
});
export type CountLine = z.infer<typeof CountLine>;

export const Count = CountRow.extend({
  createdBy: Person,
  closedBy: Person.nullable(),
  lines: z.array(CountLine).max(maxCountLines),
});
export type Count = z.infer<typeof Count>;

const params = z.object({ id: z.string().min(1).max(40) });
const Version = z.int().min(1);
const ofGoods = { productId: ProductId, variantId: z.string().min(1).max(160).nullable() };

export const CountDraft = z.strictObject({
  warehouseId: z.string().min(1, { error: 'required' }).max(64),
  note: z.string().max(300).transform(tidy).default(''),
});

const fitsLots = ({ quantity, lots }: { quantity: number; lots?: readonly { quantity: number }[] }) =>
  piecesOf(lots ?? []) <= quantity;
const lotsTooMany = { path: ['lots'], error: 'lots-too-many' };

/** Result of one person for an item, with its lots, as entered in the form. */
export const CountedPieces = z
  .strictObject({ quantity: Pieces, lots: Lots.default([]) })
  .refine(fitsLots, lotsTooMany);

export const searchCounts = defineList({
  name: 'inventory/search-counts',
  summary: 'Stock counts: under way, booked, given up',
  path: '/admin/inventory/counts',
  access,
  list: countList,
  row: CountRow,
});

export const getCount = defineRoute({
  name: 'inventory/get-count',
  summary: 'A stock count with its lines: expected against counted',
  method: 'GET',
  path: '/admin/inventory/counts/{id}',
  access,
  params,
  reply: Count,
  errors: ['COUNT_NOT_FOUND'],
});

export const listUncounted = defineRoute({
  name: 'inventory/list-uncounted',
  summary: 'What should lie in the warehouse and was not counted: it stays as the book has it',
  method: 'GET',
  path: '/admin/inventory/counts/{id}/uncounted',
  access,
  params,
  reply: z.object({ total: z.int(), data: z.array(GoodsOnShelf).max(100) }),
  errors: ['COUNT_NOT_FOUND'],
});

export const startCount = defineRoute({
  name: 'inventory/start-count',
  summary: 'Begin to count a warehouse; it goes on selling meanwhile',
  method: 'POST',
  path: '/admin/inventory/counts',
  access,
  body: CountDraft.safeExtend({ clientRequestId: z.string().min(8).max(64).optional() }),
  reply: Count,
  status: 201,
  errors: ['UNKNOWN_WAREHOUSE', 'REQUEST_DIFFERS'],
});

export const countGoods = defineRoute({
  name: 'inventory/count-goods',
  summary: 'How many of some goods one who counts has found; those of others are added',
  method: 'PUT',
  path: '/admin/inventory/counts/{id}/lines',
  access,
  params,
  body: z
    .strictObject({
      ...ofGoods,
      counterId: z
        .string()
        .min(8)
        .max(64)
        .describe('Who counts: one device. Its own number is set, so that a repeat changes nothing'),
      quantity: Pieces,
      anew: z.boolean().default(false).describe('Counted from the beginning: what others found is dropped'),
      lots: Lots.default([]).describe(
        'All that lie there by their lots, where it was counted anew; the rest is of no known lot',
      ),
    })
    .refine(fitsLots, lotsTooMany),
  reply: CountLine,
  errors: [
    'COUNT_NOT_FOUND',
    'COUNT_CLOSED',
    'COUNT_FULL',
    'PRODUCT_NOT_FOUND',
    'VARIANT_NOT_FOUND',
    'UNIT_HAS_NO_SHELF',
    'STALE_STATE',
  ],
});

export const dropLine = defineRoute({
  name: 'inventory/drop-line',
  summary: 'Take goods off the sheet: they count as not counted',
  method: 'DELETE',
  path: '/admin/inventory/counts/{id}/lines/{productId}',
  access,
  params: params.extend({ productId: ProductId }),
  query: z.object({ variantId: z.string().min(1).max(160).optional() }),
  reply: z.object({ success: z.literal(true) }),
  errors: ['COUNT_NOT_FOUND', 'COUNT_CLOSED', 'STALE_STATE'],
});

export const postCount = defineRoute({
  name: 'inventory/post-count',
  summary: 'Book each difference as one movement, once; what was not counted stays as it is',
  method: 'POST',
  path: '/admin/inventory/counts/{id}/post',
  access,
  params,
  body: z.strictObject({ version: Version }),
  reply: Count,
  errors: [
    'COUNT_NOT_FOUND',
    'COUNT_CLOSED',
    'COUNT_EMPTY',
    'COUNT_NEEDS_SECOND',
    'PRODUCT_NOT_FOUND',
    'VARIANT_NOT_FOUND',
    'UNIT_HAS_NO_SHELF',
    'UNKNOWN_WAREHOUSE',
    'STALE_STATE',
  ],
});

export const cancelCount = defineRoute({
  name: 'inventory/cancel-count',
  summary: 'Give a count up of which nothing was booked',
  method: 'POST',
  path: '/admin/inventory/counts/{id}/cancel',
  access,
  params,
  body: z.strictObject({ version: Version }),
  reply: Count,
  errors: ['COUNT_NOT_FOUND', 'COUNT_CLOSED', 'STALE_STATE'],
});
