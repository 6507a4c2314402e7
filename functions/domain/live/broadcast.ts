import * as z from 'zod';
import { HintCounts } from '#shared/live/room-hint.ts';
import type { Room } from '#shared/rooms/define-room.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { liveKeys } from './live-keys.ts';
import { addToHint, type HintRules, sendHint } from './waiting-hint.ts';

const Hint = z.object({ latest: z.string(), counts: HintCounts.optional() });
export type Hint = z.infer<typeof Hint>;

/** Merges two hints: the newest entry and, of each counter, the later figure. */
const mergeRoomHints = (before: Hint, next: Hint): Hint => {
  const counts = { ...before.counts, ...next.counts };
  return {
    latest: before.latest > next.latest ? before.latest : next.latest,
    ...(Object.keys(counts).length > 0 && { counts }),
  };
};

const hintOf = (room: string): HintRules<Hint> => ({
  key: liveKeys.hint(room),
  message: Hint,
  merge: mergeRoomHints,
  fields: { entity: 'room-hint', room },
  frame: (id, hint) => ({ id, room, ...hint }),
});

/**
 * Tells a content room that there is something newer. Hints of one second become one, whatever their number, so
 * callers need not count. The sockets are called by the live worker; this writes a row only.
 */
export const broadcast = (context: Context, { name }: Room, hint: Hint): Promise<void> =>
  addToHint(context, hintOf(name), hint);

export const sendRoomHint = (
  context: Context,
  { room, hintId }: { room: string; hintId: string },
): Promise<void> => sendHint(context, hintOf(room), hintId);
