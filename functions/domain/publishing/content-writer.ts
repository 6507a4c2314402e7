import type { Context } from '#functions/platform/table/context.ts';
import type { Publication } from './define-publication.ts';
import type { AuthoredCard } from './show-content.ts';

type NewContent<D> = { by: string; text: D; isPublished: boolean; requestKey: string | undefined };

/** Creates and removes content that has an author and no settings beside its text. */
export const contentWriter = <S extends AuthoredCard, D extends object>({
  createOnce,
  archiveOnce,
  record,
}: Publication<S, D>) => ({
  /** Creates content once, and publishes it unless it is a draft. */
  create: (context: Context, { by, ...given }: NewContent<D>): Promise<S & { id: string }> =>
    // The author is a field of `S`.
    createOnce(context, { by, ...given, card: { authorId: by } as Partial<S> }),
  remove: async (context: Context, id: string): Promise<void> =>
    archiveOnce(context, await record.get(context.table, { id })),
});
