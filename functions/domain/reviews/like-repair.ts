import * as z from 'zod';
import { reactionItem } from '#functions/domain/reactions/stored-reaction.ts';
import { countFor } from '#functions/domain/subjects/subject-counters.ts';
import type { Repair } from '#functions/platform/rewrites/rewrite.ts';
import { create, remove } from '#functions/platform/table/table-operations.ts';
import { reviewSubject } from './review-subject.ts';

const partition = 'REVIEW-LIKES#';
const OlderLike = z.object({ pk: z.string().startsWith(partition), sk: z.string(), reviewId: z.string() });

/**
 * Turns likes of reviews from before reviews had reactions into reactions with their counters. The older like is
 * deleted in the same transaction, so that none is counted twice.
 */
export const likesAsReactions: Repair = {
  name: 'likes-as-reactions',
  entities: ['review-like'],
  async repair({ table, now }, found) {
    const { pk, sk, reviewId } = OlderLike.parse(found);
    const userId = pk.slice(partition.length);
    const older = remove({ pk, sk }, { when: { pk: { present: true } }, refusal: 'turned before' });
    const { kind } = reviewSubject;
    // The time of an older like was never stored.
    const reaction = { kind, subjectId: reviewId, userId, type: 'like', at: now().toISOString() };
    const refusal = await table.write([
      older,
      create(reactionItem(reaction), { refusal: 'liked again' }),
      countFor({ kind, id: reviewId }, userId, { like: 1 }),
    ]);
    if (refusal !== 'liked again') return refusal === undefined;
    return (await table.write([older])) === undefined;
  },
};
