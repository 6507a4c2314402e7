import { Link } from '@tanstack/react-router';
import { BookOpen, Download, Eye } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { OwnDocumentItem } from '#shared/library/document.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import type { LibrarySearch } from '../rules/library-search.ts';
import { openingLink } from '../rules/opening-link.ts';
import { progressOf } from '../rules/reading-facts.ts';
import { ItemActs } from './item-acts.tsx';
import { LibraryPicture } from './library-picture.tsx';
import { OwnBadges } from './own-badges.tsx';
import { ProgressLine } from './progress-line.tsx';

type Props = {
  item: OwnDocumentItem;
  search: LibrarySearch;
  /** True for guests, who have no progress and no marks. */
  isForGuest?: boolean;
};

/** Shows a document in the list. Picture, title and button open it above the list. */
export function LibraryCard({ item, search, isForGuest = false }: Props) {
  const { t } = useTranslation('library');
  const opens = openingLink(item, search);
  const { title, description, thumbnailUrl } = item;
  return (
    <article className="flex h-full flex-col overflow-hidden rounded-lg border border-line bg-surface">
      {/* The title beside it is the same link, with a name. */}
      <Link {...opens} tabIndex={-1} aria-hidden>
        <LibraryPicture src={thumbnailUrl} alt="" />
      </Link>
      <div className="flex grow flex-col gap-2.5 p-4">
        <OwnBadges document={item} />
        <h2 className="text-base font-bold wrap-anywhere">
          <Link {...opens} className="hover:underline">
            {title}
          </Link>
        </h2>
        {description && <p className="line-clamp-2 text-sm text-ink-2">{description}</p>}
        <div className="mt-auto space-y-3 pt-1">
          <ItemCounts item={item} />
          {item.chapterCount > 0 && !isForGuest && <ProgressLine {...progressOf(item)} />}
          <div className="-ml-2.5 flex items-center justify-between gap-2">
            {!isForGuest && <ItemActs item={item} />}
            <ButtonLink {...opens} size="sm" className="ml-auto">
              {t('open')}
            </ButtonLink>
          </div>
        </div>
      </div>
    </article>
  );
}

function ItemCounts({ item: { chapterCount, views, downloads } }: { item: OwnDocumentItem }) {
  const { t } = useTranslation('library');
  const { number } = useFormat();
  const counts = [
    { Icon: BookOpen, text: t('count.chapters', { count: chapterCount, amount: number(chapterCount) }) },
    { Icon: Eye, text: t('count.views', { count: views, amount: number(views) }) },
    { Icon: Download, text: t('count.downloads', { count: downloads, amount: number(downloads) }) },
  ];
  return (
    <p className="flex flex-wrap gap-x-3 gap-y-1 text-xs text-ink-2">
      {counts.map(({ Icon, text }) => (
        <span key={text} className="inline-flex items-center gap-1">
          <Icon aria-hidden className="size-3.5" />
          {text}
        </span>
      ))}
    </p>
  );
}
