import { type Length, lengths, rates, type Trouble } from './rates.ts';

/** Numbers from 0 to 1, always the same for a seed (mulberry32). */
function numbersOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A row of numbers for each name, by the way of FNV. */
function seedOf(seed: number, name: string): number {
  let hash = seed ^ 0x811c9dc5;
  for (const byte of Buffer.from(name)) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash;
}

/**
 * What goes wrong, and when. Each kind of trouble draws numbers of its own, so a seed gives each the same row of numbers; which call
 * meets which of them is for the machine's timing to say.
 */
export function createChaos(seed: number, given: Partial<Record<Trouble, number>> = {}) {
  const perMille = { ...rates, ...given };
  const rows = new Map<string, () => number>();
  const struck = new Map<Trouble, number>();

  function next(name: string): number {
    const row = rows.get(name) ?? numbersOf(seedOf(seed, name));
    rows.set(name, row);
    return row();
  }

  return {
    seed,
    /** Whether it happens now. */
    strikes(trouble: Trouble): boolean {
      const happens = next(trouble) * 1000 < perMille[trouble];
      if (happens) struck.set(trouble, (struck.get(trouble) ?? 0) + 1);
      return happens;
    },
    /** How long something takes, in milliseconds. */
    lasts(length: Length): number {
      const [from, to] = lengths[length];
      return from + next(`${length} lasts`) * (to - from);
    },
    /** One of so many, from 0. */
    oneOf: (count: number): number => Math.floor(next('place') * count),
    /** In another order; the list itself is changed. */
    turn<T>(list: T[]): void {
      for (let last = list.length - 1; last > 0; last -= 1) {
        const other = Math.floor(next('turn') * (last + 1));
        // Both are places of the list.
        [list[last], list[other]] = [list[other] as T, list[last] as T];
      }
    },
    /** What has happened so far, and how often. */
    told: (): Partial<Record<Trouble, number>> => Object.fromEntries(struck),
  };
}

export type Chaos = ReturnType<typeof createChaos>;

const isTrouble = (word: string): word is Trouble => word in rates;

/**
 * `CHAOS=1`, and `CHAOS_SEED=7` for the same trouble again; `CHAOS_SPARES=ended,burst` leaves some out. Without it, nothing goes wrong
 * by itself.
 */
export function chaosOf(environment: NodeJS.ProcessEnv): Chaos | undefined {
  if (environment['CHAOS'] !== '1') return undefined;
  const spared = (environment['CHAOS_SPARES'] ?? '').split(',').filter(isTrouble);
  const never = Object.fromEntries(spared.map((trouble) => [trouble, 0]));
  return createChaos(Number(environment['CHAOS_SEED'] ?? 1), never);
}
