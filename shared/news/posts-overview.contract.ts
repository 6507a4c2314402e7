import * as z from 'zod';
import { staff } from '../contract/access.ts';
import { defineRoute } from '../contract/route.ts';
import { CaseRow } from '../moderation/moderation.contract.ts';
import { publicationStatuses } from '../publishing/publication-status.ts';
import { newsCategories } from './news-choices.ts';

/** Number of comments that the overview of posts shows. */
export const latestWaitingComments = 5;

export const getPostsOverview = defineRoute({
  name: 'news/get-posts-overview',
  summary: 'How many posts there are by status and type, and what waits for moderators',
  method: 'GET',
  path: '/admin/posts/overview',
  access: staff('news.write'),
  reply: z.object({
    /** Only statuses and types that occur. */
    news: z.array(
      z.object({ status: z.enum(publicationStatuses), type: z.enum(newsCategories), count: z.int() }),
    ),
    /** People who have seen news or documents this month, about: unique viewers are estimated. */
    viewers: z.object({ news: z.int(), documents: z.int() }),
    /** Null for those who do not moderate. */
    moderation: z
      .object({
        openCases: z.int(),
        /** The newest comments that wait for approval. */
        comments: z.array(
          CaseRow.pick({ id: true, excerpt: true, place: true, author: true, createdAt: true }),
        ),
      })
      .nullable(),
  }),
});
export type PostsOverview = z.infer<typeof getPostsOverview.reply>;
