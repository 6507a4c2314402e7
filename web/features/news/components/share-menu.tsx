import { Copy, ExternalLink, Share2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { NewsItem } from '#shared/news/news.ts';
import { copyLink } from '#web/platform/share-page.ts';
import type { OpenedMenuProps } from '#web/ui/overlays/lazy-menu.tsx';
import { Menu, MenuItem } from '#web/ui/overlays/menu.tsx';
import { newsPath } from '#shared/news/news-path.ts';
import { shareLink, shareSites } from '../rules/share-links.ts';

type Props = OpenedMenuProps & { item: Pick<NewsItem, 'slug' | 'createdAt' | 'title'> };

/** Shows the ways to share a news item: its link, other sites, and the device's own dialog. */
export function ShareMenu({ item, ...opened }: Props) {
  const { t } = useTranslation('news');
  const { title } = item;
  const url = new URL(newsPath(item), location.origin).href;
  const copy = () => copyLink(url, { copied: t('share.copied'), failed: t('share.failed') });
  return (
    <Menu {...opened}>
      <MenuItem icon={<Copy />} onSelect={() => void copy()}>
        {t('share.copy')}
      </MenuItem>
      {shareSites.map((site) => (
        <MenuItem key={site} asChild>
          <a href={shareLink(site, { url, title })} target="_blank" rel="noreferrer">
            <ExternalLink aria-hidden />
            {t(`share.${site}`)}
          </a>
        </MenuItem>
      ))}
      {'share' in navigator && (
        <MenuItem
          icon={<Share2 />}
          // Closing the device's dialog is not a failure.
          onSelect={() => void navigator.share({ url, title }).catch(() => undefined)}
        >
          {t('share.native')}
        </MenuItem>
      )}
    </Menu>
  );
}
