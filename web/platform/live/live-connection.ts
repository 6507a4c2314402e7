import type { SocketMessage } from '#shared/live/live.contract.ts';
import { signOfLife } from '#shared/live/sign-of-life.ts';
import { whenVisibleOrOnline, onReturn } from './when-visible-or-online.ts';
import type { RoomHint } from '#shared/live/room-hint.ts';
import { joinedRoom, LiveEvent, readHint } from './live-event.ts';

/** Interval of keep-alive messages: the gateway closes a connection that is silent for ten minutes. */
const signMilliseconds = 9 * 60_000;
/** Replaces a socket at this age: the gateway closes it after two hours, which is no failure. */
const renewMilliseconds = 110 * 60_000;
const maxFailures = 5;
/** A socket that closed sooner counts as a failed attempt, so that the next one waits. */
const soonMilliseconds = 10_000;
/** Silence after which a returning user triggers a ping, and the time to wait for its answer. */
const quietMilliseconds = 60_000;
const answerMilliseconds = 10_000;

const [shortestPause, longestPause] = [1000, 60_000];

/**
 * Returns the pause before a retry. The first retry is immediate. Later ones are spread randomly: after an
 * outage all browsers reconnect in the same second, and the gateway accepts 500 a second.
 */
export const pauseAfter = (failures: number): number =>
  failures === 1 ? 0 : shortestPause + Math.random() * (longestPause - shortestPause);

export type LiveConnectionOptions = {
  /** Returns the address with a fresh one-time ticket. */
  address: () => Promise<string>;
  /** Called after every (re)connect to fetch what was missed; repeated a few times if it fails. */
  onOpen: (say: (message: SocketMessage) => void) => void | Promise<void>;
  onEvent: (event: LiveEvent) => void;
  /** Called when the server confirms that this connection has joined a room. */
  onJoined?: (room: string) => void;
  onHint?: (hint: RoomHint) => void;
  /** Called when retries have stopped; `retry` starts again, as does a returning network or reader. */
  onRest?: (retry: () => void) => void;
  open?: (address: string) => WebSocket;
  /** Returns the pause after this many failures in a row, in milliseconds. */
  pause?: (failures: number) => number;
};

/** Keeps a socket open. After five failures in a row it waits for the network or the user's return. */
export function keepConnected(options: LiveConnectionOptions): () => void {
  const { address, onOpen, onEvent, onRest, open = (url) => new WebSocket(url) } = options;
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

  /** Waits before a retry, but no longer than until the network is back or the user returns to the page. */
  function waitFor(milliseconds: number): void {
    const tryNow = () => {
      endWaiting();
      forgetTimers();
      void connect();
    };
    endWaiting = whenVisibleOrOnline(tryNow);
    later(tryNow, milliseconds);
  }

  function rest(): void {
    endWaiting = whenVisibleOrOnline(beginAnew);
    onRest?.(() => {
      endWaiting();
      beginAnew();
    });
  }

  function beginAnew(): void {
    failures = 0;
    void connect();
  }

  function hear(data: unknown): void {
    const event = LiveEvent.read(data);
    if (event) return onEvent(event);
    const hint = readHint(data);
    if (hint) return options.onHint?.(hint);
    const room = joinedRoom(data);
    if (room !== undefined) options.onJoined?.(room);
  }

  async function greet(mine: WebSocket, tries = 1): Promise<void> {
    if (socket !== mine || stopped) return;
    try {
      await onOpen((message) => mine.send(JSON.stringify(message)));
    } catch {
      if (tries < maxFailures) later(() => void greet(mine, tries + 1), pause(tries + 1));
    }
  }

  /** Opens the new socket before the old one closes, so that no event is lost between them. */
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
        hear(data);
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

  /** Checks a silent socket by a ping: after sleep or a hidden page the other end may be gone. */
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
