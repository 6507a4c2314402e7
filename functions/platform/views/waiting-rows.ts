import type { Condition, ViewRows } from './list-plan.ts';

/** Counts the waiting rows of a list, those from before a given moment, and returns the time of the oldest. */
export function waitingRows<Name extends string>(
  rows: () => ViewRows<Name, unknown>,
  { where, since }: { where: readonly Condition<Name>[]; since: Name },
): {
  count: () => Promise<number>;
  waiting: (lateBefore: string) => Promise<{ count: number; late: number; since: string | null }>;
} {
  async function count(further: readonly Condition<Name>[] = []): Promise<number> {
    const [all] = await rows().tally({ by: [], where: [...where, ...further] });
    return all?.count ?? 0;
  }

  return {
    count: () => count(),
    async waiting(lateBefore) {
      const first = { where, sort: { by: since, descending: false }, take: 1, counted: true } as const;
      const { total, places } = await rows().list(first);
      const oldest = places[0]?.value;
      if (oldest === undefined || oldest === null) return { count: total, late: 0, since: null };
      // If the oldest row is not late, none is, so no second query is needed.
      const isLate = String(oldest) <= lateBefore;
      const late = isLate ? await count([{ column: since, atMost: lateBefore }]) : 0;
      return { count: total, late, since: String(oldest) };
    },
  };
}
