import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { newsAddress, slugInAddress } from '#shared/news/news-path.ts';
import type { NewsDetail } from '#shared/news/news.ts';
import { ContentDialog } from '#web/ui/reading/content-dialog.tsx';
import type { RenderComments } from '#web/ui/reading/content-reading.tsx';
import { newsBySlugQuery, newsKind } from '../api/news-queries.ts';
import { NewsReading } from './news-reading.tsx';

type Props = {
  address: string;
  /** Whether the address asks for the comments. */
  startsAtComments: boolean;
  comments: RenderComments<NewsDetail>;
  /** Called with the current address of an item that was opened by a former one. */
  onMoved: (address: string) => void;
  onClose: () => void;
};

/** Shows one news item above the list, at an address of its own. */
export function NewsDialog({ address, onMoved, onClose, ...reading }: Props) {
  const { t } = useTranslation('news');
  const query = useQuery(newsBySlugQuery(slugInAddress(address)));
  const { data: item } = query;
  const current = item && newsAddress(item);
  const move = useEffectEvent(onMoved);
  useEffect(() => {
    if (current !== undefined && current !== address) move(current);
  }, [current, address]);
  return (
    <ContentDialog
      size="lg"
      title={item?.title ?? t('dialog.title')}
      query={query}
      missing={newsKind.missing}
      texts={newsKind.texts}
      onClose={onClose}
    >
      {(shown) => <NewsReading key={shown.id} item={shown} {...reading} />}
    </ContentDialog>
  );
}
