import type { PublicationFields } from '#shared/publishing/publication.ts';
import type { Sums } from '#functions/domain/subjects/subject-counters.ts';
import { among, equals, search } from '#functions/platform/views/list-filters.ts';
import { column } from '#functions/platform/views/listable.ts';

type Card = PublicationFields & { title: string; createdAt: string; sums: Sums };

/** Columns of a view of published content, for its lists and the staff's one. */
export const publicationColumns = {
  status: column.text(({ status }: Card) => status),
  isPlanned: column.flag(({ publishAt }: Card) => publishAt !== null),
  createdAt: column.text(({ createdAt }: Card) => createdAt),
  publishedAt: column.text(({ publishedAt }: Card) => publishedAt ?? ''),
  updatedAt: column.text(({ updatedAt }: Card) => updatedAt),
  title: column.name(({ title }: Card) => title),
  views: column.number(({ sums }: Card) => sums['views'] ?? 0),
};

/** Further columns of content that is liked, and commented on. */
export const likedColumns = {
  likes: column.number(({ sums }: Card) => sums['like'] ?? 0),
  commentCount: column.number(({ sums }: Card) => sums['comments'] ?? 0),
};

/** Filters of the staff's list of published content. */
export const staffFilters = {
  search: search(),
  status: among('status'),
  planned: equals('isPlanned'),
} as const;

/** Filters and orders of the lists of published content, and of the staff's one. */
export const publicationIndexes = [
  ['status', 'createdAt desc'],
  ['status', 'updatedAt desc'],
  ['status', 'title'],
  ['status', 'views desc'],
  ['isPlanned', 'createdAt desc'],
  ['createdAt desc'],
  ['publishedAt desc'],
  ['updatedAt desc'],
  ['title'],
  ['views desc'],
] as const;
