import { randomOf } from '#seed/random.ts';
import type { Group, MutatedFile, Mutation } from './mutations.ts';

export type DrawnMutation = { mutation: Mutation; file: MutatedFile };

type DrawOptions = {
  seed: string;
  count: number;
  /** False if all faults of a line are wanted. */
  onePerLine?: boolean;
  /** Returns undefined if the result would not parse; another fault is drawn instead. */
  mutate: (mutation: Mutation) => MutatedFile | undefined;
};

/**
 * Faults are drawn at random, an equal share of each group of kinds and, if not said otherwise, at most one per
 * line. The same seed draws the same faults from the same files.
 */
export function draw(
  mutations: readonly Mutation[],
  { seed, count, onePerLine = true, mutate }: DrawOptions,
): DrawnMutation[] {
  const shuffled = Map.groupBy(randomOf(seed).shuffle(mutations), ({ group }): Group => group);
  const groups = [...shuffled.values()].sort((a, b) => a.length - b.length);
  const lines = new Set<string>();

  function takeFrom(group: Mutation[]): DrawnMutation | undefined {
    for (let next = group.shift(); next; next = group.shift()) {
      const line = `${next.path}:${next.line}`;
      const file = onePerLine && lines.has(line) ? undefined : mutate(next);
      if (!file) continue;
      lines.add(line);
      return { mutation: next, file };
    }
    return undefined;
  }

  const drawn: DrawnMutation[] = [];
  while (drawn.length < count && groups.some((group) => group.length > 0)) {
    const round = groups.map(takeFrom).filter((one) => one !== undefined);
    drawn.push(...round.slice(0, count - drawn.length));
  }
  return drawn;
}
