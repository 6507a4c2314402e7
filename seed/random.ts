/** Deterministic random generator: the same key always gives the same sequence. */
export type Random = ReturnType<typeof randomOf>;

function seedOf(key: string): number {
  let hash = 2166136261;
  for (let i = 0; i < key.length; i += 1) hash = Math.imul(hash ^ key.charCodeAt(i), 16777619);
  return hash >>> 0;
}

export function randomOf(key: string) {
  let state = seedOf(key);

  /** Number from 0 up to, but not including, 1 (mulberry32). */
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const between = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1));
  const chance = (share: number): boolean => next() < share;

  function pick<T>(choices: readonly T[]): T {
    const choice = choices[Math.floor(next() * choices.length)];
    if (choice === undefined) throw new Error('There is nothing to pick from');
    return choice;
  }

  function shuffle<T>(list: readonly T[]): T[] {
    const order = list.map((value) => ({ value, at: next() }));
    return order.sort((a, b) => a.at - b.at).map(({ value }) => value);
  }

  return { next, between, chance, pick, shuffle };
}

const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** ULID-shaped id derived from a name, so that a second seeding overwrites the rows of the first. */
export function idOf(key: string): string {
  const random = randomOf(`id:${key}`);
  let id = '01H';
  while (id.length < 26) id += letters.charAt(Math.floor(random.next() * 32));
  return id;
}
