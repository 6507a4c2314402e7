import { createFileRoute } from '@tanstack/react-router';
import type { searchNews } from '#shared/news/read-news.contract.ts';
import { AddNewsLink, NewsList } from '#web/back-office/posts/components/news-list.tsx';
import { staffPage } from '#web/back-office/staff-page.ts';
import { BackOfficePage } from '#web/layouts/back-office/back-office-page.tsx';
import type { StaffListSearch } from '#web/ui/list/staff-list.tsx';

export const Route = createFileRoute('/_staff/admin/posts/events-news/')({
  ...staffPage<StaffListSearch<typeof searchNews>>('events-news'),
  component: () => (
    <BackOfficePage action={<AddNewsLink />}>
      <NewsList />
    </BackOfficePage>
  ),
});
