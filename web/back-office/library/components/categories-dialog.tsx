import { useQuery } from '@tanstack/react-query';
import { FolderTree, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CategoryDraft, type DocumentCategory } from '#shared/library/document.ts';
import {
  createDocumentCategory,
  deleteDocumentCategory,
  updateDocumentCategory,
} from '#shared/library/write-documents.contract.ts';
import { useRemoval } from '#web/ui/publishing/use-removal.ts';
import { useAct } from '#web/platform/acts/use-act.ts';
import { useContractForm } from '#web/platform/forms/use-contract-form.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { QueryFaces } from '#web/ui/feedback/query-faces.tsx';
import { SkeletonText } from '#web/ui/feedback/skeleton.tsx';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { TextAreaField, TextField } from '#web/ui/form/text-fields.tsx';
import { DialogButton } from '#web/ui/overlays/dialog-button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { categoriesQuery } from '../api/staff-document.ts';

/** Opens the categories of documents. */
export function CategoriesButton() {
  const { t } = useTranslation('staffLibrary');
  return (
    <DialogButton icon={<FolderTree />} dialog={(onClose) => <CategoriesDialog onClose={onClose} />}>
      {t('categories.open')}
    </DialogButton>
  );
}

const removal = {
  contract: deleteDocumentCategory,
  texts: { ns: 'staffLibrary', at: 'categories' },
} as const;

function CategoriesDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('staffLibrary');
  const query = useQuery(categoriesQuery);
  const [edited, setEdited] = useState<DocumentCategory | 'new'>();
  const { remove, labelOf, dialog } = useRemoval(removal);
  return (
    <Dialog
      onClose={onClose}
      title={t('categories.title')}
      footer={
        <Button variant="primary" icon={<Plus />} onClick={() => setEdited('new')}>
          {t('categories.add')}
        </Button>
      }
    >
      <QueryFaces query={query} failed={t('categories.failed')} waiting={<SkeletonText lines={4} />}>
        {(categories) => (
          <>
            {categories.length === 0 && (
              <EmptyState size="sm" icon={<FolderTree />} title={t('categories.none')} />
            )}
            <ul className="divide-y divide-line empty:hidden">
              {categories.map((category) => (
                <li key={category.id} className="flex items-center gap-1 py-2">
                  <span className="min-w-0 grow">
                    <span className="block font-medium wrap-anywhere">{category.name}</span>
                    <span className="block text-sm text-ink-2">{category.description}</span>
                  </span>
                  <IconButton
                    size="sm"
                    label={t('categories.editOf', { title: category.name })}
                    icon={<Pencil />}
                    onClick={() => setEdited(category)}
                  />
                  <IconButton
                    size="sm"
                    label={labelOf(category.name)}
                    icon={<Trash2 />}
                    onClick={() => void remove({ id: category.id }, category.name)}
                  />
                </li>
              ))}
            </ul>
          </>
        )}
      </QueryFaces>
      {edited && (
        <CategoryForm category={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />
      )}
      {dialog}
    </Dialog>
  );
}

type FormProps = { category: DocumentCategory | undefined; onClose: () => void };

export function CategoryForm({ category, onClose }: FormProps) {
  const { t } = useTranslation('staffLibrary');
  const creating = useAct(createDocumentCategory, { done: t('categories.created') });
  const updating = useAct(updateDocumentCategory, { done: t('categories.saved') });
  const { name = '', description = '' } = category ?? {};
  const form = useContractForm(CategoryDraft, {
    values: { name, description },
    send: (draft, requestKey) =>
      category
        ? updating.send({ params: { id: category.id }, body: draft })
        : creating.send({ body: { ...draft, requestKey } }),
    onDone: onClose,
    onRefused: ({ code, message }, { say }) => code === 'DOCUMENT_CATEGORY_EXISTS' && say('name', message),
  });
  const failed = form.failure && !category && (
    <Notice title={t('categories.createFailed')}>{form.failure.message}</Notice>
  );
  return (
    <FormDialog
      form={form}
      texts={{ ns: 'staffLibrary', at: 'categories.form' }}
      title={t(category ? 'categories.form.edit' : 'categories.form.add')}
      {...(failed && { problem: failed })}
      onClose={onClose}
    >
      <TextField name="name" required maxLength={120} />
      <TextAreaField name="description" maxLength={1000} rows={3} />
    </FormDialog>
  );
}
