import * as z from 'zod';
import { HintCounts } from '#shared/live/room-hint.ts';
import type { Room } from '#shared/rooms/define-room.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { liveKeys } from './live-keys.ts';
import type { LiveContext } from './room-chunks.ts';
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

/** Time in which hints become one: people see comments within a second, steps of streams and queues included. */
export const gatherMilliseconds = 300;

/**
 * Tells a content room that there is something newer. Hints of one moment become one, whatever their number, so
 * callers need not count. The sockets are called by the live worker; this writes a row only.
 */
export const broadcast = (context: Context, { name }: Room, hint: Hint): Promise<void> =>
  addToHint(context, hintOf(name), hint);

export async function sendRoomHint(
  context: LiveContext,
  { room, hintId }: { room: string; hintId: string },
): Promise<void> {
  await context.pause(gatherMilliseconds);
  await sendHint(context, hintOf(room), hintId);
}
