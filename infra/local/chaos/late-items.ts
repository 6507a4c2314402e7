/** As DynamoDB writes it down. */
export type Image = Record<string, { S?: string }>;
export type KeyNames = readonly [hash: string, range: string];

/** Where a reader looks who sees a write later than who reads consistently. */
export type LatePlace = 'index' | 'replica';

type Write = { before: Image | undefined; seenAt: Record<LatePlace, number> };

/** Remembers of each item what stood in its place, for as long as somebody still sees that. */
export function createLateItems(names: KeyNames, lasts: (place: LatePlace) => number) {
  const writes = new Map<string, { pending: Write[] }>();

  const nameOf = (image: Image): string => names.map((name) => image[name]?.S ?? '').join('\n');

  function forgetSeen(now: number): void {
    for (const [name, { pending }] of writes)
      if (pending.every(({ seenAt }) => seenAt.index <= now && seenAt.replica <= now)) writes.delete(name);
  }

  return {
    nameOf,
    /** An item was written; of one item, a later write is never seen before an earlier one. */
    written(key: Image, before: Image | undefined, now: number): void {
      forgetSeen(now);
      const name = nameOf(key);
      const pending = writes.get(name)?.pending ?? [];
      const last = pending.at(-1);
      const seen = (place: LatePlace) => Math.max(last?.seenAt[place] ?? 0, now + lasts(place));
      pending.push({ before, seenAt: { index: seen('index'), replica: seen('replica') } });
      writes.set(name, { pending });
    },
    /** Time that the movable clock skipped has passed here too. */
    passTime(milliseconds: number): void {
      for (const { seenAt } of [...writes.values()].flatMap(({ pending }) => pending)) {
        seenAt.index -= milliseconds;
        seenAt.replica -= milliseconds;
      }
    },
    /** The items that a place does not show as they are, each with how it shows them; undefined where it shows none. */
    shown(place: LatePlace, now: number): Map<string, Image | undefined> {
      const late = new Map<string, Image | undefined>();
      for (const [name, { pending }] of writes) {
        const first = pending.find(({ seenAt }) => seenAt[place] > now);
        if (first) late.set(name, first.before);
      }
      return late;
    },
  };
}

export type LateItems = ReturnType<typeof createLateItems>;
