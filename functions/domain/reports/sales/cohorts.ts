import * as z from 'zod';
import type { SalesRows } from './sales-view.ts';

const CohortRow = z.object({ first: z.string(), month: z.string(), buyers: z.coerce.number() });

export type Cohort = { month: string; buyers: number; again: number[] };

const monthsBetween = (first: string, last: string): number => {
  const number = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5));
  return number(last) - number(first);
};

/** Cohorts by month of the first order, with the number who ordered again in each later month. */
export async function firstOrderCohorts(
  rows: SalesRows,
  { since, until }: { since: string; until: string },
): Promise<Cohort[]> {
  const found = await rows.ask((table) => {
    const sales = table('sales');
    return {
      // An index groups the orders by buyer, so one pass over it suffices.
      sql: `SELECT first, month, CAST(count(*) AS integer) AS buyers
            FROM (SELECT buyer, month, min(month) OVER (PARTITION BY buyer) AS first FROM ${sales}
                  WHERE sold = 1 AND buyer IS NOT NULL GROUP BY buyer, month) AS months
            WHERE first >= ? AND month >= ?
            GROUP BY first, month`,
      values: [since, since],
    };
  });
  const cohorts = new Map<string, Cohort>();
  for (const { first, month, buyers } of found.map((row) => CohortRow.parse(row))) {
    if (month > until) continue;
    const cohort = cohorts.get(first) ?? {
      month: first,
      buyers: 0,
      again: Array.from({ length: monthsBetween(first, until) }, () => 0),
    };
    cohorts.set(first, cohort);
    const place = monthsBetween(first, month);
    if (place === 0) cohort.buyers = buyers;
    else cohort.again[place - 1] = buyers;
  }
  return [...cohorts.values()].toSorted((a, b) => (a.month < b.month ? -1 : 1));
}
