import type { TableContext } from '#functions/platform/table/context.ts';
import { reactionKeys } from './reaction-keys.ts';
import { StoredReaction } from './stored-reaction.ts';

const pageOfReactions = 50;

/** Reactions of a member to anything, one by one, the oldest first. */
export async function* reactionsOf({ table }: TableContext, userId: string): AsyncGenerator<StoredReaction> {
  let cursor: string | undefined;
  do {
    const asked = { index: 'gsi2', pk: reactionKeys.by(userId), limit: pageOfReactions, cursor } as const;
    const page = await table.query(asked, StoredReaction);
    yield* page.items;
    ({ cursor } = page);
  } while (cursor);
}
