import { Heart } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { listNewsLikers } from '#shared/news/index.ts';
import { useCursorRows } from '#web/platform/lists/use-cursor-rows.ts';
import { Avatar } from '#web/ui/data/avatar.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { CursorList } from '#web/ui/list/cursor-list.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';

/** Shows who likes a news item, page by page. */
export function LikersDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation('news');
  const list = useCursorRows(listNewsLikers, { params: { id } });
  return (
    <Dialog title={t('likers.title')} size="sm" onClose={onClose}>
      <CursorList
        list={list}
        failed={t('likers.failed')}
        empty={<EmptyState size="sm" icon={<Heart />} title={t('likers.none')} />}
        more={t('likers.more')}
      >
        <ul className="divide-y divide-line">
          {list.rows.map(({ user }) => (
            <li key={user.id} className="flex min-h-13 items-center gap-3">
              <Avatar name={user.fullName} src={user.avatarUrl} size="sm" decorative />
              <span className="min-w-0">
                <span className="block truncate text-sm font-semibold">{user.fullName}</span>
                <span className="block text-xs text-ink-2">@{user.referenceId}</span>
              </span>
            </li>
          ))}
        </ul>
      </CursorList>
    </Dialog>
  );
}
