import * as z from 'zod';
import { staff } from '../contract/access.ts';
import { defineRoute } from '../contract/route.ts';

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

export const listPublicWarehouses = defineRoute({
  name: 'catalogue/list-public-warehouses',
  summary: 'The warehouses open to shoppers',
  method: 'GET',
  path: '/public/warehouses',
  access: 'public',
  reply: z.array(Warehouse),
  cacheSeconds: 60,
});

/** All of them, those that are closed too. */
const everyWarehouse = {
  summary: 'Every warehouse, for those who manage the shop',
  method: 'GET',
  access: staff('settings.write'),
  reply: z.array(Warehouse.extend({ isActive: z.boolean() })),
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
