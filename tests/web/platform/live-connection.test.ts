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

function connect() {
  const heard = { opened: 0, events: [] as LiveEvent[] };
  const stop = keepConnected({
    address: async () => 'ws://shop.test/ws?ticket=t',
    onOpen: () => (heard.opened += 1),
    onEvent: (event) => heard.events.push(event),
    open,
  });
  return { heard, stop };
}

const settle = () => vi.advanceTimersByTimeAsync(0);
const minutes = (count: number) => vi.advanceTimersByTimeAsync(count * 60_000);

beforeEach(() => {
  sockets = [];
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

it('pings every five minutes and renews before the two hours are over, without counting a failure', async () => {
  const { heard, stop } = connect();
  await settle();
  last().onopen?.();
  await minutes(11);
  expect(last().sent).toEqual(['{"action":"ping"}', '{"action":"ping"}']);
  await minutes(100);
  expect(sockets).toHaveLength(2);
  last().onopen?.();
  await settle();
  expect(sockets[0]?.closed).toBe(true);
  expect(heard.opened).toBe(2);
  stop();
});

it('tries again after a growing pause, five times in a row at most', async () => {
  connect();
  for (let turn = 0; turn < 8; turn += 1) {
    await settle();
    last().onclose?.();
    await vi.advanceTimersByTimeAsync(10_000);
  }
  expect(sockets).toHaveLength(5);
  expect([1, 2, 3, 4, 9].map(pauseAfter)).toEqual([5000, 6500, 8000, 9500, 10_000]);
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
