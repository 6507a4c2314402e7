import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { documentQuery } from '#web/features/library/api/library-queries.ts';
import { ReaderDialog } from '#web/features/library/reader/components/reader-dialog.tsx';
import { useChapterTitle } from '#web/features/library/reader/hooks/use-chapter-title.ts';
import type { ReadingTarget } from '#web/features/library/reader/rules/chapter-link.ts';
import { usePageTitle } from '#web/layouts/page.tsx';

type Props = {
  address: string;
  chapterId: string;
  /** Place in the chapter that a link led to. */
  readAt: ReadingTarget | undefined;
  /** Called with the current address of a document that was opened by a former one. */
  onMoved: (address: string) => void;
  onClose: () => void;
};

/** Shows a chapter of a document at an address of its own. */
export function ReaderScreen({ address, chapterId, readAt, onMoved, onClose }: Props) {
  const { t } = useTranslation('reader');
  const query = useQuery(documentQuery(address));
  const { data: document } = query;
  const titleOf = useChapterTitle();
  const chapter = document?.chapters.find(({ id }) => id === chapterId);
  usePageTitle(
    document ? [chapter && titleOf(chapter), document.title].filter(Boolean).join(' · ') : t('title'),
  );
  const slug = document?.slug;
  const move = useEffectEvent(onMoved);
  useEffect(() => {
    if (slug !== undefined && slug !== address) move(slug);
  }, [slug, address]);
  return (
    <ReaderDialog address={address} query={query} chapterId={chapterId} readAt={readAt} onClose={onClose} />
  );
}
