import type { State } from './state.ts';

type Listener = (movedMs: number) => Promise<void> | void;

/** Creates the cloud's clock: real time plus a growing offset, read by functions with each time. */
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
    /** Registers a listener that is called after each move, in order of registration. */
    onAdvance: (listener: Listener): void => void listeners.push(listener),
  };
}

export type Clock = ReturnType<typeof createClock>;
