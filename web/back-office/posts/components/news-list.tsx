import { Link } from '@tanstack/react-router';
import { ImageIcon, Newspaper, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { newsCategories } from '#shared/news/news-choices.ts';
import type { StaffNewsItem } from '#shared/news/news.ts';
import { searchNews } from '#shared/news/read-news.contract.ts';
import { displayedStatus } from '#shared/publishing/publication-status.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { staffList } from '#web/ui/list/staff-list.tsx';
import { pictureAddress } from '#web/ui/media/picture-address.ts';
import { useStatusChoices } from '#web/ui/publishing/use-status-choices.ts';
import { PublicationStatusBadge } from '#web/ui/status/publication-status-badge.tsx';
import { useNewsActs } from '../hooks/use-news-acts.tsx';

/** News, events and announcements, with drafts and what is planned. */
export const NewsList = staffList(searchNews, {
  name: 'news',
  texts: { ns: 'staffNews', at: 'list' },
  icon: <Newspaper />,
  file: 'tin-tuc-su-kien',
  choices: {
    type: { options: 'type', values: newsCategories },
    status: useStatusChoices,
    planned: 'planned',
  },
  nameOf: ({ title }) => title,
  useOwn() {
    const acts = useNewsActs();
    const { t: status } = useTranslation('publishing');
    return {
      acts,
      statusOf: (row: StaffNewsItem) => status(`status.${displayedStatus(row)}`),
      screen: { after: acts.dialog },
    };
  },
  columns: (col, { own, t, moment }) => [
    col.custom('title', (row) => <NewsTitle news={row} />, {
      label: t('list.name'),
      main: true,
      sorts: true,
      text: ({ title }) => title,
    }),
    col.choice('category', 'type', { card: 'half' }),
    col.status('status', 'status', (row) => <PublicationStatusBadge {...row} />, { text: own.statusOf }),
    col.text('author', { of: ({ author }) => author?.fullName, card: 'half' }),
    col.moment('createdAt', { sorts: true, card: 'half' }),
    col.moment('publishedAt', {
      sorts: true,
      card: 'half',
      below: ({ publishAt }) => publishAt && t('list.plannedFor', { at: moment(publishAt) }),
    }),
    col.number('views', { sorts: true, card: 'half' }),
    col.number('likes', { sorts: true, card: 'half' }),
    col.number('commentCount', { sorts: true, card: 'half' }),
    col.moment('updatedAt', { sorts: true, seldom: true }),
    col.custom('acts', (row) => own.acts.buttons(row), { tight: true, card: 'line' }),
  ],
});

/** Title with the first picture and the summary; the whole row leads to the editor. */
function NewsTitle({ news: { id, title, summary, imageUrls } }: { news: StaffNewsItem }) {
  const { t } = useTranslation(['staffNews', 'publishing']);
  const [picture] = imageUrls;
  return (
    <span className="flex items-center gap-3">
      <span className="flex size-11 shrink-0 items-center justify-center overflow-hidden rounded-sm bg-sunken text-ink-3 [&_svg]:size-4.5">
        {picture ? (
          <img src={pictureAddress(picture, 160)} alt="" loading="lazy" className="size-full object-cover" />
        ) : (
          <ImageIcon aria-hidden />
        )}
      </span>
      <span className="min-w-0 sm:min-w-48">
        <Link
          to="/admin/posts/events-news/$id"
          params={{ id }}
          className="line-clamp-2 rounded-xs font-semibold after:absolute after:inset-0 hover:text-brand"
        >
          {title || t('publishing:untitled')}
        </Link>
        <span className="line-clamp-1 text-xs text-ink-2">{summary || t('list.noSummary')}</span>
      </span>
    </span>
  );
}

export function AddNewsLink() {
  const { t } = useTranslation('staffNews');
  return (
    <ButtonLink variant="primary" icon={<Plus />} to="/admin/posts/events-news/$id" params={{ id: 'new' }}>
      {t('list.add')}
    </ButtonLink>
  );
}
