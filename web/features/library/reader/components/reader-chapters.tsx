import { Link } from '@tanstack/react-router';
import clsx from 'clsx';
import { Check, Video } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ChapterLine } from '#shared/library/chapter.ts';
import type { DocumentDetail } from '#shared/library/document.ts';
import { useChapterTitle } from '../hooks/use-chapter-title.ts';
import { chapterLink } from '../rules/chapter-link.ts';

type Props = {
  document: Pick<DocumentDetail, 'slug' | 'chapters'>;
  chapterId: string;
  onChoose?: () => void;
};

/** Shows the chapters of a document, with a check mark at those that are completed. */
export function ReaderChapters({ document: { slug, chapters }, chapterId, onChoose }: Props) {
  const { t } = useTranslation('reader');
  return (
    <nav aria-label={t('chapters')}>
      <ol className="space-y-1">
        {chapters.map((chapter) => (
          <li key={chapter.id}>
            <Link
              {...chapterLink(slug, chapter)}
              aria-current={chapter.id === chapterId ? 'page' : undefined}
              onClick={() => onChoose?.()}
              className={clsx(
                'flex min-h-11 items-center gap-3 rounded-md px-2.5 py-2 text-sm hover:bg-hover',
                chapter.id === chapterId ? 'bg-surface font-semibold' : 'text-ink-2',
              )}
            >
              <ChapterMark chapter={chapter} />
              <ChapterName chapter={chapter} />
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function ChapterMark({ chapter: { position, isCompleted } }: { chapter: ChapterLine }) {
  const { t } = useTranslation('reader');
  return (
    <span
      className={clsx(
        'flex size-7 shrink-0 items-center justify-center rounded-full text-xs font-semibold tabular-nums',
        isCompleted ? 'bg-jade-soft text-jade' : 'bg-mute text-ink-2',
      )}
    >
      {isCompleted ? <Check role="img" aria-label={t('mark.done')} className="size-4" /> : position}
    </span>
  );
}

function ChapterName({ chapter }: { chapter: ChapterLine }) {
  const { t } = useTranslation('reader');
  const title = useChapterTitle();
  return (
    <>
      <span className="min-w-0 grow wrap-anywhere">{title(chapter)}</span>
      {(chapter.muxData || chapter.videoUrl) && (
        <Video role="img" aria-label={t('video.has')} className="size-4 shrink-0 text-ink-2" />
      )}
    </>
  );
}
