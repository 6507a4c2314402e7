import type { ViewRows } from './list-plan.ts';

type Waits = 'status' | 'createdAt';

/** What waits in one state of a list: how many, how many of them from before a moment, and since when the first does. */
export function waitingRows(
  rows: () => ViewRows<Waits, { createdAt: string }>,
  status: string,
): {
  count: (before?: string) => Promise<number>;
  waiting: (lateBefore: string) => Promise<{ count: number; late: number; since: string | null }>;
} {
  const waits = { column: 'status', is: status } as const;

  async function count(before?: string): Promise<number> {
    const old = before ? [{ column: 'createdAt', atMost: before } as const] : [];
    const tallies = await rows().tally({ by: ['status'], where: [waits, ...old] });
    return tallies[0]?.count ?? 0;
  }

  async function oldest(): Promise<string | null> {
    const first = { where: [waits], sort: { by: 'createdAt', descending: false }, take: 1 } as const;
    const found = await rows().list({ ...first, counted: false });
    return found.rows[0]?.createdAt ?? null;
  }

  return {
    count,
    async waiting(lateBefore) {
      const [all, late, since] = await Promise.all([count(), count(lateBefore), oldest()]);
      return { count: all, late, since };
    },
  };
}
