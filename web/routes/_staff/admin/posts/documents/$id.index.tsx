import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { documentDesk } from '#web/back-office/library/components/document-desk.tsx';
import { draftQuery } from '#web/ui/publishing/edited-text.ts';
import { PublicationPage } from '#web/ui/publishing/publication-page.tsx';
import { staffPage } from '#web/back-office/staff-page.ts';
import { BackOfficePage } from '#web/layouts/back-office/back-office-page.tsx';
import { staffDetail } from '#web/layouts/back-office/staff-detail.tsx';

const detail = staffDetail({
  query: (id) => draftQuery(documentDesk, id),
  missing: ['DOCUMENT_NOT_FOUND', 'BAD_REQUEST'],
  texts: { ns: 'staffLibrary', at: 'missing' },
  back: '/admin/posts/documents',
});

export const Route = createFileRoute('/_staff/admin/posts/documents/$id/')({
  ...staffPage('documents'),
  loader: detail.load,
  notFoundComponent: detail.Missing,
  component: DocumentRoute,
});

function DocumentRoute() {
  const { id } = Route.useParams();
  const { t } = useTranslation('publishing');
  const navigate = useNavigate();
  const { text } = detail.useRecord();
  return (
    <BackOfficePage title={text.title || t('untitled')}>
      <PublicationPage
        desk={documentDesk}
        id={id}
        removal={{
          params: { id },
          // What is not saved goes with the document, so leaving does not ask again.
          onRemoved: () => void navigate({ to: '/admin/posts/documents', ignoreBlocker: true }),
        }}
      />
    </BackOfficePage>
  );
}
