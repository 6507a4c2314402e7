import * as z from 'zod';
import { activitySources } from '../activity/activity-choices.ts';
import { roles, staff } from '../contract/access.ts';
import { defineRoute } from '../contract/route.ts';
import { defineList } from '../lists/list-contract.ts';
import { UnitCost } from '../values/unit-cost-schema.ts';
import { tidy } from '../values/text.ts';
import { inventoryList } from './inventory-choices.ts';
import { ProductId } from '../catalogue/product.ts';
import { Lots, piecesOf } from './lots.ts';
import { stockCauses } from './stock-causes.ts';
import { StockReference } from './stock-movement.ts';

const access = staff('inventory.write');

const VariantId = z.string().min(1).max(160);
const WarehouseId = z.string().min(1).max(64);
const Quantity = z.int().min(0).max(10_000_000);

/** Stock of a product or variant in one warehouse. */
export const Inventory = z.object({
  warehouseId: z.string(),
  warehouseName: z.string(),
  variantId: z.string().nullable(),
  variantName: z.string().nullable(),
  /** Average cost of a piece. Only in the reply to those who may see costs. */
  cost: z.number().optional(),
  onHand: z.int(),
  /** Pieces on their way from a supplier. */
  onOrder: z.int(),
  /** Pieces reserved by orders. */
  reserved: z.int(),
  available: z.int(),
  minQuantity: z.int(),
  maxQuantity: z.int().nullable(),
  /** The shelf's name in the warehouse, as its staff write it. */
  place: z.string(),
});
export type Inventory = z.infer<typeof Inventory>;

export const listInventories = defineRoute({
  name: 'inventory/list-inventories',
  summary: 'What a product counts in each warehouse',
  method: 'GET',
  path: '/products/{id}/inventories',
  access,
  params: z.object({ id: ProductId }),
  reply: z.array(Inventory),
  errors: ['PRODUCT_NOT_FOUND'],
});

/** Name of a shelf, “A-03-2”. It is normalised, so that a picking list can be sorted along the shelves. */
export const ShelfPlace = z
  .string()
  .max(24)
  .transform((text) => tidy(text).toUpperCase());

const isRange = ({
  minQuantity,
  maxQuantity,
}: {
  minQuantity?: number | undefined;
  maxQuantity?: number | null | undefined;
}) => minQuantity === undefined || typeof maxQuantity !== 'number' || minQuantity <= maxQuantity;

const fitsLots = ({
  onHand,
  lots,
}: {
  onHand?: number | undefined;
  lots?: readonly { quantity: number }[] | undefined;
}) => lots === undefined || (onHand !== undefined && piecesOf(lots) <= onHand);

/** A shelf's change by staff; omitted fields stay, reserved and ordered pieces cannot be set. */
const InventoryChange = z
  .strictObject({
    warehouseId: WarehouseId,
    variantId: VariantId.nullish(),
    cost: UnitCost.optional().describe('Only from those who may see costs'),
    onHand: Quantity.optional(),
    onHandBefore: z
      .int()
      .optional()
      .describe(
        'What lay there when it was read: a shelf changes only from that, since what was sold meanwhile stays sold',
      ),
    onOrder: Quantity.optional().describe('As it was read: said otherwise, it is refused'),
    reserved: Quantity.optional().describe('As it was read: said otherwise, it is refused'),
    minQuantity: Quantity.optional(),
    maxQuantity: Quantity.nullish(),
    place: ShelfPlace.optional(),
    lots: Lots.optional().describe(
      'All that lie there by their lots, as somebody looked; the rest of `onHand` is of no known lot',
    ),
  })
  .refine(fitsLots, { path: ['lots'], error: 'lots-too-many' })
  .refine(isRange, { path: ['maxQuantity'], error: 'below-minimum' });
export type InventoryChange = z.infer<typeof InventoryChange>;

export const StockReason = z.string().max(200).transform(tidy);

/** Tells whether a change corrects stock or lots and so needs a reason, unlike minimum and maximum. */
const isCorrection = ({
  onHand,
  onHandBefore,
  lots,
}: Pick<InventoryChange, 'onHand' | 'onHandBefore' | 'lots'>) =>
  lots !== undefined || (onHand !== undefined && onHand !== onHandBefore);
const noReason = { path: ['reason'], error: 'required' };

/** Form of one shelf; a null cost is unknown, and staff who may not see costs leave it out. */
export const shelfAdjustmentFrom = (before: { onHand: number; cost?: number | null | undefined }) =>
  z
    .strictObject({
      onHand: Quantity,
      cost: UnitCost.nullish(),
      minQuantity: Quantity,
      maxQuantity: Quantity.nullable(),
      place: ShelfPlace,
      reason: StockReason,
    })
    .refine(isRange, { path: ['maxQuantity'], error: 'below-minimum' })
    .refine(
      ({ onHand, cost, reason }) =>
        reason !== '' || (onHand === before.onHand && (cost ?? 0) === (before.cost ?? 0)),
      noReason,
    );

/** The lots of one shelf as a form. */
export const ShelfLotsDraft = z
  .strictObject({
    onHand: Quantity,
    lots: Lots,
    reason: StockReason.refine((reason) => reason !== '', { error: 'required' }),
  })
  .refine(fitsLots, { path: ['lots'], error: 'lots-too-many' });

export const saveInventories = defineRoute({
  name: 'inventory/save-inventories',
  summary: 'Correct what a product counts, with a reason, and set what is too few and too many of it',
  method: 'PUT',
  path: '/products/{id}/inventories',
  access,
  params: z.object({ id: ProductId }),
  body: z
    .strictObject({
      inventories: z
        .array(InventoryChange)
        .min(1)
        .max(50)
        .refine(
          (rows) =>
            new Set(rows.map((row) => `${row.variantId ?? ''} ${row.warehouseId}`)).size === rows.length,
          { error: 'each-once' },
        ),
      reason: StockReason.optional().describe('Needed where pieces are found otherwise than they were read'),
      clientRequestId: z.string().min(8).max(64).optional(),
    })
    .refine(({ inventories, reason }) => Boolean(reason) || !inventories.some(isCorrection), noReason),
  reply: z.array(Inventory),
  errors: [
    'FORBIDDEN',
    'PRODUCT_NOT_FOUND',
    'VARIANT_NOT_FOUND',
    'UNIT_HAS_NO_SHELF',
    'UNKNOWN_WAREHOUSE',
    'STALE_STATE',
    'STOCK_HELD',
    'STOCK_NOT_SET',
    'REQUEST_DIFFERS',
  ],
});

/** A shelf as a row of the list. */
export const InventoryRow = Inventory.extend({
  id: z.string(),
  productId: z.string(),
  productName: z.string(),
  productCode: z.string(),
  sku: z.string().nullable(),
  image: z.string(),
  ground: z.int(),
  isOnSale: z.boolean(),
  isSold: z.boolean(),
  /** Pieces sold in the thirty days until last night. */
  sold: z.int(),
  /** Supplier of the latest purchase. */
  supplierId: z.string().nullable(),
});
export type InventoryRow = z.infer<typeof InventoryRow>;

export const searchInventory = defineList({
  name: 'inventory/search-inventory',
  summary: 'All shelves: by name, code or SKU, by warehouse, category and what there is to see to',
  path: '/admin/inventory',
  access,
  list: inventoryList,
  row: InventoryRow,
});

const Step = z.object({ from: z.number(), to: z.number() });

/** A movement of a shelf, as in its ledger. */
export const Movement = z.object({
  id: z.string(),
  variantId: z.string().nullable(),
  warehouseId: z.string(),
  /** Number of the movement on its shelf. */
  revision: z.int(),
  at: z.string(),
  why: z.enum(stockCauses),
  of: StockReference.nullable(),
  note: z.string().nullable(),
  /** Expected pieces that came damaged or not at all, and are on no shelf now. */
  lost: z.object({ damaged: z.int(), missing: z.int() }).nullable().default(null),
  /** The person; null for the system. Shoppers are not named. */
  who: z
    .object({ id: z.string().nullable(), role: z.enum(roles), fullName: z.string().nullable() })
    .nullable(),
  way: z.enum(activitySources),
  onHand: Step,
  reserved: Step,
  onOrder: Step,
  /** Returned only to callers who may see costs. */
  cost: Step.optional(),
});
export type Movement = z.infer<typeof Movement>;

export const listMovements = defineRoute({
  name: 'inventory/list-movements',
  summary: 'What moved on a product’s shelves, or on one of them, newest first: why, who, from and to',
  method: 'GET',
  path: '/admin/inventory/{productId}/movements',
  access,
  params: z.object({ productId: ProductId }),
  query: z.object({
    variantId: VariantId.optional().describe('Left out for a product without variants'),
    warehouseId: WarehouseId.optional().describe('One shelf; left out for all of the product'),
    take: z.coerce.number().int().min(1).max(50).default(20),
    cursor: z.string().max(600).optional(),
  }),
  reply: z.object({ data: z.array(Movement), nextCursor: z.string().nullable() }),
  errors: ['BAD_CURSOR'],
});

/** A difference between a shelf and its ledger. */
export const StockDifference = z.object({
  id: z.string(),
  productId: z.string(),
  productName: z.string(),
  variantId: z.string().nullable(),
  variantName: z.string().nullable(),
  warehouseId: z.string(),
  warehouseName: z.string(),
  kind: z.enum(['missing', 'broken', 'row']),
  /** Number of the shelf's movements at the time of the comparison; a repair has to name it. */
  revision: z.int(),
  book: z.object({ onHand: z.int(), reserved: z.int() }),
  row: z.object({ onHand: z.int(), reserved: z.int() }),
  foundAt: z.string(),
});
export type StockDifference = z.infer<typeof StockDifference>;

export const listDifferences = defineRoute({
  name: 'inventory/list-differences',
  summary: 'Shelves that the nightly comparison found otherwise than their ledger',
  method: 'GET',
  path: '/admin/inventory/differences',
  access: staff('stock.repair'),
  reply: z.object({ checkedAt: z.string().nullable(), data: z.array(StockDifference) }),
});

const RepairFields = {
  onHand: Quantity,
  reserved: Quantity,
  reason: StockReason.pipe(z.string().min(1)),
};
const noMoreHeld = ({ onHand, reserved }: { onHand: number; reserved: number }) => reserved <= onHand;
const heldTooMany = { path: ['reserved'], error: 'more-than-there' };

export const StockRepair = z.strictObject(RepairFields).refine(noMoreHeld, heldTooMany);

export const repairShelf = defineRoute({
  name: 'inventory/repair-shelf',
  summary: 'Bring a shelf and its ledger together again, by a movement that says who did it and why',
  method: 'POST',
  path: '/admin/inventory/repairs',
  access: staff('stock.repair'),
  body: z
    .strictObject({
      productId: ProductId,
      variantId: VariantId.nullish(),
      warehouseId: WarehouseId,
      revision: z.int().min(0),
      ...RepairFields,
    })
    .refine(noMoreHeld, heldTooMany),
  reply: z.object({ success: z.literal(true) }),
  errors: ['NOT_FOUND', 'STALE_STATE', 'STOCK_HELD'],
});
