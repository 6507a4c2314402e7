import type { State } from './state.ts';

type Listener = (movedMs: number) => Promise<void> | void;

/** The cloud's clock: real time plus an offset that only grows. Functions read the offset on every look at the time. */
export function createClock(state: State) {
  let offsetMs = Number(state.read('clock-offset') ?? 0);
  const listeners: Listener[] = [];

  async function advance(seconds: number): Promise<void> {
    if (!(seconds >= 0)) throw new Error('The clock only moves forwards');
    offsetMs += Math.round(seconds * 1000);
    state.write('clock-offset', String(offsetMs));
    process.env['CLOCK_OFFSET_MS'] = String(offsetMs);
    for (const listener of listeners) await listener(seconds * 1000);
  }

  return {
    now: (): number => Date.now() + offsetMs,
    offset: (): number => offsetMs,
    advance,
    /** Called after each move, in the order they asked. */
    onAdvance: (listener: Listener): void => void listeners.push(listener),
  };
}

export type Clock = ReturnType<typeof createClock>;
