import { createFileRoute, Link, useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { chapterDesk } from '#web/back-office/library/components/chapter-desk.tsx';
import { draftQuery } from '#web/ui/publishing/edited-text.ts';
import { PublicationPage } from '#web/ui/publishing/publication-page.tsx';
import { staffPage } from '#web/back-office/staff-page.ts';
import { BackOfficePage } from '#web/layouts/back-office/back-office-page.tsx';
import { staffDetail } from '#web/layouts/back-office/staff-detail.tsx';

const detail = staffDetail({
  param: 'chapterId',
  query: (id) => draftQuery(chapterDesk, id),
  missing: ['CHAPTER_NOT_FOUND', 'BAD_REQUEST'],
  texts: { ns: 'staffLibrary', at: 'missingChapter' },
  back: '/admin/posts/documents',
});

export const Route = createFileRoute('/_staff/admin/posts/documents/$id/chapters/$chapterId')({
  ...staffPage('documents'),
  // Named here, the parameters stay those of the address.
  loader: (input) => detail.load(input),
  notFoundComponent: detail.Missing,
  component: ChapterRoute,
});

function ChapterRoute() {
  const { id, chapterId } = Route.useParams();
  const { t } = useTranslation(['staffLibrary', 'publishing']);
  const navigate = useNavigate();
  const { text } = detail.useRecord();
  const toDocument = { to: '/admin/posts/documents/$id', params: { id } } as const;
  return (
    <BackOfficePage title={text.title || t('publishing:untitled')}>
      <p className="mb-4 text-sm">
        <Link {...toDocument} className="rounded-xs font-medium text-brand hover:underline">
          {t('chapters.back')}
        </Link>
      </p>
      <PublicationPage
        desk={chapterDesk}
        id={chapterId}
        removal={{
          params: { id, chapterId },
          // What is not saved goes with the chapter, so leaving does not ask again.
          onRemoved: () => void navigate({ ...toDocument, ignoreBlocker: true }),
        }}
      />
    </BackOfficePage>
  );
}
