import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight, MessageCircle } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Comment } from '#shared/discussion/comment.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { LoadingRows } from '#web/ui/feedback/skeleton.tsx';
import { ListFaces, type ListQuery } from '#web/ui/list/list-faces.tsx';
import { allCommentsQuery, commentsQuery } from '../api/thread-queries.ts';
import { useThread } from '../hooks/use-thread.ts';
import { withLinked } from '../rules/comment-link.ts';
import { isOtherPage, pagesAround } from '../rules/thread-layout.ts';
import { CommentItem } from './comment-item.tsx';
import { WaitingComment } from './waiting-comment.tsx';

/** Shows the comments with numbered pages. */
export function NumberedComments() {
  const { thread } = useThread();
  const [page, setPage] = useState(1);
  const query = useQuery(commentsQuery(thread, page));
  const { data } = query;
  return (
    <>
      <Comments query={query} comments={data?.data ?? []} />
      {data && <CommentPager page={page} totalPages={data.totalPages} onPage={setPage} />}
    </>
  );
}

const firstOnes = 3;

/** Shows the first three comments, and the rest on demand. */
export function FirstComments() {
  const { t } = useTranslation('discussion');
  const { thread } = useThread();
  const [isWhole, setWhole] = useState(false);
  const query = useInfiniteQuery(allCommentsQuery(thread));
  const all = query.data?.pages.flatMap(({ data }) => data) ?? [];
  return (
    <>
      <Comments query={query} comments={isWhole ? all : all.slice(0, firstOnes)} />
      <div className="flex flex-wrap gap-2">
        {isWhole && query.hasNextPage && (
          <Button size="sm" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {t('more')}
          </Button>
        )}
        {(all.length > firstOnes || query.hasNextPage) && (
          <Button size="sm" variant="ghost" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? t('showLess') : t('showAll')}
          </Button>
        )}
      </div>
    </>
  );
}

function Comments({ query, comments }: { query: ListQuery; comments: readonly Comment[] }) {
  const { t } = useTranslation('discussion');
  const { thread, outbox, branch } = useThread();
  const context = thread.kind.subject;
  const shown = withLinked(comments, branch, null);
  const waiting = outbox.under(null);
  return (
    <ListFaces
      query={query}
      count={shown.length + waiting.length}
      waiting={<LoadingRows rows={3} height="h-14" className="space-y-3" />}
      failed={t('failed.list', { context })}
      size="sm"
      empty={
        <EmptyState size="sm" icon={<MessageCircle />} title={t('none')} hint={t('noneHint', { context })} />
      }
    >
      <ul className="divide-y divide-line">
        {waiting.toReversed().map((entry) => (
          <WaitingComment key={entry.requestKey} entry={entry} />
        ))}
        {shown.map((comment) => (
          <CommentItem key={comment.id} comment={comment} />
        ))}
      </ul>
    </ListFaces>
  );
}

type PagerProps = { page: number; totalPages: number; onPage: (page: number) => void };

function CommentPager({ page, totalPages, onPage }: PagerProps) {
  const { t } = useTranslation('discussion');
  if (totalPages <= 1) return null;
  const step = (label: string, icon: ReactNode, wanted: number) => (
    <IconButton
      size="sm"
      label={label}
      icon={icon}
      disabled={!isOtherPage(wanted, page, totalPages)}
      onClick={() => onPage(wanted)}
    />
  );
  return (
    <nav aria-label={t('pager.label')} className="mt-3 flex flex-wrap items-center gap-1">
      {step(t('pager.previous'), <ChevronLeft />, page - 1)}
      {pagesAround(page, totalPages).map((number) => (
        <button
          key={number}
          type="button"
          aria-current={number === page ? 'page' : undefined}
          aria-label={t('pager.page', { page: number })}
          onClick={() => onPage(number)}
          className="size-8 rounded-sm text-sm font-semibold tabular-nums hover:bg-hover aria-[current]:bg-brand aria-[current]:text-on-brand"
        >
          {number}
        </button>
      ))}
      {step(t('pager.next'), <ChevronRight />, page + 1)}
      <span className="ml-2 text-xs text-ink-2 tabular-nums">{t('pager.place', { page, totalPages })}</span>
    </nav>
  );
}
