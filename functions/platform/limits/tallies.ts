import { nowSeconds } from '../clock.ts';

export type Tally = {
  /** Calls of all containers together, as the table last reported. */
  counted: number;
  /** Calls that this container has counted since then. */
  taken: number;
};

const sweepSeconds = 60;

/** Keeps rate limit counters in memory; ended windows are removed once a minute. */
export function keepTallies() {
  const kept = new Map<string, { endsAt: number; tally: Tally }>();
  let sweptAt = nowSeconds();

  function sweep(): void {
    const now = nowSeconds();
    if (now - sweptAt < sweepSeconds) return;
    sweptAt = now;
    for (const [name, { endsAt }] of kept) if (endsAt < now) kept.delete(name);
  }

  return {
    of(name: string, endsAt: number): Tally {
      sweep();
      const known = kept.get(name) ?? { endsAt, tally: { counted: 0, taken: 0 } };
      kept.set(name, known);
      return known.tally;
    },
    get size() {
      return kept.size;
    },
  };
}
