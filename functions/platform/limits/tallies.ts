import { nowSeconds } from '../clock.ts';

export type Tally = {
  /** As the table last said, everybody's calls together. */
  counted: number;
  /** Since then, by this container alone. */
  taken: number;
};

const sweepSeconds = 60;

/** What a container knows of its callers' windows. Each caller makes one for each window: those that ended go once a minute. */
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
