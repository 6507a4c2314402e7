import { useEffect, useEffectEvent } from 'react';
import type { Subject } from '#shared/subjects/subject.ts';
import { contentRooms, type RoomListener } from './content-rooms.ts';

/**
 * Joins the room of a subject while it is on screen and the tab is visible. `onHint` is called with each hint
 * and once without one after an absence; it fetches what is new. Without a subject there is no room.
 */
export function useRoom(subject: Subject | undefined, { onHint, onEvent }: RoomListener): void {
  const hearHint = useEffectEvent(onHint);
  const hearEvent = useEffectEvent((event: Parameters<NonNullable<typeof onEvent>>[0]) => onEvent?.(event));
  const { kind, id } = subject ?? {};
  useEffect(() => {
    if (kind === undefined || id === undefined) return undefined;
    return contentRooms.listen(
      { kind, id },
      { onHint: (hint) => hearHint(hint), onEvent: (event) => hearEvent(event) },
    );
  }, [kind, id]);
}
