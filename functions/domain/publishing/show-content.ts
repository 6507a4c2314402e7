import type { ContentItem, StaffState } from '#shared/publishing/content-item.ts';
import type { PublicationFields } from '#shared/publishing/publication.ts';
import type { Profile } from '#functions/domain/accounts/account.ts';
import { findMembers } from '#functions/domain/accounts/find-members.ts';
import type { Sums } from '#functions/domain/subjects/subject-counters.ts';
import type { TableContext } from '#functions/platform/table/context.ts';

export type Author = Pick<Profile, 'id' | 'fullName' | 'avatarUrl'>;

/** Card of content with an author, of any kind. */
export type AuthoredCard = PublicationFields & {
  id: string;
  authorId: string;
  createdAt: string;
  sums: Sums;
};

/** Lists show these fields of any kind of content. */
export const toContentItem = (card: AuthoredCard, author: Author | undefined): ContentItem => ({
  id: card.id,
  slug: card.slug,
  author: author
    ? {
        id: author.id,
        fullName: author.fullName,
        avatar: author.avatarUrl === null ? null : { fileUrl: author.avatarUrl },
      }
    : null,
  createdAt: card.createdAt,
  publishedAt: card.publishedAt,
  updatedAt: card.updatedAt,
  views: card.sums['views'] ?? 0,
  likes: card.sums['like'] ?? 0,
  commentCount: card.sums['comments'] ?? 0,
});

export const toStaffState = ({ status, publishAt, hasDraft, version }: PublicationFields): StaffState => ({
  status,
  publishAt,
  hasDraft,
  version,
});

/** Cards with their authors, who are read once for the whole list. */
export async function showAuthored<S extends AuthoredCard, Shown>(
  { table }: TableContext,
  cards: readonly S[],
  show: (card: S, author: Author | undefined) => Shown,
): Promise<Shown[]> {
  const authors = await findMembers(
    table,
    cards.map(({ authorId }) => authorId),
  );
  return cards.map((card) => show(card, authors.get(card.authorId)));
}

/** The same for those who write them, with the state of the publication. */
export const showForStaff = <S extends AuthoredCard, Shown>(
  context: TableContext,
  cards: readonly S[],
  show: (card: S, author: Author | undefined) => Shown,
): Promise<(Shown & StaffState)[]> =>
  showAuthored(context, cards, (card, author) => ({ ...show(card, author), ...toStaffState(card) }));
