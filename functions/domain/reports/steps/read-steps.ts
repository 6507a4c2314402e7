import * as z from 'zod';
import { type ShopStep, shopSteps } from '#shared/reports/shop-steps.ts';
import { daysOf, type Period } from '../period.ts';
import type { TableContext } from '#functions/platform/table/context.ts';
import { stepKeys } from './step-keys.ts';

const count = z.int().default(0);
const StepCounts = z.object({ day: z.string(), visit: count, product: count, cart: count, checkout: count });
const Miss = z.object({ words: z.string(), count: z.int() });

/** Upper limit of items of a month; see the limits in `note-steps`. */
const maxOfMonth = 1100;

const monthsOf = (period: Pick<Period, 'from' | 'to'>): string[] => [
  ...new Set(daysOf(period).map((day) => day.slice(0, 7))),
];

/** Number of visitors per step for each day of a period. Days without data are missing. */
export async function stepsByDay(
  { table }: TableContext,
  { from, to }: Pick<Period, 'from' | 'to'>,
): Promise<Map<string, Record<ShopStep, number>>> {
  const months = await Promise.all(
    monthsOf({ from, to }).map((month) =>
      table.list({ pk: stepKeys.month(month), limit: maxOfMonth }, StepCounts),
    ),
  );
  const days = new Map<string, Record<ShopStep, number>>();
  for (const { day, ...counts } of months.flatMap(({ items }) => items)) {
    if (day < from || day > to) continue;
    const sum = days.get(day) ?? { visit: 0, product: 0, cart: 0, checkout: 0 };
    for (const step of shopSteps) sum[step] += counts[step];
    days.set(day, sum);
  }
  return days;
}

const maxShown = 50;
/** Number of months whose search terms are read. A longer period shows its last months. */
const maxMonths = 3;

/** Most frequent search terms without results in the months of a period. */
export async function searchMisses(
  { table }: TableContext,
  period: Pick<Period, 'from' | 'to'>,
): Promise<{ words: string; count: number }[]> {
  const months = await Promise.all(
    monthsOf(period)
      .slice(-maxMonths)
      .map((month) =>
        table.list({ pk: stepKeys.misses(month), startsWith: stepKeys.words, limit: maxOfMonth }, Miss),
      ),
  );
  const sums = new Map<string, number>();
  for (const { words, count: times } of months.flatMap(({ items }) => items))
    sums.set(words, (sums.get(words) ?? 0) + times);
  return [...sums]
    .map(([words, times]) => ({ words, count: times }))
    .toSorted((a, b) => b.count - a.count || (a.words < b.words ? -1 : 1))
    .slice(0, maxShown);
}
