import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { newNews, newsDraftQuery } from '#web/back-office/posts/api/edited-news.ts';
import { NewsEditorPage } from '#web/back-office/posts/components/news-editor-page.tsx';
import { staffPage } from '#web/back-office/staff-page.ts';
import { BackOfficePage } from '#web/layouts/back-office/back-office-page.tsx';
import { staffDetail } from '#web/layouts/back-office/staff-detail.tsx';

const detail = staffDetail({
  query: newsDraftQuery,
  missing: ['NEWS_NOT_FOUND', 'BAD_REQUEST'],
  texts: { ns: 'staffNews', at: 'missing' },
  back: '/admin/posts/events-news',
});

export const Route = createFileRoute('/_staff/admin/posts/events-news/$id')({
  ...staffPage('events-news'),
  loader: (input) => (input.params.id === newNews ? undefined : detail.load(input)),
  notFoundComponent: detail.Missing,
  component: NewsRoute,
});

function NewsRoute() {
  const { id } = Route.useParams();
  const { t } = useTranslation('staffNews');
  const isNew = id === newNews;
  const { data } = useQuery({ ...newsDraftQuery(id), enabled: !isNew });
  return (
    <BackOfficePage title={isNew ? t('form.new') : data?.text.title || t('untitled')}>
      <NewsEditorPage id={id} />
    </BackOfficePage>
  );
}
