import { useTranslation } from 'react-i18next';
import { chapterPath, documentPath } from '#shared/library/library-path.ts';
import { copyLink } from '#web/platform/share-page.ts';

/** Returns the sharing of a document or one of its chapters: their address is copied. */
export function useShare() {
  const { t } = useTranslation('library');
  return (slug: string, chapterId?: string) => {
    const path = chapterId === undefined ? documentPath(slug) : chapterPath(slug, chapterId);
    const url = new URL(path, location.origin).href;
    void copyLink(url, { copied: t('share.copied'), failed: t('share.failed') });
  };
}
