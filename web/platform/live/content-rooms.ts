import type { SocketMessage } from '#shared/live/live.contract.ts';
import type { RoomHint } from '#shared/live/room-hint.ts';
import type { Subject } from '#shared/subjects/subject.ts';
import { subjectRoom } from '#shared/subjects/subject-room.ts';
import type { LiveEvent } from './live-event.ts';

export type RoomListener = {
  /** There is something newer. Without a hint, something may have been missed while away. */
  onHint: (hint?: RoomHint) => void;
  /** A small event in the room, such as an edited comment. */
  onEvent?: ((event: LiveEvent) => void) | undefined;
};

/** Tells whether a room belongs to content; its events are not numbered. */
export const isContentRoom = (room: string): boolean => room.startsWith(`${subjectRoom.kind}#`);

type RoomOnScreen = {
  subject: Subject;
  listeners: Set<RoomListener>;
  /** Timer after which a room without listeners is left. */
  leaving?: ReturnType<typeof setTimeout> | undefined;
  /** Something may have been said before the server confirms the join. */
  mayHaveMissed: boolean;
};

/**
 * Pause before a room is left. The server handles messages side by side, so a join sent right after a leave
 * might be handled first; whoever comes back within the pause has never left.
 */
const leaveMilliseconds = 1000;

/**
 * Rooms of the content on screen. A room is joined while it has listeners and the tab is visible; several
 * listeners share it. Hints are no truth: after an absence each listener is called once, and fetches.
 */
export function roomsOnScreen() {
  const shown = new Map<string, RoomOnScreen>();
  let say: ((message: SocketMessage) => void) | undefined;
  let hiding: ReturnType<typeof setTimeout> | undefined;
  let isAway = false;

  const join = ({ subject }: RoomOnScreen) => {
    if (!isAway) say?.({ action: 'joinSubject', subject });
  };
  const leave = ({ subject }: RoomOnScreen) => {
    if (!isAway) say?.({ action: 'leaveSubject', subject });
  };
  const goAway = () => {
    for (const room of shown.values()) leave(room);
    isAway = true;
  };
  const listenersOf = (room: string) => [...(shown.get(room)?.listeners ?? [])];
  const rejoin = () => {
    for (const room of shown.values()) {
      room.mayHaveMissed = true;
      join(room);
    }
  };

  return {
    /** A connection is open: its rooms are empty, whatever was joined before. */
    open: (sayNow: (message: SocketMessage) => void): void => {
      say = sayNow;
      rejoin();
    },
    close: (): void => {
      say = undefined;
    },
    show: (): void => {
      clearTimeout(hiding);
      if (!isAway) return;
      isAway = false;
      rejoin();
    },
    hide: (): void => {
      clearTimeout(hiding);
      hiding = setTimeout(goAway, leaveMilliseconds);
    },
    confirm: (room: string): void => {
      const found = shown.get(room);
      if (!found?.mayHaveMissed) return;
      found.mayHaveMissed = false;
      for (const { onHint } of listenersOf(room)) onHint();
    },
    hearHint: (hint: RoomHint): void => {
      for (const { onHint } of listenersOf(hint.room)) onHint(hint);
    },
    hearEvent: (event: LiveEvent): void => {
      for (const { onEvent } of listenersOf(event.room)) onEvent?.(event);
    },
    /** Listens to a room until the returned function is called. */
    listen: (subject: Subject, listener: RoomListener): (() => void) => {
      const { name } = subjectRoom(subject);
      const known = shown.get(name);
      // A page that opens while the line is open has just fetched what it shows.
      const room = known ?? { subject, listeners: new Set(), mayHaveMissed: !say || isAway };
      clearTimeout(room.leaving);
      room.listeners.add(listener);
      shown.set(name, room);
      if (!known) join(room);
      return () => {
        room.listeners.delete(listener);
        if (room.listeners.size > 0) return;
        room.leaving = setTimeout(() => {
          shown.delete(name);
          leave(room);
        }, leaveMilliseconds);
      };
    },
  };
}

export const contentRooms = roomsOnScreen();

/** Leaves the rooms while the tab is hidden. Returns a function that stops following. */
export function followVisibility(
  rooms: Pick<typeof contentRooms, 'show' | 'hide'> = contentRooms,
): () => void {
  const change = () => (document.visibilityState === 'visible' ? rooms.show() : rooms.hide());
  // A tab may be opened in the background.
  change();
  document.addEventListener('visibilitychange', change);
  return () => document.removeEventListener('visibilitychange', change);
}
