import { Heart } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useCursorRows } from '../../platform/lists/use-cursor-rows.ts';
import { Avatar } from '../data/avatar.tsx';
import { EmptyState } from '../feedback/empty-state.tsx';
import { CursorList } from '../list/cursor-list.tsx';
import { Dialog } from '../overlays/dialog.tsx';
import type { ContentKind } from './content-kind.ts';

type Props = { kind: ContentKind; id: string; onClose: () => void };

/** Shows who likes an item, page by page. */
export function LikersDialog({ kind, id, onClose }: Props) {
  const { t } = useTranslation(kind.texts.ns);
  const list = useCursorRows(kind.routes.listLikers, { params: { id } });
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
