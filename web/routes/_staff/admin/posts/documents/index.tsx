import { createFileRoute } from '@tanstack/react-router';
import type { listDocuments } from '#shared/library/read-library.contract.ts';
import { CategoriesButton } from '#web/back-office/library/components/categories-dialog.tsx';
import { DocumentList } from '#web/back-office/library/components/document-list.tsx';
import { NewDocumentButton } from '#web/back-office/library/components/new-document.tsx';
import { staffPage } from '#web/back-office/staff-page.ts';
import { BackOfficePage } from '#web/layouts/back-office/back-office-page.tsx';
import type { StaffListSearch } from '#web/ui/list/staff-list.tsx';

export const Route = createFileRoute('/_staff/admin/posts/documents/')({
  ...staffPage<StaffListSearch<typeof listDocuments>>('documents'),
  component: () => (
    <BackOfficePage
      action={
        <div className="flex flex-wrap gap-2">
          <CategoriesButton />
          <NewDocumentButton />
        </div>
      }
    >
      <DocumentList />
    </BackOfficePage>
  ),
});
