export type ScanSource = 'camera' | 'keyboard' | 'hand';

/** Earlier scans of a code. */
export type Earlier = { count: number; at: number };

/** Meaning of a repeat: `again` another unit; `echo` one unit read twice; `done` counts only once. */
export type Repeat = 'again' | 'echo' | 'done';

export type RepeatRule = (earlier: Earlier, now: number, source: ScanSource) => Repeat;

/** Repeats within this time are echoes: a camera keeps seeing a code; triggers are pulled on purpose. */
const echoMilliseconds: Record<ScanSource, number> = { camera: 1500, keyboard: 700, hand: 0 };

/** For counting, receiving and packing: every unit is scanned, and the same code means one more. */
export const everyUnit =
  (windows: Partial<Record<ScanSource, number>> = {}): RepeatRule =>
  ({ at }, now, source) =>
    now - at < (windows[source] ?? echoMilliseconds[source]) ? 'echo' : 'again';

/** For parcels and documents: each counts once, however often it is scanned. */
export const onceOnly: RepeatRule = () => 'done';

/** Remembers accepted codes. Refused ones are forgotten, so that scanning them again is a new attempt. */
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
