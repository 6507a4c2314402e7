import { useTranslation } from 'react-i18next';
import { useSession } from '#web/platform/session/use-session.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Avatar } from '#web/ui/data/avatar.tsx';
import type { OutboxEntry } from '../hooks/use-outbox.ts';
import { useThread } from '../hooks/use-thread.ts';
import { CommentWords } from './comment-words.tsx';

/** Shows a comment on its way to the server; if that failed, it can be sent again without being typed again. */
export function WaitingComment({ entry }: { entry: OutboxEntry }) {
  const { t } = useTranslation('discussion');
  const { user } = useSession();
  const { thread, outbox } = useThread();
  const context = thread.kind.subject;
  return (
    <li className="flex gap-2.5 py-2">
      <Avatar name={user?.fullName ?? ''} src={user?.avatarUrl} size="sm" decorative />
      <div className="min-w-0 grow text-sm">
        <p className="font-semibold">{user?.fullName}</p>
        <CommentWords text={entry.text} />
        {entry.state === 'sending' ? (
          <p role="status" className="mt-1 text-xs text-ink-2">
            {t('sending')}
          </p>
        ) : (
          <div className="mt-1 flex flex-wrap items-center gap-2">
            <p role="alert" className="text-xs text-danger">
              {entry.reason ?? (entry.parentId === null ? t('failed.send', { context }) : t('failed.reply'))}
            </p>
            <Button size="sm" onClick={() => outbox.retry(entry)}>
              {t('retry')}
            </Button>
            <Button size="sm" variant="ghost" onClick={() => outbox.drop(entry.requestKey)}>
              {t('discard')}
            </Button>
          </div>
        )}
      </div>
    </li>
  );
}
