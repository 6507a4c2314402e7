import * as z from 'zod';

/** Counters of a subject that a hint brings along, such as its comments and reactions. */
export const HintCounts = z.record(z.string().max(30), z.int());

/** A hint that there is something newer in a room. The client fetches what is behind `latest`. */
export const RoomHint = z.strictObject({
  id: z.string(),
  room: z.string(),
  /** Cursor of the newest entry; ids and times that grow are compared as text. */
  latest: z.string(),
  counts: HintCounts.optional(),
});
export type RoomHint = z.infer<typeof RoomHint>;
