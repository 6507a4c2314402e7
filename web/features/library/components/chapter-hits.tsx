import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/button.tsx';
import { QueryError } from '#web/ui/feedback/error-state.tsx';
import { chapterHitsQuery } from '../api/library-queries.ts';
import { MarkedText } from './marked-text.tsx';

const firstHits = 3;

/** Shows the chapters in which the searched words stand, each leading to its text. Nothing found shows nothing. */
export function ChapterHits({ words }: { words: string }) {
  const { t } = useTranslation('library');
  const [isWhole, setWhole] = useState(false);
  const query = useQuery(chapterHitsQuery(words));
  if (query.isError) return <QueryError query={query} title={t('failed.hits')} size="sm" />;
  const hits = query.data?.data ?? [];
  if (hits.length === 0) return null;
  return (
    <section aria-label={t('hits.title')} className="mb-6 rounded-lg border border-line bg-surface p-4">
      <h2 className="font-bold">{t('hits.title')}</h2>
      <ul className="divide-y divide-line">
        {(isWhole ? hits : hits.slice(0, firstHits)).map((hit) => (
          <li
            key={hit.chapterId}
            className="py-3 [&_mark]:rounded-xs [&_mark]:bg-gold-soft [&_mark]:text-ink"
          >
            <Link
              to="/documents/$address/chapters/$chapterId"
              params={{ address: hit.documentId, chapterId: hit.chapterId }}
              className="font-semibold wrap-anywhere hover:underline"
            >
              {hit.title.length > 0 ? (
                <MarkedText parts={hit.title} />
              ) : (
                t('chapter.untitled', { position: hit.position })
              )}
            </Link>
            <p className="text-xs text-ink-3">{hit.documentTitle}</p>
            <p className="mt-1 text-sm wrap-anywhere text-ink-2">
              <MarkedText parts={hit.snippet} />
            </p>
          </li>
        ))}
      </ul>
      {hits.length > firstHits && (
        <Button size="sm" variant="ghost" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? t('hits.less') : t('hits.all', { count: hits.length })}
        </Button>
      )}
    </section>
  );
}
