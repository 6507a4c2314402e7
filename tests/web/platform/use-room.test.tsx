import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import type { SocketMessage } from '#shared/live/live.contract.ts';
import { contentRooms } from '#web/platform/live/content-rooms.ts';
import type { LiveEvent } from '#web/platform/live/live-event.ts';
import { useRoom } from '#web/platform/live/use-room.ts';

type PageProps = { id: string | undefined; by: string; heard: string[] };

function Page({ id, by, heard }: PageProps) {
  useRoom(id === undefined ? undefined : { kind: 'news', id }, {
    onHint: () => heard.push(`${by} hint`),
    onEvent: ({ id: eventId }) => heard.push(`${by} ${eventId}`),
  });
  return null;
}

it('a page hears of the subject it shows, by the callbacks it has now', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
  const said: SocketMessage[] = [];
  contentRooms.open((message) => said.push(message));
  const heard: string[] = [];
  const root = createRoot(document.createElement('div'));
  const rerender = (page: Parameters<typeof Page>[0]) => act(async () => root.render(<Page {...page} />));
  await rerender({ id: undefined, by: 'first', heard });
  expect(said).toEqual([]);
  await rerender({ id: 'n1', by: 'first', heard });
  await rerender({ id: 'n1', by: 'second', heard });
  const room = 'subject#news#n1';
  contentRooms.hearHint({ id: 'h1', room, latest: '01B' });
  contentRooms.hearEvent({ type: 'account.changed', id: 'e1', room, sequence: 0, at: '' } as LiveEvent);
  expect(heard).toEqual(['second hint', 'second e1']);
  for (const latest of ['01C', '01D']) contentRooms.hearHint({ id: latest, room, latest });
  expect(heard.splice(0)).toEqual(['second hint', 'second e1']);
  await vi.advanceTimersByTimeAsync(999);
  expect(heard).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(heard.splice(0)).toEqual(['second hint']);
  contentRooms.hearHint({ id: 'h3', room, latest: '01E' });
  await rerender({ id: 'n2', by: 'second', heard });
  await act(async () => root.unmount());
  await vi.advanceTimersByTimeAsync(1000);
  expect(said.map(({ action, ...rest }) => [action, JSON.stringify(rest)])).toEqual([
    ['joinSubject', '{"subject":{"kind":"news","id":"n1"}}'],
    ['joinSubject', '{"subject":{"kind":"news","id":"n2"}}'],
    ['leaveSubject', '{"subject":{"kind":"news","id":"n1"}}'],
    ['leaveSubject', '{"subject":{"kind":"news","id":"n2"}}'],
  ]);
  // A hint that came just before the page left causes no fetch.
  expect(heard).toEqual([]);
  contentRooms.close();
  vi.useRealTimers();
});
