import { createFileRoute } from '@tanstack/react-router';
import { documentDesk } from '#web/back-office/library/components/document-desk.tsx';
import { staffPage } from '#web/back-office/staff-page.ts';
import { deskPage } from '#web/layouts/back-office/desk-page.tsx';

const { load, Missing, Page } = deskPage({
  desk: documentDesk,
  missing: 'DOCUMENT_NOT_FOUND',
  list: '/admin/posts/documents',
});

export const Route = createFileRoute('/_staff/admin/posts/documents/$id/')({
  ...staffPage('documents'),
  loader: load,
  notFoundComponent: Missing,
  component: Page,
});
