import { expect, it } from 'vitest';
import { liveKeys, roomName } from '#functions/domain/live/live-keys.ts';
import { pushLive } from '#functions/domain/live/push-live.ts';
import { memoryTable } from '#tests/support/memory-table.ts';

it('everybody in a room hears of it, the thousand and first too', async () => {
  const { table, put } = memoryTable();
  const room = roomName('user', 'lan');
  const connectionIds = Array.from(
    { length: 1201 },
    (_, place) => `socket-${String(place).padStart(4, '0')}`,
  );
  put(connectionIds.map((connectionId) => ({ ...liveKeys.member(room, connectionId), connectionId })));
  const heard: string[] = [];
  const post = async (connectionId: string) => {
    heard.push(connectionId);
    return true;
  };
  await pushLive({ table, post }, { type: 'account.changed', id: 'event-1', userId: 'lan' });
  expect(heard.toSorted()).toEqual(connectionIds);
});
