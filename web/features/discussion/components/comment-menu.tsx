import { useQueryClient } from '@tanstack/react-query';
import { CircleCheck, Ellipsis, Flag, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Comment, settledMark } from '#shared/discussion/comment.ts';
import { reasonOf } from '#web/platform/api/api-error.ts';
import { toast } from '#web/platform/feedback/toast.ts';
import { useSession } from '#web/platform/session/use-session.ts';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { lazyPiece } from '#web/ui/feedback/lazy-piece.tsx';
import { Menu, MenuItem } from '#web/ui/overlays/menu.tsx';
import { useConfirm } from '#web/ui/overlays/use-confirm.tsx';
import { changeComment, hideRemoved } from '../api/thread-cache.ts';
import { useThread } from '../hooks/use-thread.ts';

const ReportDialog = lazyPiece(async () => (await import('./report-dialog.tsx')).ReportDialog, {
  giveUp: ({ onClose }) => onClose(),
});

/** Shows what the reader may do with a comment: edit and delete their own, report those of others. */
export function CommentMenu({ comment, onEdit }: { comment: Comment; onEdit: () => void }) {
  const { t } = useTranslation('discussion');
  const { thread } = useThread();
  const client = useQueryClient();
  const context = thread.kind.subject;
  const { user } = useSession();
  const { ask, dialog } = useConfirm();
  const [isReporting, setReporting] = useState(false);
  const { id, canEdit, canDelete, canSettle, isOwn } = comment;
  const { settle } = thread.kind.calls;
  const isSettled = comment.marks.includes(settledMark);
  const changeSettled = async () => {
    try {
      const stored = await settle?.(id, !isSettled);
      if (stored) changeComment(client, thread, id, () => stored);
    } catch (error) {
      toast.error(t('failed.settle', { context }), { description: reasonOf(error) });
    }
  };
  const maySettle = canSettle && settle !== undefined;
  const mayReport = user !== undefined && !isOwn;
  const remove = () =>
    void ask({
      title: t('remove.title'),
      consequence: t('remove.consequence'),
      confirmText: t('remove.submit'),
      tone: 'danger',
      failedTitle: t('failed.remove', { context }),
      act: async () => {
        const { removed } = await thread.kind.calls.remove(id);
        hideRemoved(client, thread, comment, removed);
        if (thread.kind.confirms) toast.success(t('done.remove'));
      },
    });
  if (!canEdit && !canDelete && !mayReport && !maySettle) return null;
  return (
    <>
      <Menu trigger={<IconButton size="sm" label={t('menu')} icon={<Ellipsis />} />}>
        {canEdit && (
          <MenuItem icon={<Pencil />} onSelect={onEdit}>
            {t('edit.action')}
          </MenuItem>
        )}
        {maySettle && (
          <MenuItem icon={<CircleCheck />} onSelect={() => void changeSettled()}>
            {isSettled ? t('settled.undo') : t('settled.action')}
          </MenuItem>
        )}
        {mayReport && (
          <MenuItem icon={<Flag />} onSelect={() => setReporting(true)}>
            {t('report.action')}
          </MenuItem>
        )}
        {canDelete && (
          <MenuItem danger icon={<Trash2 />} onSelect={remove}>
            {t('remove.action')}
          </MenuItem>
        )}
      </Menu>
      {dialog}
      {isReporting && (
        <ReportDialog subject={{ kind: thread.kind.commentKind, id }} onClose={() => setReporting(false)} />
      )}
    </>
  );
}
