import { writeOrThrow } from '#functions/platform/records/or-throw.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { update } from '#functions/platform/table/table-operations.ts';
import { countShown } from './add-comment.ts';
import { commentKeys } from './comment-keys.ts';
import { indexKeys, type StoredComment } from './comment-record.ts';

/**
 * Shows a rejected or removed comment again, after an appeal. It begins without replies: those that went with it
 * are counted one by one as they follow. A comment above that was removed meanwhile refuses it.
 */
export async function restoreComment({ table }: Context, before: StoredComment): Promise<void> {
  if (before.status !== 'rejected' && before.status !== 'removed') return;
  const shown = { status: 'published', removedBy: null, rejectedReason: null, replies: 0, size: 0 } as const;
  const after: StoredComment = { ...before, ...shown };
  await writeOrThrow(table, [
    update(
      commentKeys.comment(before.id),
      { set: { ...shown, ...indexKeys(after) }, remove: ['expiresAt'], add: { revision: 1 } },
      { when: { revision: before.revision }, refusal: 'STALE_STATE' },
    ),
    ...countShown(after),
  ]);
}
