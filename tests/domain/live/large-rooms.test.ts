import { describe, expect, it } from 'vitest';
import { liveKeys, roomName } from '#functions/domain/live/live-keys.ts';
import { pushLive } from '#functions/domain/live/push-live.ts';
import { now } from '#functions/platform/clock.ts';
import { memoryTable } from '#tests/support/memory-table.ts';

const event = { type: 'account.changed', id: 'event-1', userId: 'lan' } as const;
const room = roomName('user', 'lan');

/** A room with so many sockets; `down` are those the gateway does not reach. */
function scene(count: number) {
  const { table, put, rows } = memoryTable();
  const ids = Array.from({ length: count }, (_, place) => `socket-${String(place).padStart(4, '0')}`);
  put(ids.map((connectionId) => ({ ...liveKeys.member(room, connectionId), connectionId })));
  const heard: string[] = [];
  const down = new Set<string>();
  let postsLeft = Infinity;
  const post = async (connectionId: string) => {
    if ((postsLeft -= 1) < 0) throw new Error('the run is cut short');
    if (down.has(connectionId)) throw new Error('the gateway is busy');
    heard.push(connectionId);
    return true;
  };
  return {
    ids,
    heard,
    down,
    places: () => rows().filter(({ entity }) => entity === 'room-told'),
    endAfter: (posts: number) => void (postsLeft = posts),
    push: () => pushLive({ table, now, post, hangUp: async () => undefined }, event),
  };
}

describe('an event in a room with more sockets than are told at once', () => {
  it('is gone on with where its run was cut short: nobody hears it twice and nobody is missed', async () => {
    const { ids, heard, endAfter, push } = scene(1_100);
    endAfter(750);
    await expect(push()).rejects.toThrow('cut short');
    endAfter(Infinity);
    await push();
    expect(heard).toHaveLength(ids.length);
    expect(new Set(heard)).toEqual(new Set(ids));
  });

  it('comes again from the part of the first socket that was not reached', async () => {
    const { ids, heard, down, push } = scene(1_100);
    down.add(ids[600] ?? '');
    await expect(push()).rejects.toThrow('busy');
    expect(heard).toHaveLength(ids.length - 1);
    down.clear();
    heard.length = 0;
    await push();
    expect(heard.toSorted()).toEqual(ids.slice(500));
  });

  it('keeps its place for a day', async () => {
    const { push, places } = scene(251);
    await push();
    expect(places()).toMatchObject([{ expiresAt: Math.floor(now().getTime() / 1000) + 86_400 }]);
  });
});

it('a room that is told at once keeps no place', async () => {
  const { push, places, heard } = scene(250);
  await push();
  expect([heard.length, places()]).toEqual([250, []]);
});
