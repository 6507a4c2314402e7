import { createFileRoute } from '@tanstack/react-router';
import { newsDesk } from '#web/back-office/posts/components/news-desk.tsx';
import { staffPage } from '#web/back-office/staff-page.ts';
import { deskPage } from '#web/layouts/back-office/desk-page.tsx';

const { load, Missing, Page } = deskPage({
  desk: newsDesk,
  missing: 'NEWS_NOT_FOUND',
  list: '/admin/posts/events-news',
});

export const Route = createFileRoute('/_staff/admin/posts/events-news/$id')({
  ...staffPage('events-news'),
  loader: load,
  notFoundComponent: Missing,
  component: Page,
});
