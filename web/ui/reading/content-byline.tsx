import { Eye } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ContentItem } from '#shared/publishing/content-item.ts';
import { useFormat } from '../../platform/format/use-format.ts';
import { Avatar } from '../data/avatar.tsx';
import type { ContentKind } from './content-kind.ts';

type Props = {
  kind: ContentKind;
  item: Pick<ContentItem, 'author' | 'publishedAt' | 'createdAt' | 'views'>;
};

/** Shows who wrote an item, when, and how often it was read. */
export function ContentByline({ kind, item: { author, publishedAt, createdAt, views } }: Props) {
  const { t } = useTranslation(kind.texts.ns);
  const { day, number } = useFormat();
  const name = author?.fullName ?? t('noAuthor');
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-2">
      <span className="flex min-w-0 items-center gap-2">
        <Avatar name={name} src={author?.avatar?.fileUrl} size="xs" decorative />
        <span className="truncate font-medium text-ink">{name}</span>
      </span>
      <time dateTime={publishedAt ?? createdAt}>{day(publishedAt ?? createdAt)}</time>
      <span className="inline-flex items-center gap-1">
        <Eye aria-hidden className="size-4" />
        {t('views', { count: views, amount: number(views) })}
      </span>
    </p>
  );
}
