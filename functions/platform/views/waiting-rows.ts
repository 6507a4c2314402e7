import type { Condition, ViewRows } from './list-plan.ts';

/** What waits in a list: how many, how many of them from before a moment, and since when the first does. */
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
      // Where the first is not late none is: nothing more is asked.
      const isLate = String(oldest) <= lateBefore;
      const late = isLate ? await count([{ column: since, atMost: lateBefore }]) : 0;
      return { count: total, late, since: String(oldest) };
    },
  };
}
