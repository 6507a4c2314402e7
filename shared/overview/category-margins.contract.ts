import * as z from 'zod';
import { staff } from '../contract/access.ts';
import { defineRoute } from '../contract/route.ts';
import { Vnd } from '../values/vnd-schema.ts';

/** Over how many days margins are added up, today the last. */
export const marginDays = 30;
/** Orders are read whole for their lines: of more than so many, the newest. */
export const mostMarginOrders = 1000;

/** What goods brought, before tax and after discounts and returns; and of what part of it the cost is known, and comes to. */
const Margin = z.object({ revenue: Vnd, known: Vnd, cost: Vnd });
export type Margin = z.infer<typeof Margin>;

export const getCategoryMargins = defineRoute({
  name: 'overview/get-category-margins',
  summary: 'What was earned in each main category in the last thirty days',
  method: 'GET',
  path: '/admin/e-commerce/margins',
  access: staff('reports.read'),
  reply: z.object({
    from: z.iso.date(),
    to: z.iso.date(),
    /** In so many orders it was counted, the newest; whether these are all. */
    orders: z.int(),
    isAll: z.boolean(),
    total: Margin,
    /** By what they brought. Without an id: goods that are gone. */
    categories: z.array(Margin.extend({ id: z.string().nullable(), name: z.string() })),
  }),
});
