import { Link } from '@tanstack/react-router';
import clsx from 'clsx';
import { BadgeCheck, Reply } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { UserSummary } from '#shared/accounts/user.ts';
import { type Comment, settledMark } from '#shared/discussion/comment.ts';
import { askForKyc } from '#web/platform/feedback/kyc-question.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { useSession } from '#web/platform/session/use-session.ts';
import { Avatar } from '#web/ui/data/avatar.tsx';
import { Badge } from '#web/ui/data/badge.tsx';
import { sectionMilliseconds, useHighlight } from '../hooks/use-highlight.ts';
import { useLinkedId } from '../hooks/use-linked-comment.ts';
import { useThread } from '../hooks/use-thread.ts';
import { anchorOf, leadsToLinked } from '../rules/comment-link.ts';
import { levelBadgeOf } from '../rules/thread-layout.ts';
import { CommentAppeal } from './comment-appeal.tsx';
import { CommentEdit } from './comment-edit.tsx';
import { CommentLike } from './comment-like.tsx';
import { CommentMenu } from './comment-menu.tsx';
import { CommentReplies } from './comment-replies.tsx';
import { CommentWords } from './comment-words.tsx';
import { SettledComment } from './settled-comment.tsx';

/** Scrolls to the comment that the address names, and highlights it; keyboards and screen readers go on from there. */
function useArrival(id: string) {
  const place = useRef<HTMLLIElement>(null);
  const [isHighlighted, highlight] = useHighlight(sectionMilliseconds);
  const isNamed = useLinkedId() === id;
  useEffect(() => {
    if (!isNamed) return;
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'center' });
    highlight();
    // oxlint-disable-next-line react/exhaustive-deps -- once for each address
  }, [isNamed]);
  return { place, isNamed, isHighlighted };
}

/** Shows one comment with its actions; its replies are fetched on demand. */
export function CommentItem({ comment }: { comment: Comment }) {
  const { t } = useTranslation('discussion');
  const { thread, rule, branch } = useThread();
  const { user: reader } = useSession();
  const { place, isNamed, isHighlighted } = useArrival(comment.id);
  const [isOpened, setOpened] = useState(false);
  const [isEditing, setEditing] = useState(false);
  const [isAnswering, setAnswering] = useState(false);
  const { user, depth, status } = comment;
  const isLinked = leadsToLinked(branch, comment.id) || isNamed;
  if (comment.marks.includes(settledMark) && !isOpened && !isLinked)
    return (
      <li>
        <SettledComment comment={comment} onOpen={() => setOpened(true)} />
      </li>
    );
  const mayReply = rule !== 'guest' && status === 'published' && depth < thread.kind.levels - 1;
  const isRefused = status === 'rejected' || status === 'removed';
  const answer = () => {
    if (rule === undefined) setAnswering(true);
    else askForKyc(reader?.status);
  };
  return (
    <li ref={place} id={anchorOf(comment.id)} tabIndex={-1} className="scroll-mt-24 outline-none">
      <div
        className={clsx('flex gap-2.5 rounded-md py-2 transition-colors', isHighlighted && 'bg-brand-soft')}
      >
        <Avatar name={user?.fullName ?? t('gone')} src={user?.avatarUrl} size="sm" decorative />
        <div className="min-w-0 grow text-sm">
          <CommentHead comment={comment} />
          {isEditing ? (
            <CommentEdit comment={comment} onClose={() => setEditing(false)} />
          ) : (
            <CommentWords text={comment} />
          )}
          {isRefused && comment.rejectedReason && (
            <p className="mt-1 text-xs text-danger">
              {t('rejectedBecause', { reason: comment.rejectedReason })}
            </p>
          )}
          {isRefused && comment.isOwn && <CommentAppeal id={comment.id} />}
          <div className="-ml-1.5 flex items-center gap-1 text-xs font-medium">
            {status === 'published' && <CommentLike comment={comment} />}
            {mayReply && (
              <button
                type="button"
                onClick={answer}
                className="inline-flex h-8 items-center gap-1 rounded-sm px-1.5 text-ink-2 hover:bg-hover"
              >
                <Reply aria-hidden className="size-4" />
                {t('reply.action')}
              </button>
            )}
            {status !== 'removed' && <CommentMenu comment={comment} onEdit={() => setEditing(true)} />}
          </div>
        </div>
      </div>
      <CommentReplies
        comment={comment}
        item={(reply) => <CommentItem comment={reply} />}
        isAnswering={isAnswering}
        onAnswered={() => setAnswering(false)}
      />
    </li>
  );
}

function CommentHead({ comment }: { comment: Comment }) {
  const { t } = useTranslation('discussion');
  const { ago, moment } = useFormat();
  const { user, isOwn, createdAt, editedAt, status, depth, marks } = comment;
  const level = levelBadgeOf(depth);
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
      {user ? <AuthorLink user={user} /> : <span className="font-semibold">{t('gone')}</span>}
      {isOwn && <Badge tone="brand">{t('you')}</Badge>}
      {level !== undefined && <Badge>{t('level', { level })}</Badge>}
      {status === 'pending' && <Badge tone="gold">{t('pending')}</Badge>}
      {marks.includes(settledMark) && <Badge tone="jade">{t('settled.badge')}</Badge>}
      {status === 'removed' && <Badge tone="danger">{t('removed')}</Badge>}
      {status === 'rejected' && <Badge tone="danger">{t('rejected')}</Badge>}
      <time dateTime={createdAt} title={moment(createdAt)} className="text-xs text-ink-2">
        {ago(createdAt)}
      </time>
      {editedAt && <span className="text-xs text-ink-3">{t('edited')}</span>}
    </p>
  );
}

function AuthorLink({ user }: { user: UserSummary }) {
  const { t } = useTranslation('discussion');
  return (
    <Link
      to="/profile/$id"
      params={{ id: user.id }}
      className="inline-flex max-w-full items-center gap-1 font-semibold hover:underline"
    >
      <span className="truncate">{user.fullName}</span>
      {user.verificationDate && (
        <BadgeCheck role="img" aria-label={t('verified')} className="size-4 shrink-0 text-jade" />
      )}
    </Link>
  );
}
