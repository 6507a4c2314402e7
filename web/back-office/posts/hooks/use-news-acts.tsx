import { ArrowDownToLine, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { StaffNewsItem } from '#shared/news/news.ts';
import { moveNews } from '#shared/news/write-news.contract.ts';
import { canMove } from '#shared/publishing/publication-status.ts';
import { useAct } from '#web/platform/acts/use-act.ts';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { useRemoval } from '#web/ui/publishing/use-removal.ts';
import { newsRemoval } from '../rules/news-removal.ts';

/** Buttons of a row of the list of news, and the question before one is deleted. */
export function useNewsActs() {
  const { t } = useTranslation(['staffNews', 'publishing']);
  const { remove, labelOf, dialog } = useRemoval(newsRemoval);
  const moving = useAct(moveNews, { done: t('act.unpublished'), failed: t('act.unpublishFailed') });

  const buttons = ({ id, title: written, status, version }: StaffNewsItem) => {
    const title = written || t('publishing:untitled');
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
            label={labelOf(title)}
            icon={<Trash2 />}
            onClick={() => void remove({ id }, title)}
          />
        )}
      </span>
    );
  };
  return { buttons, dialog };
}
