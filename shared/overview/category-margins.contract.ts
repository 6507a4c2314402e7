import * as z from 'zod';
import { staff } from '../contract/access.ts';
import { defineRoute } from '../contract/route.ts';
import { Vnd } from '../values/vnd-schema.ts';

/** Number of days over which margins are added up, up to today. */
export const marginDays = 30;
/** Maximum number of orders that are read in full for their lines; if there are more, the newest are used. */
export const maxMarginOrders = 1000;

/** Revenue of goods before tax, after discounts and returns; the part with a known cost, that cost. */
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
    /** Number of orders counted, newest first, and whether these are all. */
    orders: z.int(),
    isAll: z.boolean(),
    total: Margin,
    /** Sorted by revenue. The id is null for goods that were deleted. */
    categories: z.array(Margin.extend({ id: z.string().nullable(), name: z.string() })),
  }),
});
