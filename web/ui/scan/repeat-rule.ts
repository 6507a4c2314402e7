export type ScanSource = 'camera' | 'keyboard' | 'hand';

/** What was taken of a code before. */
export type Earlier = { count: number; at: number };

/**
 * What a code means that was read before. `again`: another unit of the same; `echo`: the same unit, read twice in one
 * movement; `done`: once is all there is.
 */
export type Repeat = 'again' | 'echo' | 'done';

export type RepeatRule = (earlier: Earlier, now: number, source: ScanSource) => Repeat;

/** A camera keeps seeing what lies before it; a trigger is pulled on purpose, but fingers tremble. */
const echoMilliseconds: Record<ScanSource, number> = { camera: 1500, keyboard: 700, hand: 0 };

/** For counting, receiving and packing: every unit is read, and the same code means one more. */
export const everyUnit =
  (windows: Partial<Record<ScanSource, number>> = {}): RepeatRule =>
  ({ at }, now, source) =>
    now - at < (windows[source] ?? echoMilliseconds[source]) ? 'echo' : 'again';

/** For parcels and papers: each is taken once, whenever it comes again. */
export const onceOnly: RepeatRule = () => 'done';

/** Remembers what was taken. What was refused is forgotten: whoever tries it again means it. */
export function createTally(rule: RepeatRule) {
  const taken = new Map<string, Earlier>();
  return {
    judge(code: string, now: number, source: ScanSource): Repeat | 'first' {
      const earlier = taken.get(code);
      const verdict = earlier ? rule(earlier, now, source) : 'first';
      if (verdict === 'first' || verdict === 'again')
        taken.set(code, { count: (earlier?.count ?? 0) + 1, at: now });
      return verdict;
    },
    forget(code: string): void {
      const earlier = taken.get(code);
      if (!earlier) return;
      if (earlier.count > 1) taken.set(code, { count: earlier.count - 1, at: -Infinity });
      else taken.delete(code);
    },
    count: (code: string): number => taken.get(code)?.count ?? 0,
    clear: (): void => taken.clear(),
  };
}
