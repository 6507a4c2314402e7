import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { MessagesSquare } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { newsCategories } from '#shared/news/news-choices.ts';
import { getPostsOverview, type PostsOverview } from '#shared/news/posts-overview.contract.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { apiQuery } from '#web/platform/lists/api-query.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { StatLink } from '#web/ui/data/stat-link.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { QueryFaces } from '#web/ui/feedback/query-faces.tsx';
import { SkeletonText } from '#web/ui/feedback/skeleton.tsx';
import { Card, CardHeader } from '#web/ui/layout/card.tsx';
import { countOf } from '../rules/count-posts.ts';

const shownStatuses = ['published', 'draft', 'unpublished', 'archived'] as const;

/** Overview of posts: how many there are by status and type, and the comments that wait for a moderator. */
export function PostsOverviewPage() {
  const { t } = useTranslation('staffNews');
  const query = useQuery(apiQuery(getPostsOverview));
  return (
    <QueryFaces query={query} failed={t('overview.failed')} waiting={<SkeletonText lines={8} />}>
      {(overview) => (
        <div className="space-y-4">
          <StatusCounts overview={overview} />
          <ViewerCounts viewers={overview.viewers} />
          <div className="grid items-start gap-4 lg:grid-cols-2">
            <TypeCounts news={overview.news} />
            {overview.moderation && <WaitingComments comments={overview.moderation.comments} />}
          </div>
        </div>
      )}
    </QueryFaces>
  );
}

function StatusCounts({ overview: { news, moderation } }: { overview: PostsOverview }) {
  const { t } = useTranslation(['staffNews', 'publishing']);
  const { number } = useFormat();
  return (
    <div className="grid grid-cols-2 gap-3 md:grid-cols-3 xl:grid-cols-5">
      {shownStatuses.map((status) => (
        <StatLink
          key={status}
          to="/admin/posts/events-news"
          search={{ status }}
          label={t(`publishing:status.${status}`)}
          value={number(countOf(news, { status }))}
          go={t('overview.go')}
        />
      ))}
      {moderation && (
        <StatLink
          to="/admin/posts/moderation"
          label={t('overview.openCases')}
          value={number(moderation.openCases)}
          go={t('overview.queue')}
        />
      )}
    </div>
  );
}

/** People who saw posts this month; the figures are estimates. */
function ViewerCounts({ viewers }: Pick<PostsOverview, 'viewers'>) {
  const { t } = useTranslation('staffNews');
  const { number } = useFormat();
  return (
    <Card>
      <CardHeader title={t('overview.viewers')} />
      <dl className="divide-y divide-line text-sm">
        {(['news', 'documents'] as const).map((kind) => (
          <div key={kind} className="flex min-h-11 items-center justify-between gap-3">
            <dt className="font-medium">{t(`overview.viewersOf.${kind}`)}</dt>
            <dd className="tabular-nums">{t('overview.about', { number: number(viewers[kind]) })}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function TypeCounts({ news }: Pick<PostsOverview, 'news'>) {
  const { t } = useTranslation('staffNews');
  const { number } = useFormat();
  return (
    <Card>
      <CardHeader title={t('overview.byType')} />
      <ul className="divide-y divide-line text-sm">
        {newsCategories.map((type) => (
          <li key={type} className="relative flex min-h-11 items-center justify-between gap-3">
            <Link
              to="/admin/posts/events-news"
              search={{ type }}
              className="rounded-xs font-medium after:absolute after:inset-0 hover:text-brand"
            >
              {t(`type.${type}`)}
            </Link>
            <span className="tabular-nums">{number(countOf(news, { type }))}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

type Comments = NonNullable<PostsOverview['moderation']>['comments'];

function WaitingComments({ comments }: { comments: Comments }) {
  const { t } = useTranslation('staffNews');
  const { ago } = useFormat();
  return (
    <Card>
      <CardHeader
        title={t('overview.comments')}
        action={
          <ButtonLink size="sm" to="/admin/posts/moderation">
            {t('overview.queue')}
          </ButtonLink>
        }
      />
      {comments.length === 0 && (
        <EmptyState size="sm" icon={<MessagesSquare />} title={t('overview.noComments')} />
      )}
      <ul className="divide-y divide-line text-sm empty:hidden">
        {comments.map(({ id, excerpt, place, author, createdAt }) => (
          <li key={id} className="relative py-2.5">
            <Link
              to="/admin/posts/moderation"
              search={{ case: id }}
              className="line-clamp-2 rounded-xs font-medium wrap-anywhere after:absolute after:inset-0 hover:text-brand"
            >
              {excerpt}
            </Link>
            <p className="mt-0.5 flex flex-wrap gap-x-2 text-xs text-ink-2">
              {author && <span>{author.fullName}</span>}
              <span>{t('overview.on', { title: place.title })}</span>
              <time dateTime={createdAt}>{ago(createdAt)}</time>
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
