import { reviewIdsOf } from './purchases.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { changeReview } from './change-review.ts';
import { reviewRecord } from './review.ts';

type Author = { userId: string; name: string; keepsWords: boolean };

/** Anonymises reviews of a member who left, with their text or as stars only. */
export async function forgetAuthor(context: Context, { userId, name, keepsWords }: Author): Promise<void> {
  const { table, now } = context;
  const author = { name, avatarUrl: null };
  for await (const ids of reviewIdsOf({ table }, userId))
    for (const id of ids)
      await changeReview(
        table,
        () => reviewRecord.find(table, { id }),
        () => {
          const at = now().toISOString();
          const to = keepsWords ? { author } : { author, comment: '', media: [] };
          return { to: { ...to, updatedAt: at }, at };
        },
      );
}
