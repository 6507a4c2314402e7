import { useQueryClient } from '@tanstack/react-query';
import { Bell, BellRing, Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { OwnDocumentItem } from '#shared/library/document.ts';
import { HeartButton } from '#web/ui/actions/heart-button.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { documentQuery } from '../api/library-queries.ts';
import { useDownload } from '../hooks/use-download.ts';
import { useListMark } from '../hooks/use-list-mark.ts';

type Props = { item: OwnDocumentItem };

/** Shows what a member does with a document in the list: favourite, follow, download. */
export function ItemActs({ item }: Props) {
  const { t } = useTranslation('library');
  const client = useQueryClient();
  const { id, slug, title, isFavorite, isFollowing } = item;
  const favorite = useListMark(id, 'favorite');
  const follow = useListMark(id, 'follow');
  const { isBusy, download } = useDownload(id, 'list');
  return (
    <span className="inline-flex items-center">
      <HeartButton
        label={t('favoriteOf', { title })}
        pressed={isFavorite}
        onPress={() => favorite(!isFavorite)}
      />
      <IconButton
        round
        label={t('followOf', { title })}
        pressed={isFollowing}
        icon={isFollowing ? <BellRing className="text-gold" /> : <Bell />}
        onClick={() => follow(!isFollowing)}
      />
      <IconButton
        round
        label={t('downloadOf', { title })}
        icon={<Download />}
        loading={isBusy}
        onClick={() =>
          download({ files: async () => (await client.fetchQuery(documentQuery(slug))).attachments })
        }
      />
    </span>
  );
}
