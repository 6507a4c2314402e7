import * as z from 'zod';
import { Referrer } from '../accounts/user.ts';

/** Types of reactions where a heart or a thumb is all that is offered. */
export const likeOnly = ['like'] as const;

/** State of a subject's reactions after a change: the caller's own one, and how many there are of each type. */
export const ReactionState = z.object({
  reaction: z.string().nullable(),
  counts: z.record(z.string(), z.int()),
});
export type ReactionState = z.infer<typeof ReactionState>;

/** State of a subject that can only be liked. */
export const LikedState = z.object({ liked: z.boolean(), likes: z.int() });
export type LikedState = z.infer<typeof LikedState>;

/** Body of a like: what shall be; without it a call changes the state to the other one. */
export const LikeBody = z.strictObject({ liked: z.boolean().optional() }).default({});

const Reactor = z.object({ user: Referrer, type: z.string(), at: z.string() });
type Reactor = z.infer<typeof Reactor>;

export const ReactorQuery = z.object({
  type: z.string().max(20).optional(),
  take: z.coerce.number().int().min(1).max(50).default(8),
  cursor: z.string().max(400).optional(),
});

export const ReactorPage = z.object({ data: z.array(Reactor), nextCursor: z.string().nullable() });
