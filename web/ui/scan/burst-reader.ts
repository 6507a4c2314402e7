import type { Keystroke } from './keystroke.ts';
import { keysPressed } from './telex.ts';

/** What tells a scanner from fingers, in milliseconds by the clock of the presses themselves. */
export type BurstRule = {
  /** Between two presses of a scanner. Quick fingers take 60 and more; rolled over two or three keys, less. */
  fast: number;
  /** A burst may stop once in the middle: the air is shared, the machine is busy. */
  pause: number;
  /** Shorter than this is no code. */
  least: number;
};

export const usualBurst: BurstRule = { fast: 50, pause: 400, least: 4 };

/** As many presses in a row no hand makes that quickly. */
const surelyMachine = 3;
/** With as many, even the closing Enter may come late. */
const surelyCode = 8;

/** A code that was read, and what was remembered as its first press came. */
export type BurstReading<Mark> = {
  /** Empty where the browser did not say what was pressed. */
  keys: string;
  /** How many presses it took; with those of erasing, the field may hold fewer letters. */
  presses: number;
  mark: Mark;
};

/** Presses close together, with nothing slow between them. */
type Run<Mark> = { strokes: Keystroke[]; first: number; last: number; mark: Mark };

type Heard<Mark> = {
  /**
   * Likeliest first: with a second reading where one lone press came before the burst, which may be its torn-off
   * beginning or a finger's.
   */
  readings: BurstReading<Mark>[];
  /** The second Enter of a scanner that ends a line twice. */
  isEcho?: boolean;
};

const isKnown = ({ kind }: Keystroke): boolean => kind !== 'unknown';

/**
 * Listens to presses and finds the codes in them. `remember` is called before the first press of anything that may
 * become a code: what it returns comes back with the code.
 */
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
    // Nothing worth reading lies before three pieces.
    runs = [...runs.slice(-2), { strokes: [stroke], first: at, last: at, mark: remember() }];
  }

  function end(at: number): Heard<Mark> {
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
    /** Whether what came last came faster than fingers. */
    isRunning: (): boolean => (runs.at(-1)?.strokes.length ?? 0) > surelyMachine,
    hear(stroke: Keystroke, at: number): Heard<Mark> | undefined {
      if (stroke.kind === 'silent') return undefined;
      if (stroke.kind === 'end') return end(at);
      if (stroke.kind === 'break') runs = [];
      else add(stroke, at);
      return undefined;
    },
  };
}

const size = <Mark>({ strokes }: Run<Mark>): number => strokes.length;

/** The runs at the end that belong together, the surest way of putting them together first. */
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
