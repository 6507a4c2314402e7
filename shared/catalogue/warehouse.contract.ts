import * as z from 'zod';
import { staff } from '../contract/access.ts';
import { defineRoute } from '../contract/route.ts';
import { defineList } from '../lists/list-contract.ts';
import { flag, many, words } from '../lists/query-parts.ts';
import { tidy } from '../values/text.ts';

/** Where goods lie and where shoppers may fetch them. */
export const Warehouse = z.object({
  id: z.string(),
  name: z.string(),
  code: z.string(),
  province: z.string(),
  address: z.string(),
  phone: z.string(),
  /** Opening hours as people say them. */
  hours: z.string(),
});
export type Warehouse = z.infer<typeof Warehouse>;

/** As staff see it: those that are closed, too. */
export const StaffWarehouse = Warehouse.extend({
  isActive: z.boolean(),
  /** Raised with every change. */
  version: z.int(),
});
export type StaffWarehouse = z.infer<typeof StaffWarehouse>;

const line = (most: number) => z.string().max(most).transform(tidy).pipe(z.string().min(1));

/** What staff say of one; its code stays what it was made with, since papers and carriers name it by that. */
export const WarehouseDraft = z.strictObject({
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
});
export type WarehouseDraft = z.infer<typeof WarehouseDraft>;

export const listPublicWarehouses = defineRoute({
  name: 'catalogue/list-public-warehouses',
  summary: 'The warehouses open to shoppers',
  method: 'GET',
  path: '/public/warehouses',
  access: 'public',
  reply: z.array(Warehouse),
  cacheSeconds: 60,
});

const access = staff('settings.write');

const everyWarehouse = {
  summary: 'Every warehouse, for those who manage the shop',
  method: 'GET',
  access,
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
  body: WarehouseDraft.extend({ clientRequestId: z.string().min(8).max(64).optional() }),
  reply: StaffWarehouse,
  status: 201,
  errors: ['CODE_EXISTS', 'REQUEST_DIFFERS'],
});

export const updateWarehouse = defineRoute({
  name: 'catalogue/update-warehouse',
  summary: 'Change a warehouse as it was read; what is left out stays',
  method: 'PATCH',
  path: '/warehouses/{id}',
  access,
  params: z.object({ id: z.string().min(1).max(64) }),
  body: WarehouseDraft.omit({ code: true })
    .partial()
    .extend({ version: z.int().min(1) }),
  reply: StaffWarehouse,
  errors: ['NOT_FOUND', 'STALE_STATE'],
});
