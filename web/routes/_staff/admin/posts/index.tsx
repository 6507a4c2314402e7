import { createFileRoute } from '@tanstack/react-router';
import { AddNewsLink } from '#web/back-office/posts/components/news-list.tsx';
import { PostsOverviewPage } from '#web/back-office/posts/components/posts-overview-page.tsx';
import { staffPage } from '#web/back-office/staff-page.ts';
import { BackOfficePage } from '#web/layouts/back-office/back-office-page.tsx';

export const Route = createFileRoute('/_staff/admin/posts/')({
  ...staffPage('posts'),
  component: () => (
    <BackOfficePage action={<AddNewsLink />}>
      <PostsOverviewPage />
    </BackOfficePage>
  ),
});
