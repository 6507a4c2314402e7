import { useQuery } from '@tanstack/react-query';
import { FileX, Trash2 } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '#web/platform/api/api-error.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { QueryError } from '#web/ui/feedback/error-state.tsx';
import { LoadingRows } from '#web/ui/feedback/skeleton.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { newsBySlugQuery } from '../api/news-queries.ts';
import { newsAddress, slugInAddress } from '#shared/news/news-path.ts';
import { NewsReading, type RenderComments } from './news-reading.tsx';

type Props = {
  address: string;
  /** Whether the address asks for the comments. */
  startsAtComments: boolean;
  comments: RenderComments;
  /** Called with the current address of an item that was opened by a former one. */
  onMoved: (address: string) => void;
  onClose: () => void;
};

/** Shows one news item above the list, at an address of its own. */
export function NewsDialog({ address, startsAtComments, comments, onMoved, onClose }: Props) {
  const { t } = useTranslation('news');
  const query = useQuery(newsBySlugQuery(slugInAddress(address)));
  const { data: item, error } = query;
  const current = item && newsAddress(item);
  const move = useEffectEvent(onMoved);
  useEffect(() => {
    if (current !== undefined && current !== address) move(current);
  }, [current, address]);
  return (
    <Dialog
      size="lg"
      title={item?.title ?? t('dialog.title')}
      onClose={onClose}
      onOpenAutoFocus={(event) => {
        // The reader begins at the top; the first field would be the comment box at the end.
        event.preventDefault();
        if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
      }}
    >
      {item ? (
        <NewsReading key={item.id} item={item} startsAtComments={startsAtComments} comments={comments} />
      ) : isApiError(error, 'NEWS_NOT_FOUND') ? (
        <EmptyState
          icon={<FileX />}
          title={t('missing.title')}
          hint={t('missing.hint')}
          action={<Button onClick={onClose}>{t('missing.toList')}</Button>}
        />
      ) : isApiError(error, 'CONTENT_REMOVED') ? (
        <EmptyState
          icon={<Trash2 />}
          title={t('removed.title')}
          hint={t('removed.hint')}
          action={<Button onClick={onClose}>{t('missing.toList')}</Button>}
        />
      ) : error ? (
        <QueryError query={query} title={t('failed.detail')} />
      ) : (
        <LoadingRows rows={4} height="h-24" className="space-y-4" />
      )}
    </Dialog>
  );
}
