import type { ReturnStatus } from '#shared/returns/return-status.ts';
import { returnsView } from './returns-view.ts';

const asked = { column: 'status', is: 'requested' satisfies ReturnStatus } as const;

/** How many returns wait for the shop's yes or no. */
export async function countAskedReturns(askedBefore?: string): Promise<number> {
  const old = askedBefore ? [{ column: 'createdAt', atMost: askedBefore } as const] : [];
  const tallies = await returnsView.rows().tally({ by: ['status'], where: [asked, ...old] });
  return tallies[0]?.count ?? 0;
}

/** When the return was asked for that has waited longest. */
async function oldestAskedReturn(): Promise<string | null> {
  const { rows } = await returnsView.rows().list({
    where: [asked],
    sort: { by: 'createdAt', descending: false },
    take: 1,
    counted: false,
  });
  return rows[0]?.createdAt ?? null;
}

/** How many wait, how many of them from before a moment, and since when the first of them does. */
export async function askedReturns(lateBefore: string) {
  const [count, late, since] = await Promise.all([
    countAskedReturns(),
    countAskedReturns(lateBefore),
    oldestAskedReturn(),
  ]);
  return { count, late, since };
}
