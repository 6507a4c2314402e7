import { Link } from '@tanstack/react-router';
import clsx from 'clsx';
import { GripVertical, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ChapterLine } from '#shared/library/chapter.ts';
import { publishChapter } from '#shared/library/write-chapters.contract.ts';
import type { useRemoval } from '#web/ui/publishing/use-removal.ts';
import { useAct } from '#web/platform/acts/use-act.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { IconButton, type IconButtonProps } from '#web/ui/actions/icon-button.tsx';
import { Switch } from '#web/ui/fields/switch.tsx';

type Props = {
  documentId: string;
  chapter: ChapterLine;
  name: string;
  /** Place in the order that is shown now. */
  place: number;
  isMoving: boolean;
  locked: boolean;
  handle: Partial<IconButtonProps>;
  removal: Pick<ReturnType<typeof useRemoval>, 'remove' | 'labelOf'>;
};

export function ChapterRow(props: Props) {
  const { documentId, chapter, name, place, isMoving, locked, handle, removal } = props;
  const { t } = useTranslation('staffLibrary');
  const { number } = useFormat();
  const publishing = useAct(publishChapter, { failed: t('chapters.publishFailed') });
  const { id: chapterId, isPublished, views, muxData, videoUrl } = chapter;
  const params = { id: documentId, chapterId };
  const hasVideo = muxData !== null || videoUrl !== '';
  return (
    <li className={clsx('flex items-center gap-2 py-2', isMoving && 'bg-hover')}>
      <IconButton
        {...handle}
        size="sm"
        label={t('chapters.move', { title: name })}
        icon={<GripVertical />}
        pressed={isMoving}
        disabled={locked}
        className="touch-none"
      />
      <span className="w-6 shrink-0 text-right text-sm text-ink-2 tabular-nums">{place}</span>
      <span className="min-w-0 grow">
        <Link
          to="/admin/posts/documents/$id/chapters/$chapterId"
          params={params}
          className="rounded-xs font-medium wrap-anywhere hover:text-brand"
        >
          {name}
        </Link>
        <span className="block text-xs text-ink-2">
          {[t('chapters.views', { count: views, shown: number(views) }), hasVideo && t('chapters.hasVideo')]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      <Switch
        label={<span className="sr-only">{t('chapters.publish', { title: name })}</span>}
        checked={isPublished}
        disabled={locked || publishing.busy}
        onCheckedChange={(on) => void publishing.run({ params, body: { isPublished: on } })}
      />
      <IconButton
        size="sm"
        label={removal.labelOf(name)}
        icon={<Trash2 />}
        disabled={locked}
        onClick={() => void removal.remove(params, name)}
      />
    </li>
  );
}
