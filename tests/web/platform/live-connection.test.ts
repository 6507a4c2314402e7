import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepConnected, pauseAfter } from '#web/platform/live/live-connection.ts';
import type { LiveEvent } from '#web/platform/live/live-event.ts';

class FakeSocket {
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  sent: string[] = [];
  closed = false;
  send(text: string) {
    this.sent.push(text);
  }
  close() {
    this.closed = true;
    this.onclose?.();
  }
}

let sockets: FakeSocket[];
const last = () => sockets.at(-1) as FakeSocket;
const open = () => {
  sockets.push(new FakeSocket());
  // The part of a socket that is used here.
  return last() as unknown as WebSocket;
};

function connect(greet: () => Promise<void> = () => Promise.resolve()) {
  const heard = { opened: 0, events: [] as LiveEvent[], joined: [] as string[], hints: [] as unknown[] };
  const stop = keepConnected({
    address: async () => 'ws://shop.test/ws?ticket=t',
    onOpen: () => {
      heard.opened += 1;
      return greet();
    },
    onEvent: (event) => heard.events.push(event),
    onJoined: (room) => heard.joined.push(room),
    onHint: (hint) => heard.hints.push(hint),
    open,
  });
  return { heard, stop };
}

const settle = () => vi.advanceTimersByTimeAsync(0);
const minutes = (count: number) => vi.advanceTimersByTimeAsync(count * 60_000);

/** What a browser tells a page. */
let page: EventTarget;
let visibility: DocumentVisibilityState;
function show(state: DocumentVisibilityState) {
  visibility = state;
  page.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  sockets = [];
  page = new EventTarget();
  visibility = 'visible';
  const addEventListener = page.addEventListener.bind(page);
  vi.stubGlobal('addEventListener', addEventListener);
  vi.stubGlobal('document', {
    addEventListener,
    get visibilityState() {
      return visibility;
    },
  });
  vi.useFakeTimers();
  // Nobody is held up longer than they have to be, unless a test says so.
  vi.spyOn(Math, 'random').mockReturnValue(0);
});
afterEach(() => vi.useRealTimers());

it('says every nine minutes that it lives, and renews before the two hours are over, without counting a failure', async () => {
  const { heard, stop } = connect();
  await settle();
  last().onopen?.();
  await minutes(19);
  expect(last().sent).toEqual(['{"action":"alive"}', '{"action":"alive"}']);
  await minutes(92);
  expect(sockets).toHaveLength(2);
  last().onopen?.();
  await settle();
  expect(sockets[0]?.closed).toBe(true);
  expect(heard.opened).toBe(2);
  stop();
});

async function failOften() {
  for (let turn = 0; turn < 8; turn += 1) {
    await settle();
    if (!last().closed) last().close();
    await vi.advanceTimersByTimeAsync(10_000);
  }
}

it('tries again at once, then each time after a pause of its own, five times in a row at most', async () => {
  connect();
  await failOften();
  expect(sockets).toHaveLength(5);
  expect([pauseAfter(1), pauseAfter(2), pauseAfter(9)]).toEqual([0, 1000, 1000]);
  vi.mocked(Math.random).mockReturnValue(0.5);
  expect([pauseAfter(1), pauseAfter(2), pauseAfter(9)]).toEqual([0, 30_500, 30_500]);
});

it('of a hundred thousand that come back after an outage no more than a gateway takes come in one second', () => {
  vi.mocked(Math.random).mockRestore();
  const seconds = new Map<number, number>();
  for (let browser = 0; browser < 10_000; browser += 1) {
    const second = Math.floor(pauseAfter(2) / 1000);
    seconds.set(second, (seconds.get(second) ?? 0) + 1);
  }
  expect([Math.min(...seconds.keys()), Math.max(...seconds.keys())]).toEqual([1, 59]);
  // A tenth of them are counted here, and the gateway takes 500: three tries take the others in.
  expect(Math.max(...seconds.values())).toBeLessThan(300);
});

it('is open again at once where a line broke off that had stood', async () => {
  const { stop } = connect();
  await settle();
  last().onopen?.();
  await minutes(1);
  last().onclose?.();
  await settle();
  expect(sockets).toHaveLength(2);
  stop();
});

it('waits before it opens again what broke as soon as it stood', async () => {
  const { stop } = connect();
  await settle();
  last().onopen?.();
  await vi.advanceTimersByTimeAsync(9_000);
  last().onclose?.();
  await vi.advanceTimersByTimeAsync(999);
  expect(sockets).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(sockets).toHaveLength(2);
  stop();
});

it('waits no longer than until the network is back', async () => {
  vi.mocked(Math.random).mockReturnValue(0.9);
  const { stop } = connect();
  await settle();
  last().close();
  await settle();
  last().close();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(sockets).toHaveLength(2);
  page.dispatchEvent(new Event('online'));
  await settle();
  expect(sockets).toHaveLength(3);
  await minutes(2);
  expect(sockets).toHaveLength(3);
  last().close();
  stop();
  page.dispatchEvent(new Event('online'));
  await minutes(2);
  expect(sockets).toHaveLength(3);
});

it('begins anew when the network is back, or somebody who may read: once for each', async () => {
  const { stop } = connect();
  await failOften();
  page.dispatchEvent(new Event('online'));
  await failOften();
  expect(sockets).toHaveLength(10);
  show('hidden');
  await settle();
  expect(sockets).toHaveLength(10);
  show('visible');
  show('visible');
  page.dispatchEvent(new Event('online'));
  await settle();
  expect(sockets).toHaveLength(11);
  await failOften();
  stop();
  show('visible');
  await settle();
  expect(sockets).toHaveLength(15);
});

it('asks again for what was said meanwhile, while it cannot be had and the socket stands', async () => {
  let refusals = 2;
  const { heard, stop } = connect(async () => {
    refusals -= 1;
    if (refusals >= 0) throw new Error('the API is busy');
  });
  await settle();
  last().onopen?.();
  await minutes(1);
  expect([heard.opened, sockets.length]).toEqual([3, 1]);
  refusals = 100;
  last().onclose?.();
  await minutes(0.1);
  last().onopen?.();
  await minutes(4);
  expect([heard.opened, sockets.length]).toEqual([8, 2]);
  stop();
});

it('begins to count anew once a connection stood', async () => {
  const { stop } = connect();
  for (let turn = 0; turn < 8; turn += 1) {
    await settle();
    last().onopen?.();
    last().onclose?.();
    await vi.advanceTimersByTimeAsync(5000);
  }
  expect(sockets.length).toBeGreaterThan(7);
  stop();
});

it('is silent after it was told to stop', async () => {
  const { stop } = connect();
  await settle();
  last().onopen?.();
  stop();
  await minutes(200);
  expect(sockets).toHaveLength(1);
});

it('passes on events, and nothing else that comes over the wire', async () => {
  const event = { type: 'account.changed', room: 'user#1', sequence: 4, id: 'x', at: '2026-01-01T00:00:00Z' };
  const { heard, stop } = connect();
  await settle();
  for (const data of [JSON.stringify(event), '{"type":"pong"}', 'no json', 'null'])
    last().onmessage?.({ data });
  expect(heard.events).toEqual([event]);
  stop();
});

it('says when a room is entered: not before the server says so, nor where it says no', async () => {
  const { heard, stop } = connect();
  await settle();
  last().onopen?.();
  await settle();
  const hear = (answer: unknown) => last().onmessage?.({ data: JSON.stringify(answer) });
  hear({ type: 'joined', room: 'admin', success: false });
  hear({ type: 'pong', room: 'admin', success: true });
  hear({ type: 'joined', success: true });
  hear(null);
  last().onmessage?.({ data: 'no JSON' });
  expect(heard).toEqual({ opened: 1, events: [], joined: [], hints: [] });
  hear({ type: 'joined', action: 'joinAdminRoom', room: 'admin', success: true, message: 'ok' });
  expect(heard.joined).toEqual(['admin']);
  stop();
});

it('passes hints on, which have a room and no type', async () => {
  const { heard, stop } = connect();
  await settle();
  const hint = { id: 'h1', room: 'subject#news#n1', latest: '01B', counts: { comments: 3 } };
  for (const data of [hint, { ...hint, type: 'pong' }, { ...hint, latest: 1 }, { ...hint, room: null }, null])
    last().onmessage?.({ data: JSON.stringify(data) });
  last().onmessage?.({ data: 'no JSON' });
  expect([heard.hints, heard.events, heard.joined]).toEqual([[hint], [], []]);
  stop();
});
