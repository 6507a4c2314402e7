/** Store that tells whether the live connection has been given up for now. */
type LineState = { lost: boolean; retry: () => void };

const standing: LineState = { lost: false, retry: () => undefined };
let state = standing;
const listeners = new Set<() => void>();

function become(next: LineState): void {
  state = next;
  for (const listener of listeners) listener();
}

export const lineState = {
  read: (): LineState => state,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Marks the connection as given up; `retry` starts it again. */
  lose: (retry: () => void) => become({ lost: true, retry }),
  stand: () => {
    if (state.lost) become(standing);
  },
};
