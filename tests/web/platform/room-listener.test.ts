import { beforeEach, expect, it } from 'vitest';
import { maxRoomEvents } from '#shared/live/live.contract.ts';
import type { LiveEvent } from '#web/platform/live/live-event.ts';
import { listenTo } from '#web/platform/live/room-listener.ts';

const now = '2026-01-01T00:00:00Z';
const said = (sequence: number): LiveEvent => ({
  type: 'account.changed',
  room: 'user-lan',
  id: `event-${sequence}`,
  sequence,
  at: now,
});

/** A room that has said so much, and a page that listens to it. */
let latest: number;
let isDown: boolean;
let asked: (number | undefined)[];
let heard: number[];
let listener: ReturnType<typeof listenTo>;
beforeEach(async () => {
  latest = 49;
  isDown = false;
  [asked, heard] = [[], []];
  listener = listenTo({
    ask: async (after) => {
      asked.push(after);
      if (isDown) throw new Error('the API is busy');
      const from = after ?? latest;
      const data = Array.from({ length: Math.min(maxRoomEvents, latest - from) }, (_, place) =>
        said(from + place + 1),
      );
      return { data, latest: data.at(-1)?.sequence ?? from, now };
    },
    hear: ({ sequence }) => heard.push(sequence),
  });
  await listener.catchUp();
});

it('what could not be asked for is a gap still when something came live behind it', async () => {
  latest = 56;
  isDown = true;
  await expect(listener.catchUp()).rejects.toThrow('busy');
  latest = 57;
  listener.hearLive(said(57));
  isDown = false;
  await listener.catchUp();
  expect(asked).toEqual([undefined, 49, 49]);
  expect(heard).toEqual([57, 50, 51, 52, 53, 54, 55, 56, 57]);
});

it('asks after what came live, once nothing is missing before it', async () => {
  listener.hearLive(said(50));
  await listener.catchUp();
  expect(asked).toEqual([undefined, 50]);
});

it('hears all of it, however much was said meanwhile', async () => {
  latest = 49 + 2 * maxRoomEvents;
  await listener.catchUp();
  expect(asked).toEqual([undefined, 49, 149, 249]);
  expect(heard).toHaveLength(2 * maxRoomEvents);
});

it('an older look that ends late does not close the gap of a newer one that failed', async () => {
  latest = 52;
  const older = listener.catchUp();
  isDown = true;
  await expect(listener.catchUp()).rejects.toThrow('busy');
  await older;
  listener.hearLive(said(57));
  isDown = false;
  latest = 57;
  await listener.catchUp();
  expect(asked.at(-1)).toBe(52);
});
