import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SocketMessage } from '#shared/live/live.contract.ts';
import {
  followVisibility,
  isContentRoom,
  type RoomListener,
  roomsOnScreen,
} from '#web/platform/live/content-rooms.ts';
import type { LiveEvent } from '#web/platform/live/live-event.ts';

const news = { kind: 'news', id: 'n1' };
const room = 'subject#news#n1';
const hint = { id: 'h1', room, latest: '01B' };
const event = { type: 'account.changed', id: 'e1', room, sequence: 0, at: '' } as LiveEvent;
const joined = { action: 'joinSubject', subject: news };
const left = { action: 'leaveSubject', subject: news };

function aTab({ isOpen = true } = {}) {
  const rooms = roomsOnScreen();
  const said: SocketMessage[] = [];
  const open = () => rooms.open((message) => said.push(message));
  if (isOpen) open();
  const listener = () => ({
    onHint: vi.fn<RoomListener['onHint']>(),
    onEvent: vi.fn<(event: LiveEvent) => void>(),
  });
  return { rooms, said, open, listener };
}

const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the room of content on screen', () => {
  it('is joined by the first that shows it, and left a second after the last', async () => {
    const { rooms, said, listener } = aTab();
    const [one, two] = [rooms.listen(news, listener()), rooms.listen(news, listener())];
    expect(said).toEqual([joined]);
    one();
    await wait(5000);
    expect(said).toEqual([joined]);
    two();
    await wait(999);
    expect(said).toEqual([joined]);
    await wait(1);
    expect(said).toEqual([joined, left]);
    rooms.listen(news, listener());
    expect(said).toEqual([joined, left, joined]);
  });

  it('is not left by whoever comes back within the second', async () => {
    const { rooms, said, listener } = aTab();
    rooms.listen(news, listener())();
    const back = listener();
    rooms.listen(news, back);
    await wait(5000);
    rooms.hearHint(hint);
    expect([said, back.onHint.mock.calls]).toEqual([[joined], [[hint]]]);
  });

  it('tells hints and events to those who show it, and to nobody else', () => {
    const { rooms, listener } = aTab();
    const [here, there] = [listener(), listener()];
    rooms.listen(news, here);
    rooms.listen({ kind: 'news', id: 'n2' }, there);
    rooms.listen(news, { onHint: here.onHint });
    rooms.hearHint(hint);
    rooms.hearEvent(event);
    rooms.hearHint({ ...hint, room: 'subject#news#n3' });
    expect(here.onHint.mock.calls).toEqual([[hint], [hint]]);
    expect(here.onEvent.mock.calls).toEqual([[event]]);
    expect(there.onHint).not.toHaveBeenCalled();
    expect(there.onEvent).not.toHaveBeenCalled();
  });

  it('is joined anew by each connection, and fetched once the server confirms it', () => {
    const { rooms, said, open, listener } = aTab();
    const { onHint, onEvent } = listener();
    rooms.listen(news, { onHint, onEvent });
    rooms.confirm(room);
    // The page that opened it has just fetched what it shows.
    expect(onHint).not.toHaveBeenCalled();
    open();
    expect([said, onHint.mock.calls]).toEqual([[joined, joined], []]);
    rooms.confirm(room);
    rooms.confirm(room);
    rooms.confirm('user');
    expect(onHint.mock.calls).toEqual([[]]);
  });

  it('is fetched where the page opened before the connection', () => {
    const { rooms, said, open, listener } = aTab({ isOpen: false });
    const { onHint } = listener();
    rooms.listen(news, { onHint });
    expect(said).toEqual([]);
    open();
    rooms.confirm(room);
    expect([said, onHint.mock.calls]).toEqual([[joined], [[]]]);
  });

  it('is joined over no connection that is closed', () => {
    const { rooms, said, listener } = aTab();
    rooms.close();
    rooms.listen(news, listener());
    expect(said).toEqual([]);
  });
});

describe('a hidden tab', () => {
  it('leaves its rooms after a second, and joins them and fetches when it is back', async () => {
    const { rooms, said, open, listener } = aTab();
    const { onHint } = listener();
    rooms.listen(news, { onHint });
    rooms.hide();
    await wait(999);
    expect(said).toEqual([joined]);
    await wait(1);
    expect(said).toEqual([joined, left]);
    open();
    expect(said).toEqual([joined, left]);
    rooms.show();
    expect(said).toEqual([joined, left, joined]);
    rooms.confirm(room);
    expect(onHint.mock.calls).toEqual([[]]);
  });

  it('that is back within the second has left nothing', async () => {
    const { rooms, said, listener } = aTab();
    const { onHint } = listener();
    rooms.listen(news, { onHint });
    rooms.hide();
    rooms.hide();
    rooms.show();
    await wait(5000);
    rooms.confirm(room);
    expect([said, onHint.mock.calls]).toEqual([[joined], []]);
  });

  it('joins nothing, leaves nothing twice, and fetches later what it opened meanwhile', async () => {
    const { rooms, said, listener } = aTab();
    const { onHint } = listener();
    rooms.hide();
    await wait(1000);
    const end = rooms.listen({ kind: 'news', id: 'n2' }, listener());
    rooms.listen(news, { onHint });
    end();
    await wait(1000);
    expect(said).toEqual([]);
    rooms.show();
    rooms.confirm(room);
    expect([said, onHint.mock.calls]).toEqual([[joined], [[]]]);
  });
});

it('is known by the name of its rooms', () => {
  expect([room, 'user-lan', 'market', 'subject'].map(isContentRoom)).toEqual([true, false, false, false]);
});

it('follows whether the tab is visible, from the beginning until it ends', () => {
  const page = Object.assign(new EventTarget(), { visibilityState: 'hidden' });
  vi.stubGlobal('document', page);
  const heard: string[] = [];
  const become = (state: string) => {
    page.visibilityState = state;
    page.dispatchEvent(new Event('visibilitychange'));
  };
  const end = followVisibility({ show: () => heard.push('show'), hide: () => heard.push('hide') });
  become('visible');
  become('hidden');
  end();
  become('visible');
  expect(heard).toEqual(['hide', 'show', 'hide']);
});
