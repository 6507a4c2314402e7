import * as z from 'zod';
import { UserId } from '../accounts/user.ts';
import { flag, many, words } from '../lists/query-parts.ts';
import { SubjectId } from '../subjects/subject.ts';
import { PublicationFields } from './publication.ts';

const Author = z.object({
  id: UserId,
  fullName: z.string(),
  avatar: z.object({ fileUrl: z.string() }).nullable(),
});

/** Lists show these fields of content that staff write, beside those of its text. */
export const ContentItem = z.object({
  id: SubjectId,
  slug: z.string(),
  /** Null if the author has left. */
  author: Author.nullable(),
  createdAt: z.string(),
  publishedAt: z.string().nullable(),
  updatedAt: z.string(),
  views: z.int(),
  likes: z.int(),
  commentCount: z.int(),
});
export type ContentItem = z.infer<typeof ContentItem>;

/** State of the publication in the lists of those who write. */
export const StaffState = PublicationFields.pick({
  status: true,
  publishAt: true,
  hasDraft: true,
  version: true,
});
export type StaffState = z.infer<typeof StaffState>;

/** Filters and page of the staff's list of a kind of content. */
export const staffContentList = {
  filters: {
    search: words(100),
    status: many(['draft', 'published', 'unpublished', 'archived']),
    planned: flag(),
  },
  sorts: ['createdAt', 'likes', 'commentCount', 'views', 'title', 'updatedAt', 'publishedAt'],
  sort: '-createdAt',
  page: 'pageSize',
  size: 15,
} as const;
