import { Ellipsis } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { NewsItem } from '#shared/news/news.ts';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { lazyMenu } from '#web/ui/overlays/lazy-menu.tsx';

type Props = { item: Pick<NewsItem, 'slug' | 'createdAt' | 'title'> };

const LateShareMenu = lazyMenu<Props>(async () => (await import('./share-menu.tsx')).ShareMenu);

export function ShareButton({ item }: Props) {
  const { t } = useTranslation('news');
  return <LateShareMenu item={item} trigger={<IconButton label={t('share.label')} icon={<Ellipsis />} />} />;
}
