import { useQuery } from '@tanstack/react-query';
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { newsDesk } from '#web/back-office/posts/components/news-desk.tsx';
import { draftQuery, newItem } from '#web/ui/publishing/edited-text.ts';
import { PublicationPage } from '#web/ui/publishing/publication-page.tsx';
import { staffPage } from '#web/back-office/staff-page.ts';
import { BackOfficePage } from '#web/layouts/back-office/back-office-page.tsx';
import { staffDetail } from '#web/layouts/back-office/staff-detail.tsx';

const detail = staffDetail({
  query: (id) => draftQuery(newsDesk, id),
  missing: ['NEWS_NOT_FOUND', 'BAD_REQUEST'],
  texts: { ns: 'staffNews', at: 'missing' },
  back: '/admin/posts/events-news',
});

export const Route = createFileRoute('/_staff/admin/posts/events-news/$id')({
  ...staffPage('events-news'),
  loader: (input) => (input.params.id === newItem ? undefined : detail.load(input)),
  notFoundComponent: detail.Missing,
  component: NewsRoute,
});

function NewsRoute() {
  const { id } = Route.useParams();
  const { t } = useTranslation(['staffNews', 'publishing']);
  const navigate = useNavigate();
  const isNew = id === newItem;
  const { data } = useQuery({ ...draftQuery(newsDesk, id), enabled: !isNew });
  return (
    <BackOfficePage title={isNew ? t('form.new') : data?.text.title || t('publishing:untitled')}>
      <PublicationPage
        desk={newsDesk}
        id={id}
        onCreated={(made) =>
          void navigate({
            to: '/admin/posts/events-news/$id',
            params: { id: made },
            replace: true,
            ignoreBlocker: true,
            resetScroll: false,
          })
        }
        removal={{
          params: { id },
          // What is not saved goes with the item, so leaving does not ask again.
          onRemoved: () => void navigate({ to: '/admin/posts/events-news', ignoreBlocker: true }),
        }}
      />
    </BackOfficePage>
  );
}
