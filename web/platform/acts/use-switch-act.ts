import { useRef } from 'react';

type Options = {
  /** Shows a state before the server has confirmed it. */
  show: (on: boolean) => void;
  send: (on: boolean) => Promise<unknown>;
  onError: (error: unknown) => void;
};

/**
 * Switches something on or off at once, such as a like. One request is under way at a time; after it the last
 * requested state is sent, if it differs. A failure shows the last confirmed state again.
 */
export function useSwitchAct({ show, send, onError }: Options): (on: boolean) => void {
  const requested = useRef(false);
  const isBusy = useRef(false);
  const run = async () => {
    let confirmed = !requested.current;
    isBusy.current = true;
    try {
      while (confirmed !== requested.current) {
        const sent = requested.current;
        await send(sent);
        confirmed = sent;
      }
    } catch (error) {
      show(confirmed);
      onError(error);
    } finally {
      isBusy.current = false;
    }
  };
  return (on) => {
    requested.current = on;
    show(on);
    if (!isBusy.current) void run();
  };
}
