import { can, type Role } from '#shared/contract/access.ts';
import { searchCases as casesContract } from '#shared/moderation/moderation.contract.ts';
import {
  getPostsOverview as contract,
  latestWaitingComments,
  type PostsOverview,
} from '#shared/news/posts-overview.contract.ts';
import { documentSubject } from '#functions/domain/library/library-subjects.ts';
import { openCases } from '#functions/domain/moderation/open-cases.ts';
import { searchCases } from '#functions/domain/moderation/search-cases.ts';
import { countMonthViewers } from '#functions/domain/subjects/unique-viewers.ts';
import type { Context, TableContext } from '#functions/platform/table/context.ts';
import { newsKind } from './news-keys.ts';
import { newsView } from './news-view.ts';

async function waitingForModerators(context: TableContext): Promise<PostsOverview['moderation']> {
  const query = casesContract.query.parse({
    state: 'open',
    cause: 'approval',
    sortBy: 'createdAt',
    sortOrder: 'desc',
    pageSize: latestWaitingComments,
  });
  const [count, { data }] = await Promise.all([openCases.count(), searchCases(context, query)]);
  return {
    openCases: count,
    comments: data.map(({ id, excerpt, place, author, createdAt }) => ({
      id,
      excerpt,
      place,
      author,
      createdAt,
    })),
  };
}

/** Posts by status and type, how many people saw them, and what waits for moderators, for a role that may see it. */
export async function getPostsOverview(context: Context, role: Role): Promise<PostsOverview> {
  const [tallies, news, documents, moderation] = await Promise.all([
    newsView.rows().tally({ by: ['status', 'type'], where: [] }),
    countMonthViewers(context, newsKind),
    countMonthViewers(context, documentSubject.kind),
    can(role, 'content.moderate') ? waitingForModerators(context) : null,
  ]);
  return contract.reply.parse({ news: tallies, viewers: { news, documents }, moderation });
}
