import type { SocketMessage } from '#shared/live/live.contract.ts';
import { signOfLife } from '#shared/live/sign-of-life.ts';
import { onceBack, onReturn } from './once-back.ts';
import { isJoined, LiveEvent } from './live-event.ts';

/** The gateway closes what is silent for ten. */
const signMilliseconds = 9 * 60_000;
/** The gateway closes sockets at two hours; ours are renewed before, which is no failure. */
const renewMilliseconds = 110 * 60_000;
const maxFailures = 5;
/** One that broke sooner than this is no line that broke off: trying at once again and again would help nobody. */
const soonMilliseconds = 10_000;
/** After so long without a word, whoever comes back asks whether the line still stands; and waits so long for an answer. */
const quietMilliseconds = 60_000;
const answerMilliseconds = 10_000;

const [shortestPause, longestPause] = [1000, 60_000];

/**
 * The first try is made at once. Whoever fails then is one of many: after an outage every browser comes back in the same
 * second, and the gateway lets 500 a second in, so each waits a time of its own.
 */
export const pauseAfter = (failures: number): number =>
  failures === 1 ? 0 : shortestPause + Math.random() * (longestPause - shortestPause);

export type LiveConnectionOptions = {
  /** The address with a fresh one-time ticket. */
  address: () => Promise<string>;
  /** Called after every (re)connect: what was said meanwhile has to be asked for. Failing, it is called again, a few times while the socket stands. */
  onOpen: (say: (message: SocketMessage) => void) => void | Promise<void>;
  onEvent: (event: LiveEvent) => void;
  /** The room of staff was asked for, and what is said there is heard from now on. */
  onStaffRoom?: () => void;
  /** Nobody tries any longer; `retry` begins anew, as the network or the reader coming back does. */
  onRest?: (retry: () => void) => void;
  open?: (address: string) => WebSocket;
  /** How long it waits after so many failures in a row, in milliseconds. */
  pause?: (failures: number) => number;
};

/**
 * Keeps one socket open until it is told to stop. After five failures in a row it rests: nobody waits for news, and
 * it begins anew when the network is back, or somebody who may read them.
 */
export function keepConnected(options: LiveConnectionOptions): () => void {
  const { address, onOpen, onEvent, onStaffRoom, onRest, open = (url) => new WebSocket(url) } = options;
  const { pause = pauseAfter } = options;
  let socket: WebSocket | undefined;
  let failures = 0;
  let stopped = false;
  let timers: ReturnType<typeof setTimeout>[] = [];
  let endWaiting: () => void = () => undefined;
  let heardAt = 0;

  const later = (work: () => void, milliseconds: number) => timers.push(setTimeout(work, milliseconds));
  const forgetTimers = () => {
    for (const timer of timers) clearTimeout(timer);
    timers = [];
  };

  const live = () => {
    socket?.send(JSON.stringify({ action: signOfLife }));
    later(live, signMilliseconds);
  };

  function fail(): void {
    forgetTimers();
    failures += 1;
    if (stopped) return;
    if (failures < maxFailures) waitFor(pause(failures));
    else rest();
  }

  /** Not longer than until the network is back, or somebody who may read. */
  function waitFor(milliseconds: number): void {
    const tryNow = () => {
      endWaiting();
      forgetTimers();
      void connect();
    };
    endWaiting = onceBack(tryNow);
    later(tryNow, milliseconds);
  }

  function rest(): void {
    endWaiting = onceBack(beginAnew);
    onRest?.(() => {
      endWaiting();
      beginAnew();
    });
  }

  function beginAnew(): void {
    failures = 0;
    void connect();
  }

  async function greet(mine: WebSocket, tries = 1): Promise<void> {
    if (socket !== mine || stopped) return;
    try {
      await onOpen((message) => mine.send(JSON.stringify(message)));
    } catch {
      if (tries < maxFailures) later(() => void greet(mine, tries + 1), pause(tries + 1));
    }
  }

  /** The new socket opens before the old one closes, so that nothing falls between. */
  function renew(): void {
    forgetTimers();
    const old = socket;
    void connect().finally(() => old?.close(1000));
  }

  async function connect(): Promise<void> {
    try {
      const url = await address();
      if (stopped) return;
      const mine = open(url);
      socket = mine;
      let openedAt = Number.NaN;
      mine.onopen = () => {
        failures = 0;
        openedAt = heardAt = Date.now();
        later(live, signMilliseconds);
        later(renew, renewMilliseconds);
        void greet(mine);
      };
      mine.onmessage = ({ data }) => {
        heardAt = Date.now();
        const event = LiveEvent.read(data);
        if (event) onEvent(event);
        else if (isJoined(data, 'admin')) onStaffRoom?.();
      };
      mine.onclose = () => {
        if (socket !== mine || stopped) return;
        if (Date.now() - openedAt < soonMilliseconds) failures = 1;
        fail();
      };
    } catch {
      fail();
    }
  }

  /** A machine that slept, or a page that was put away, may hold a socket that nobody is at the other end of. */
  async function probe(): Promise<void> {
    const mine = socket;
    if (!mine || mine.readyState !== 1 || Date.now() - heardAt < quietMilliseconds) return;
    const asked = Date.now();
    mine.send(JSON.stringify({ action: 'ping' } satisfies SocketMessage));
    later(() => {
      if (socket !== mine || stopped || heardAt >= asked) return;
      mine.onclose = null;
      mine.close();
      forgetTimers();
      beginAnew();
    }, answerMilliseconds);
  }

  const endProbing = onReturn(() => void probe());
  void connect();
  return () => {
    stopped = true;
    endProbing();
    endWaiting();
    forgetTimers();
    socket?.close(1000);
  };
}
