import { useInfiniteQuery } from '@tanstack/react-query';
import { Fragment, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Comment } from '#shared/discussion/comment.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { repliesQuery } from '../api/thread-queries.ts';
import { useThread } from '../hooks/use-thread.ts';
import { leadsToLinked, withLinked } from '../rules/comment-link.ts';
import { indentOf } from '../rules/thread-layout.ts';
import { CommentBox } from './comment-box.tsx';
import { WaitingComment } from './waiting-comment.tsx';

type Props = {
  comment: Comment;
  /** Renders one reply; given by the comment, which cannot be imported here. */
  item: (reply: Comment) => ReactNode;
  isAnswering: boolean;
  onAnswered: () => void;
};

/** Shows the replies to a comment once they are asked for, and the box for a new one. */
export function CommentReplies({ comment, item, isAnswering, onAnswered }: Props) {
  const { t } = useTranslation('discussion');
  const { outbox, branch } = useThread();
  const [chosen, setOpen] = useState<boolean>();
  const { id, repliesCount, depth } = comment;
  const isOpen = chosen ?? leadsToLinked(branch, id);
  const waiting = outbox.under(id);
  if (repliesCount === 0 && waiting.length === 0 && !isAnswering) return null;
  return (
    <div className={indentOf(depth + 1)}>
      {repliesCount > 0 && (
        <Button size="sm" variant="ghost" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? t('replies.hide') : t('replies.show', { count: repliesCount })}
        </Button>
      )}
      <ul>
        {isOpen && repliesCount > 0 && <Replies id={id} item={item} />}
        {waiting.map((entry) => (
          <WaitingComment key={entry.requestKey} entry={entry} />
        ))}
      </ul>
      {isAnswering && (
        <CommentBox
          label={t('reply.label', { name: comment.user?.fullName ?? t('gone') })}
          submit={t('reply.send')}
          startsHere
          onSend={(text) => {
            outbox.send(id, text);
            setOpen(true);
            onAnswered();
          }}
          onCancel={onAnswered}
        />
      )}
    </div>
  );
}

function Replies({ id, item }: { id: string; item: Props['item'] }) {
  const { t } = useTranslation('discussion');
  const { thread, branch } = useThread();
  const query = useInfiniteQuery(repliesQuery(thread, id));
  const loaded = query.data?.pages.flatMap(({ data }) => data);
  if (!loaded)
    return (
      <li className="py-2 text-sm text-ink-2">
        {query.isError ? (
          <span role="alert" className="flex flex-wrap items-center gap-2 text-danger">
            {t('replies.failed')}
            <Button size="sm" loading={query.isFetching} onClick={() => void query.refetch()}>
              {t('retry')}
            </Button>
          </span>
        ) : (
          <span role="status">{t('replies.loading')}</span>
        )}
      </li>
    );
  return (
    <>
      {withLinked(loaded, branch, id).map((reply) => (
        <Fragment key={reply.id}>{item(reply)}</Fragment>
      ))}
      {query.hasNextPage && (
        <li>
          <Button
            size="sm"
            variant="ghost"
            loading={query.isFetchingNextPage}
            loadingText={t('replies.loading')}
            onClick={() => void query.fetchNextPage()}
          >
            {t('replies.more')}
          </Button>
        </li>
      )}
    </>
  );
}
