import { useQueryClient } from '@tanstack/react-query';
import clsx from 'clsx';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { askForKyc } from '#web/platform/feedback/kyc-question.ts';
import { useRoom } from '#web/platform/live/use-room.ts';
import { useMemberRule } from '#web/platform/session/use-member-rule.ts';
import { useSession } from '#web/platform/session/use-session.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { KycDialogHost } from '#web/ui/status/kyc-dialog-host.tsx';
import { SignInLink } from './sign-in-link.tsx';
import { subjectOf, type Thread, type ThreadKind, threadKeys } from '../api/thread-queries.ts';
import { focusDelay, sectionMilliseconds, useBoxHighlight, useHighlight } from '../hooks/use-highlight.ts';
import { useLinkedComment } from '../hooks/use-linked-comment.ts';
import { useOutbox } from '../hooks/use-outbox.ts';
import { ThreadContext, useThread } from '../hooks/use-thread.ts';
import { CommentBox } from './comment-box.tsx';
import { FirstComments, NumberedComments } from './thread-lists.tsx';

type Props = {
  kind: ThreadKind;
  id: string;
  /** Number of comments, beside the heading. */
  count?: number;
  /** Changes whenever the reader asks for the comments: the section scrolls into view and the box is focused. */
  focusRequest?: number;
};

/** Shows the comments on a subject, and a box for those who may write. */
export function CommentThread({ kind, id, count, focusRequest = 0 }: Props) {
  const { t } = useTranslation('discussion');
  const { state } = useSession();
  const rule = useMemberRule('active-member');
  const thread: Thread = { kind, id, reader: state === 'signed-out' ? 'guest' : 'member' };
  const outbox = useOutbox(thread);
  const client = useQueryClient();
  useRoom(subjectOf(thread), {
    onHint: () => void client.invalidateQueries({ queryKey: threadKeys.all(thread) }),
  });
  const { branch, isGone } = useLinkedComment(thread);
  const titleId = useId();
  const section = useRef<HTMLElement>(null);
  const [isHighlighted, highlight] = useHighlight(sectionMilliseconds);
  const arrive = useEffectEvent(() => {
    section.current?.scrollIntoView({ block: 'start' });
    highlight();
  });
  useEffect(() => {
    if (focusRequest > 0) arrive();
  }, [focusRequest]);
  return (
    <ThreadContext value={{ thread, outbox, rule: state === 'signed-in' ? rule : 'guest', branch }}>
      <section
        ref={section}
        aria-labelledby={titleId}
        className={clsx(
          'scroll-mt-4 rounded-md transition-shadow',
          isHighlighted && 'ring-2 ring-brand ring-offset-8 ring-offset-surface',
        )}
      >
        <h2 id={titleId} className="mb-3 text-lg font-bold">
          {count === undefined ? t('title') : t('titleCount', { count })}
        </h2>
        <KycDialogHost />
        <NewComment focusRequest={focusRequest} />
        {isGone && <Notice tone="sky" className="mt-4" title={t('linkGone')} />}
        <div className="mt-4">{kind.paging === 'numbers' ? <NumberedComments /> : <FirstComments />}</div>
      </section>
    </ThreadContext>
  );
}

/** Shows the box for a comment; readers who may not write see what they need for it. */
function NewComment({ focusRequest }: { focusRequest: number }) {
  const { t } = useTranslation('discussion');
  const { thread, outbox, rule } = useThread();
  const context = thread.kind.subject;
  const { user } = useSession();
  const boxId = useId();
  const [isHighlighted, highlight] = useBoxHighlight();
  const start = useEffectEvent(() => {
    document.getElementById(boxId)?.focus();
    highlight();
  });
  useEffect(() => {
    if (focusRequest === 0) return undefined;
    const timer = setTimeout(() => start(), focusDelay);
    return () => clearTimeout(timer);
  }, [focusRequest]);
  if (rule === 'guest') return <SignInLink />;
  if (rule)
    return (
      <button
        type="button"
        onClick={() => askForKyc(user?.status)}
        className="w-full rounded-md border border-control bg-surface px-3.5 py-2.5 text-left text-ink-3 hover:border-ink-3"
      >
        {t('placeholder', { context })}
      </button>
    );
  return (
    <CommentBox
      boxId={boxId}
      label={t('placeholder', { context })}
      submit={t('send')}
      isHighlighted={isHighlighted}
      onSend={(text) => outbox.send(null, text)}
    />
  );
}
