import { ArrowDownToLine, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { StaffNewsItem } from '#shared/news/news.ts';
import { deleteNews, moveNews } from '#shared/news/write-news.contract.ts';
import { canMove } from '#shared/publishing/publication-status.ts';
import { useAct } from '#web/platform/acts/use-act.ts';
import { toast } from '#web/platform/feedback/toast.ts';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { useConfirm } from '#web/ui/overlays/use-confirm.tsx';

/** Buttons of a row of the list of news, and the question before one is deleted. */
export function useNewsActs() {
  const { t } = useTranslation('staffNews');
  const { ask, dialog } = useConfirm();
  const deleting = useAct(deleteNews);
  const moving = useAct(moveNews, { done: t('act.unpublished'), failed: t('act.unpublishFailed') });

  const remove = async (id: string, title: string) => {
    const agreed = await ask({
      tone: 'danger',
      title: t('act.deleteTitle', { title }),
      consequence: t('act.deleteHint'),
      confirmText: t('act.delete'),
      failedTitle: t('act.deleteFailed'),
      act: () => deleting.send({ params: { id } }),
    });
    if (agreed) toast.success(t('act.deleted'));
    return agreed;
  };

  const buttons = ({ id, title: written, status, version }: StaffNewsItem) => {
    const title = written || t('untitled');
    return (
      <span className="relative z-1 flex justify-end gap-1">
        {canMove('unpublish', status) && (
          <IconButton
            size="sm"
            label={t('act.unpublishOf', { title })}
            icon={<ArrowDownToLine />}
            disabled={moving.busy}
            onClick={() => void moving.run({ params: { id }, body: { move: 'unpublish', version } })}
          />
        )}
        {canMove('archive', status) && (
          <IconButton
            size="sm"
            label={t('act.deleteOf', { title })}
            icon={<Trash2 />}
            onClick={() => void remove(id, title)}
          />
        )}
      </span>
    );
  };
  return { buttons, remove, dialog };
}
