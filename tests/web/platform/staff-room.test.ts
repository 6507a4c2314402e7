import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LiveEvent } from '#shared/events/live-events.ts';
import type { Role } from '#shared/contract/access.ts';
import { meKey } from '#web/platform/session/me-query.ts';
import { isStaffEvent, staffRoom } from '#web/platform/live/staff-room.ts';

const hint = (place: number): LiveEvent => ({
  type: 'waiting.changed',
  id: `e${place}`,
  list: 'packing',
  room: 'admin',
  sequence: 0,
  at: '2026-11-21T03:46:00.000Z',
});

function room(role: Role = 'collaborator') {
  const client = new QueryClient();
  client.setQueryData(meKey, { id: 'u1', role });
  const refreshed = vi.spyOn(client, 'invalidateQueries').mockResolvedValue();
  return { ...staffRoom(client), refreshed };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('the room of staff', () => {
  it('is asked for by staff, and by nobody else', async () => {
    const said: unknown[] = [];
    const { enter, refreshed } = room();
    await enter((message) => said.push(message));
    expect(said).toEqual([{ action: 'joinAdminRoom', userId: 'u1', role: 'collaborator' }]);
    await room('user').enter((message) => said.push(message));
    expect(said.slice(1)).toEqual([{ action: 'joinUserRoom', userId: 'u1' }]);
    expect(refreshed).not.toHaveBeenCalled();
  });

  it('is asked anew for all it may have said before, by whoever stands in it: once each, and once it is calm', async () => {
    const { standIn, hear, refreshed } = room();
    standIn();
    hear(hint(1));
    expect(refreshed).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(2000);
    const asked = refreshed.mock.calls.map(([filters]) => filters?.queryKey?.[0]);
    expect(asked).toEqual([...new Set(asked)]);
    expect(asked).toEqual(expect.arrayContaining(['waiting', 'orders', 'order-viewers', 'payments']));
  });

  it('passes over what a newer server says there', async () => {
    const { hear, refreshed } = room();
    hear({ ...hint(1), type: 'moon.rose' } as never);
    await vi.advanceTimersByTimeAsync(2000);
    expect(refreshed).not.toHaveBeenCalled();
  });

  it('is heard at ease: many hints are one question, and a later one another', async () => {
    const { hear, refreshed } = room();
    for (let place = 0; place < 50; place += 1) hear(hint(place));
    expect(refreshed).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(2000);
    expect(refreshed.mock.calls).toEqual([[{ queryKey: ['waiting'] }], [{ queryKey: ['overview'] }]]);
    hear(hint(50));
    await vi.advanceTimersByTimeAsync(2000);
    expect(refreshed).toHaveBeenCalledTimes(4);
  });

  it('is left behind with the line', async () => {
    const { hear, leave, refreshed } = room();
    hear(hint(1));
    leave();
    await vi.advanceTimersByTimeAsync(5000);
    expect(refreshed).not.toHaveBeenCalled();
  });

  it('tells its hints from what is a member’s own', () => {
    expect([hint(1), { ...hint(2), room: 'user-lan' }].map(isStaffEvent)).toEqual([true, false]);
  });
});
