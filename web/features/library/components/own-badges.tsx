import { useTranslation } from 'react-i18next';
import type { OwnDocumentItem } from '#shared/library/document.ts';
import { Badge } from '#web/ui/data/badge.tsx';
import { isRecentlyViewed } from '../rules/reading-facts.ts';

type Props = {
  document: Pick<OwnDocumentItem, 'categoryName' | 'lastViewed' | 'isFavorite' | 'isFollowing' | 'offline'>;
};

/** Shows the category of a document, and what the reader has of it. */
export function OwnBadges({ document }: Props) {
  const { t } = useTranslation('library');
  const { categoryName, lastViewed, isFavorite, isFollowing, offline } = document;
  return (
    <p className="flex flex-wrap gap-1.5">
      <Badge tone="sky">{categoryName}</Badge>
      {isRecentlyViewed(lastViewed) && <Badge>{t('badge.recent')}</Badge>}
      {isFavorite && <Badge tone="brand">{t('badge.favorite')}</Badge>}
      {isFollowing && <Badge tone="gold">{t('badge.following')}</Badge>}
      {offline && <Badge tone="jade">{t('badge.offline')}</Badge>}
    </p>
  );
}
