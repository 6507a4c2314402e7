import { type Length, lengths, rates, type Trouble } from './rates.ts';

/** Creates a pseudo-random generator of numbers from 0 to 1, deterministic by seed (mulberry32). */
function numbersOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Derives a seed for each name with an FNV hash. */
function seedOf(seed: number, name: string): number {
  let hash = seed ^ 0x811c9dc5;
  for (const byte of Buffer.from(name)) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash;
}

/**
 * Decides which faults occur, and when. Each kind of fault has its own random sequence, so a seed reproduces
 * each sequence. Which call gets which number depends on the machine's timing.
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
    /** Decides whether the fault occurs now, and counts it. */
    strikes(trouble: Trouble): boolean {
      const happens = next(trouble) * 1000 < perMille[trouble];
      if (happens) struck.set(trouble, (struck.get(trouble) ?? 0) + 1);
      return happens;
    },
    /** Returns a random duration in milliseconds. */
    lasts(length: Length): number {
      const [from, to] = lengths[length];
      return from + next(`${length} lasts`) * (to - from);
    },
    /** Returns a random index below `count`. */
    oneOf: (count: number): number => Math.floor(next('place') * count),
    /** Shuffles the list in place. */
    turn<T>(list: T[]): void {
      for (let last = list.length - 1; last > 0; last -= 1) {
        const other = Math.floor(next('turn') * (last + 1));
        // The casts are safe: both indexes are within the list.
        [list[last], list[other]] = [list[other] as T, list[last] as T];
      }
    },
    /** Returns how often each fault has occurred. */
    told: (): Partial<Record<Trouble, number>> => Object.fromEntries(struck),
  };
}

export type Chaos = ReturnType<typeof createChaos>;

const isTrouble = (word: string): word is Trouble => word in rates;

/**
 * Reads the settings: `CHAOS=1` turns faults on, `CHAOS_SEED=7` repeats the same sequence, and
 * `CHAOS_SPARES=ended,burst` excludes some. Without `CHAOS=1`, no faults are injected.
 */
export function chaosOf(environment: NodeJS.ProcessEnv): Chaos | undefined {
  if (environment['CHAOS'] !== '1') return undefined;
  const spared = (environment['CHAOS_SPARES'] ?? '').split(',').filter(isTrouble);
  const never = Object.fromEntries(spared.map((trouble) => [trouble, 0]));
  return createChaos(Number(environment['CHAOS_SEED'] ?? 1), never);
}
