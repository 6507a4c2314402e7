import { AppError, type ErrorCode } from '#shared/contract/errors.ts';
import { findMembers } from '#functions/domain/accounts/find-members.ts';
import { orThrow } from '#functions/platform/records/or-throw.ts';
import type { TableContext } from '#functions/platform/table/context.ts';
import type { Publication } from './define-publication.ts';
import type { Author, AuthoredCard } from './show-content.ts';

/** Readers get these fields of published content. */
type Rules<S extends AuthoredCard, D extends object, Shown> = {
  /** Its kind has slugs. */
  publication: Publication<S, D>;
  /** Error for content that was never public. */
  missing: ErrorCode;
  show: (card: S, author: Author | undefined, text: D) => Shown;
};

/** Reads published content by its id, or by the address that it has or had. */
export function contentReader<S extends AuthoredCard, D extends object, Shown>({
  publication,
  missing,
  show,
}: Rules<S, D, Shown>) {
  const { slugs } = publication;

  /** Published content with its text. What was public before says so instead of being unknown. */
  async function read(context: TableContext, id: string): Promise<Shown> {
    const found = await publication.readPublished(context, id);
    if (found) {
      const { card, text } = found;
      const authors = await findMembers(context.table, [card.authorId]);
      return show(card, authors.get(card.authorId), text);
    }
    const { publishedAt } = await publication.record.get(context.table, { id });
    throw new AppError(publishedAt === null ? missing : 'CONTENT_REMOVED');
  }

  /** Content at an address; its `slug` tells the current one. */
  const readBySlug = async (context: TableContext, slug: string): Promise<Shown> =>
    read(context, await orThrow(slugs, 'INTERNAL').idAt(context.table, slug, missing));

  return { publication, read, readBySlug };
}

export type ContentReader<S extends AuthoredCard, D extends object, Shown> = ReturnType<
  typeof contentReader<S, D, Shown>
>;
