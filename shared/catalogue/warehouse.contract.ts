import * as z from 'zod';
import { staff } from '../contract/access.ts';
import { defineRoute } from '../contract/route.ts';
import { defineList } from '../lists/list-contract.ts';
import { flag, many, words } from '../lists/query-parts.ts';
import { tidy } from '../values/text.ts';

/** A warehouse that stores goods and where shoppers may pick them up. */
export const Warehouse = z.object({
  id: z.string(),
  name: z.string(),
  code: z.string(),
  province: z.string(),
  address: z.string(),
  phone: z.string(),
  /** Opening hours as free text. */
  hours: z.string(),
});
export type Warehouse = z.infer<typeof Warehouse>;

/** A warehouse with its present sales state. */
export const ShopWarehouse = Warehouse.extend({
  isActive: z.boolean(),
  /** Reason that staff give shoppers for a pause; empty if the warehouse is open. */
  pausedReason: z.string().default(''),
});
export type ShopWarehouse = z.infer<typeof ShopWarehouse>;

const Code = z.int().min(1);
const CurrentCodes = z.strictObject({ provinceCode: Code, wardCode: Code.nullable() });
const FormerCodes = CurrentCodes.extend({ districtCode: Code });

/** Location by the divisions since July 2025 and by those before, which carriers still need. */
const CurrentDivision = z.object({
  ...CurrentCodes.shape,
  province: z.string(),
  ward: z.string().nullable(),
});
const FormerDivision = CurrentDivision.extend({ districtCode: Code, district: z.string() });

/** A warehouse as staff see it. */
export const StaffWarehouse = ShopWarehouse.extend({
  currentDivision: CurrentDivision.nullable().default(null),
  formerDivision: FormerDivision.nullable().default(null),
  /** Incremented with every change; used for the version check. */
  version: z.int(),
});
export type StaffWarehouse = z.infer<typeof StaffWarehouse>;

const line = (most: number) => z.string().max(most).transform(tidy).pipe(z.string().min(1));

const WarehouseFields = z.strictObject({
  name: line(80),
  code: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z0-9][A-Z0-9-]{1,11}$/),
  province: line(60),
  address: line(200),
  phone: z
    .string()
    .trim()
    .regex(/^0\d[\d .]{7,14}$/),
  hours: line(80),
  isActive: z.boolean(),
  pausedReason: z.string().max(200).transform(tidy).optional(),
  currentDivision: CurrentCodes.nullish(),
  formerDivision: FormerCodes.nullish(),
});

/** Checks that a paused warehouse has a reason, which shoppers and staff see. */
const isExplained = ({
  isActive,
  pausedReason,
}: {
  isActive?: boolean | undefined;
  pausedReason?: string | undefined;
}) => isActive !== false || Boolean(pausedReason);
const unexplained = { path: ['pausedReason'], error: 'required' };

/** A warehouse as staff write it. Its code never changes, as documents and carriers use it. */
export const WarehouseDraft = WarehouseFields.refine(isExplained, unexplained);
export type WarehouseDraft = z.infer<typeof WarehouseDraft>;

const unknownDivisions = ['UNKNOWN_PROVINCE', 'UNKNOWN_DISTRICT', 'UNKNOWN_WARD'] as const;

export const listPublicWarehouses = defineRoute({
  name: 'catalogue/list-public-warehouses',
  summary: 'The warehouses shoppers may know of; those that are paused say why',
  method: 'GET',
  path: '/public/warehouses',
  access: 'public',
  reply: z.array(ShopWarehouse),
  cacheSeconds: 60,
});

const access = staff('settings.write');

const everyWarehouse = {
  summary: 'Every warehouse, for those who keep the stock',
  method: 'GET',
  access: staff('inventory.write'),
  reply: z.array(StaffWarehouse),
} as const;

export const listWarehouses = defineRoute({
  ...everyWarehouse,
  name: 'catalogue/list-warehouses',
  path: '/warehouses',
});

export const listAdminWarehouses = defineRoute({
  ...everyWarehouse,
  name: 'catalogue/list-admin-warehouses',
  path: '/admin/warehouses',
});

export const searchWarehouses = defineList({
  name: 'catalogue/search-warehouses',
  summary: 'Warehouses by name, code or address, page by page',
  path: '/admin/warehouses/search',
  access,
  list: {
    filters: { q: words(), province: many(), isActive: flag() },
    sorts: ['name', 'code', 'province'],
    sort: 'name',
    page: 'limit',
    size: 20,
  },
  row: StaffWarehouse,
});

export const createWarehouse = defineRoute({
  name: 'catalogue/create-warehouse',
  summary: 'Open a warehouse',
  method: 'POST',
  path: '/warehouses',
  access,
  body: WarehouseFields.extend({ clientRequestId: z.string().min(8).max(64).optional() }).refine(
    isExplained,
    unexplained,
  ),
  reply: StaffWarehouse,
  status: 201,
  errors: ['CODE_EXISTS', 'REQUEST_DIFFERS', ...unknownDivisions],
});

export const updateWarehouse = defineRoute({
  name: 'catalogue/update-warehouse',
  summary: 'Change a warehouse as it was read; what is left out stays',
  method: 'PATCH',
  path: '/warehouses/{id}',
  access,
  params: z.object({ id: z.string().min(1).max(64) }),
  body: WarehouseFields.omit({ code: true })
    .partial()
    .extend({ version: z.int().min(1) })
    .refine(isExplained, unexplained),
  reply: StaffWarehouse,
  errors: ['NOT_FOUND', 'STALE_STATE', ...unknownDivisions],
});

export const deleteWarehouse = defineRoute({
  name: 'catalogue/delete-warehouse',
  summary: 'Take an empty warehouse away; refused with what still lies or waits there',
  method: 'DELETE',
  path: '/warehouses/{id}',
  access,
  params: z.object({ id: z.string().min(1).max(64) }),
  reply: z.object({ success: z.literal(true) }),
  errors: ['NOT_FOUND', 'WAREHOUSE_IN_USE', 'STALE_STATE'],
});
