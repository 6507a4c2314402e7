import { useQuery } from '@tanstack/react-query';
import { BookOpen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { libraryPath } from '#shared/library/library-path.ts';
import type { ReadingDocument } from '#shared/library/reading-document.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { LoadingRows } from '#web/ui/feedback/skeleton.tsx';
import { ListFaces } from '#web/ui/list/list-faces.tsx';
import { backgroundOf, ProductPicture } from '#web/ui/media/product-picture.tsx';
import { readingQuery } from '../api/reading-queries.ts';

/** Shows the documents that a member began, with how far they are and the way to go on. */
export function ContinueReading() {
  const { t } = useTranslation('communityHome');
  const query = useQuery(readingQuery());
  const documents = query.data ?? [];
  return (
    <ListFaces
      query={query}
      count={documents.length}
      size="sm"
      failed={t('reading.failed')}
      waiting={<LoadingRows rows={2} height="h-24" className="space-y-3" />}
      empty={
        <EmptyState
          size="sm"
          icon={<BookOpen />}
          title={t('reading.none')}
          action={<ButtonLink to={libraryPath}>{t('reading.toLibrary')}</ButtonLink>}
        />
      }
    >
      <ul className="space-y-3">
        {documents.map((document) => (
          <li key={document.id}>
            <ReadingLine document={document} />
          </li>
        ))}
      </ul>
    </ListFaces>
  );
}

function ReadingLine({ document }: { document: ReadingDocument }) {
  const { t } = useTranslation('communityHome');
  const { id, slug, title, thumbnailUrl, chapter, chapterCount, completedCount } = document;
  const opens = chapter
    ? ({
        to: '/documents/$address/chapters/$chapterId',
        params: { address: slug, chapterId: chapter.id },
      } as const)
    : ({ to: '/documents/$address', params: { address: slug } } as const);
  return (
    <article className="flex items-center gap-3 rounded-md border border-line bg-surface p-3">
      <ProductPicture
        src={thumbnailUrl}
        alt=""
        photo={thumbnailUrl !== null}
        ground={backgroundOf(id)}
        sizes="4rem"
        className="size-16! shrink-0 rounded-sm"
      />
      <div className="min-w-0 grow">
        <h3 className="line-clamp-2 font-semibold wrap-anywhere">{title}</h3>
        {chapter && <p className="truncate text-sm text-ink-2">{chapter.title}</p>}
        <div className="mt-1.5 flex items-center gap-2 text-xs text-ink-2">
          <progress
            aria-label={t('reading.progress', { title })}
            max={Math.max(1, chapterCount)}
            value={completedCount}
            className="h-1.5 w-full max-w-40 appearance-none overflow-hidden rounded-full bg-mute [&::-moz-progress-bar]:bg-jade [&::-webkit-progress-bar]:bg-mute [&::-webkit-progress-value]:bg-jade"
          />
          <span className="shrink-0">
            {t('reading.chapters', { count: chapterCount, completed: completedCount })}
          </span>
        </div>
      </div>
      <ButtonLink {...opens} size="sm" aria-label={t('reading.goOnWith', { title })}>
        {t('reading.goOn')}
      </ButtonLink>
    </article>
  );
}
