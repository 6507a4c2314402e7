import type { Keystroke } from './keystroke.ts';
import { keysPressed } from './telex.ts';

/** Thresholds that separate a scanner from typing, in milliseconds of the events' own timestamps. */
export type BurstRule = {
  /** Maximum time between a scanner's key presses (typists: 60 ms and more, less for rolled keys). */
  fast: number;
  /** Maximum length of one pause inside a burst, because the radio link is shared or the machine is busy. */
  pause: number;
  /** Minimum length of a code. */
  least: number;
};

export const usualBurst: BurstRule = { fast: 50, pause: 400, least: 4 };

/** Number of consecutive fast presses that no person can type. */
const surelyMachine = 3;
/** Number of presses from which even a late closing Enter is accepted. */
const surelyCode = 8;

/** A code that was read, and the mark remembered at its first press. */
export type BurstReading<Mark> = {
  /** Empty if the browser did not say which keys were pressed. */
  keys: string;
  /** Number of presses; because of erased letters the field may hold fewer. */
  presses: number;
  mark: Mark;
};

/** Key presses close together, without a slow one between them. */
type Run<Mark> = { strokes: Keystroke[]; first: number; last: number; mark: Mark };

type BurstResult<Mark> = {
  /** Readings, likeliest first. There are two if one press came before: the code's, or a person's. */
  readings: BurstReading<Mark>[];
  /** True for the second Enter of a scanner that ends each line twice. */
  isEcho?: boolean;
};

const isKnown = ({ kind }: Keystroke): boolean => kind !== 'unknown';

/** Finds codes in key presses; `remember` runs before a code's first press, its result comes along. */
export function createBurstReader<Mark>(remember: () => Mark, rule: BurstRule = usualBurst) {
  let runs: Run<Mark>[] = [];
  let readAt = -Infinity;

  function add(stroke: Keystroke, at: number): void {
    const run = runs.at(-1);
    const gap = run ? at - run.last : Infinity;
    if (run && gap <= rule.fast) {
      run.strokes.push(stroke);
      run.last = at;
      return;
    }
    if (gap > rule.pause) runs = [];
    // Older runs cannot belong to the code, so only the last three are kept.
    runs = [...runs.slice(-2), { strokes: [stroke], first: at, last: at, mark: remember() }];
  }

  function end(at: number): BurstResult<Mark> {
    const found = runs;
    runs = [];
    const last = found.at(-1);
    if (!last) {
      const isEcho = at - readAt <= rule.pause;
      return { readings: [], isEcho };
    }
    const readings = pieces(found)
      .map(readingOf)
      .filter(({ presses }) => presses >= rule.least)
      .filter(({ presses }) => at - last.last <= (presses >= surelyCode ? rule.pause : rule.fast));
    if (readings.length > 0) readAt = at;
    return { readings };
  }

  return {
    /** Tells whether the latest presses came faster than a person types. */
    isRunning: (): boolean => (runs.at(-1)?.strokes.length ?? 0) > surelyMachine,
    hear(stroke: Keystroke, at: number): BurstResult<Mark> | undefined {
      if (stroke.kind === 'silent') return undefined;
      if (stroke.kind === 'end') return end(at);
      if (stroke.kind === 'break') runs = [];
      else add(stroke, at);
      return undefined;
    },
  };
}

const size = <Mark>({ strokes }: Run<Mark>): number => strokes.length;

/** Returns the last runs that may form one code, the likeliest combination first. */
function pieces<Mark>(runs: readonly Run<Mark>[]): Run<Mark>[][] {
  const last = runs.at(-1);
  if (!last) return [];
  const [before] = runs.slice(-2, -1);
  const isMachine = (run: Run<Mark>) => size(run) >= surelyMachine;
  if (!before) return isMachine(last) ? [[last]] : [];
  const both = [before, last];
  if (isMachine(before)) return [both];
  return isMachine(last) ? [[last], both] : [];
}

function readingOf<Mark>(runs: readonly Run<Mark>[]): BurstReading<Mark> {
  const strokes = runs.flatMap((run) => run.strokes);
  const [first] = runs;
  if (!first) throw new Error('A reading of nothing');
  return {
    keys: strokes.every(isKnown) ? keysPressed(strokes) : '',
    presses: strokes.filter(({ kind }) => kind !== 'erase').length,
    mark: first.mark,
  };
}
