import { Check, Ellipsis, ListX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ChapterLine } from '#shared/library/chapter.ts';
import type { DocumentDetail } from '#shared/library/document.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { Chip } from '#web/ui/actions/chip.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { Badge } from '#web/ui/data/badge.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { lazyMenu } from '#web/ui/overlays/lazy-menu.tsx';
import { useCompletion } from '../hooks/use-completion.ts';
import { useShare } from '../hooks/use-share.ts';
import { hasVideo, openingOf } from '../rules/reading-facts.ts';
import type { ChapterMenuProps } from './chapter-menu.tsx';

const LateChapterMenu = lazyMenu<ChapterMenuProps>(
  async () => (await import('./chapter-menu.tsx')).ChapterMenu,
);

type Props = { document: DocumentDetail; onDownload: () => void };

/** Shows the chapters of a document by position, each with its way to the reader. */
export function ChapterRows({ document, onDownload }: Props) {
  const { t } = useTranslation('library');
  const { chapters } = document;
  if (chapters.length === 0)
    return <EmptyState size="sm" icon={<ListX />} title={t('chapter.none')} hint={t('chapter.noneHint')} />;
  return (
    <ol className="divide-y divide-line">
      {chapters
        .toSorted((one, other) => one.position - other.position)
        .map((chapter) => (
          <ChapterRow key={chapter.id} document={document} chapter={chapter} onDownload={onDownload} />
        ))}
    </ol>
  );
}

type RowProps = Props & { chapter: ChapterLine };

function ChapterRow({ document: { id, slug, attachments }, chapter, onDownload }: RowProps) {
  const { t } = useTranslation('library');
  const { day, number } = useFormat();
  const complete = useCompletion(id, chapter.id);
  const share = useShare();
  const { position, isCompleted, createdAt, views } = chapter;
  const title = chapter.title || t('chapter.untitled', { position });
  const mark = () => complete(!isCompleted);
  return (
    <li className="flex gap-3 py-3">
      <span className="flex size-8 shrink-0 items-center justify-center rounded-full bg-mute text-sm font-semibold tabular-nums">
        {isCompleted ? (
          <Check role="img" aria-label={t('chapter.completed')} className="size-4.5 text-jade" />
        ) : (
          position
        )}
      </span>
      <div className="min-w-0 grow">
        <p className="font-semibold wrap-anywhere">{title}</p>
        <p className="mt-0.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-ink-2">
          <time dateTime={createdAt}>{day(createdAt)}</time>
          <span>{t('count.views', { count: views, amount: number(views) })}</span>
          {hasVideo(chapter) && <Badge tone="sky">{t('chapter.video')}</Badge>}
        </p>
        <div className="mt-2 flex flex-wrap items-center gap-2">
          <Chip pressed={isCompleted} onClick={mark}>
            {isCompleted ? t('chapter.markedDone') : t('chapter.markedOpen')}
          </Chip>
          <ButtonLink
            size="sm"
            className="ml-auto"
            to="/documents/$address/chapters/$chapterId"
            params={{ address: slug, chapterId: chapter.id }}
            aria-label={t(`chapter.${openingOf(chapter)}Of`, { title })}
          >
            {t(`chapter.${openingOf(chapter)}`)}
          </ButtonLink>
          <LateChapterMenu
            isCompleted={isCompleted}
            hasFiles={attachments.length > 0}
            onMark={mark}
            onDownload={onDownload}
            onShare={() => share(slug, chapter.id)}
            trigger={<IconButton size="sm" label={t('chapter.menuOf', { title })} icon={<Ellipsis />} />}
          />
        </div>
      </div>
    </li>
  );
}
