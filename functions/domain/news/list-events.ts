import type { ReplyOf } from '#shared/contract/route.ts';
import type { listUpcomingEvents as contract } from '#shared/news/events.contract.ts';
import { showAuthored } from '#functions/domain/publishing/show-content.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { newsView } from './news-view.ts';
import { toNewsItem } from './show-news.ts';

/** Published events that are not over yet, by their start; cancelled ones are left out. */
export async function listUpcomingEvents(
  { table, now }: Context,
  take: number,
): Promise<ReplyOf<typeof contract>> {
  const { rows } = await newsView.rows().list({
    where: [
      { column: 'status', is: 'published' },
      { column: 'until', atLeast: now().toISOString() },
    ],
    sort: { by: 'startsAt', descending: false },
    take,
    counted: false,
  });
  return showAuthored({ table }, rows, toNewsItem);
}
