import * as z from 'zod';
import { ProductCard } from '../catalogue/product.ts';
import { staff } from '../contract/access.ts';
import { defineRoute } from '../contract/route.ts';
import { Vnd } from '../values/vnd-schema.ts';
import { OrderStatus } from '../values/order-status-schema.ts';

/** Maximum length of a period: a leap year, enough to compare two years. */
export const maxPeriodDays = 366;

const Day = z.iso.date();
const days = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;

/** First and last day in Vietnam's time; the last seven days without both. */
export const PeriodQuery = z
  .object({ from: Day.optional(), to: Day.optional() })
  .refine(({ from, to }) => (from === undefined) === (to === undefined), { path: ['to'] })
  .refine(({ from = '', to = '' }) => from <= to, { path: ['to'] })
  .refine(({ from, to }) => !from || !to || days(from, to) <= maxPeriodDays, { path: ['to'] });

/** A figure of the period, and of the previous period up to the same hour. */
const FigurePair = z.object({ now: z.int(), before: z.int() });
const ComparedVnd = z.object({ now: Vnd, before: Vnd });

const Goods = ProductCard.pick({ id: true, slug: true, name: true, thumbnail: true, ground: true });

/** Number of waiting items, number of those that have waited too long, and since when the first waits. */
const Waiting = z.object({ count: z.int(), late: z.int(), since: z.string().nullable() });

export const getCommerceOverview = defineRoute({
  name: 'overview/get-commerce-overview',
  summary: 'How the shop sells in a period, and what waits, runs out or stands still in it now',
  method: 'GET',
  path: '/admin/e-commerce/overview',
  access: staff('admin.enter'),
  query: PeriodQuery,
  reply: z.object({
    period: z.object({ from: Day, to: Day }),
    before: z.object({ from: Day, to: Day }),
    /** All orders placed in the period; replacements in an exchange are not counted. */
    orders: FigurePair.extend({ byStatus: z.partialRecord(OrderStatus, z.int()) }),
    /** Money figures, only for staff who may see revenue. `days` has one figure for each day, in order. */
    money: z
      .object({
        revenue: ComparedVnd,
        average: ComparedVnd,
        days: z.array(Vnd).max(maxPeriodDays),
        daysBefore: z.array(Vnd).max(maxPeriodDays),
      })
      .optional(),
    /** Best-selling products by pieces, with the figures of the sales report. */
    top: z.object({
      products: z.array(
        z.object({
          ...Goods.omit({ thumbnail: true }).shape,
          /** Null for a deleted product, which has no page. */
          slug: z.string().nullable(),
          image: z.string(),
          quantity: z.int(),
          revenue: Vnd.optional(),
        }),
      ),
    }),
    /** Products long on sale and in stock that hardly sell. */
    slow: z.array(Goods.extend({ code: z.string(), sold: z.int(), createdAt: z.string() })),
    stock: z.object({ low: z.int(), out: z.int() }),
    packing: Waiting,
    returns: Waiting,
  }),
});
