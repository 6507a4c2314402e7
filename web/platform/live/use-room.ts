import { useEffect, useEffectEvent } from 'react';
import type { Subject } from '#shared/subjects/subject.ts';
import { contentRooms, type RoomListener } from './content-rooms.ts';
import { throttle } from './throttle.ts';

/** Pause between two fetches. A busy room sends several hints a second, and each page fetches what it shows. */
const pauseMilliseconds = 1000;

type Listener = { onHint: () => void; onEvent?: RoomListener['onEvent'] };

/**
 * Joins the room of a subject while it is on screen and the tab is visible. \`onHint\` is called for hints, once a
 * second at most, and once after an absence; it fetches what is new. Without a subject there is no room.
 */
export function useRoom(subject: Subject | undefined, { onHint, onEvent }: Listener): void {
  const hearHint = useEffectEvent(onHint);
  const hearEvent = useEffectEvent((event: Parameters<NonNullable<typeof onEvent>>[0]) => onEvent?.(event));
  const { kind, id } = subject ?? {};
  useEffect(() => {
    if (kind === undefined || id === undefined) return undefined;
    const hints = throttle(() => hearHint(), pauseMilliseconds);
    const leave = contentRooms.listen(
      { kind, id },
      { onHint: hints.ask, onEvent: (event) => hearEvent(event) },
    );
    return () => {
      leave();
      hints.stop();
    };
  }, [kind, id]);
}
