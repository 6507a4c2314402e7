import * as z from 'zod';
import { defineRoute } from '../route.ts';

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
