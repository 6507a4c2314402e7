/** Item in DynamoDB's attribute format. */
export type Image = Record<string, { S?: string }>;
export type KeyNames = readonly [hash: string, range: string];

/** Kinds of eventually consistent reads, which see a write later than consistent reads. */
export type LatePlace = 'index' | 'replica';

type Write = { before: Image | undefined; seenAt: Record<LatePlace, number> };

/** Remembers the previous state of written items for as long as stale reads may still show it. */
export function createLateItems(names: KeyNames, lasts: (place: LatePlace) => number) {
  const writes = new Map<string, { pending: Write[] }>();

  const nameOf = (image: Image): string => names.map((name) => image[name]?.S ?? '').join('\n');

  function forgetSeen(now: number): void {
    for (const [name, { pending }] of writes)
      if (pending.every(({ seenAt }) => seenAt.index <= now && seenAt.replica <= now)) writes.delete(name);
  }

  return {
    nameOf,
    /** Records a write. Later writes to an item never become visible before earlier ones. */
    written(key: Image, before: Image | undefined, now: number): void {
      forgetSeen(now);
      const name = nameOf(key);
      const pending = writes.get(name)?.pending ?? [];
      const last = pending.at(-1);
      const seen = (place: LatePlace) => Math.max(last?.seenAt[place] ?? 0, now + lasts(place));
      pending.push({ before, seenAt: { index: seen('index'), replica: seen('replica') } });
      writes.set(name, { pending });
    },
    /** Applies a jump of the movable clock, so that the skipped time counts for visibility too. */
    passTime(milliseconds: number): void {
      for (const { seenAt } of [...writes.values()].flatMap(({ pending }) => pending)) {
        seenAt.index -= milliseconds;
        seenAt.replica -= milliseconds;
      }
    },
    /** Returns items that a stale read shows differently, with their old state; undefined if not shown. */
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
