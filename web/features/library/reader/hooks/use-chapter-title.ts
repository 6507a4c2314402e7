import { useTranslation } from 'react-i18next';
import type { ChapterLine } from '#shared/library/chapter.ts';

/** Returns the title of a chapter. The position of an untitled one stands for it. */
export function useChapterTitle() {
  const { t } = useTranslation('reader');
  return ({ title, position }: Pick<ChapterLine, 'title' | 'position'>): string =>
    title || t('chapter', { position });
}
