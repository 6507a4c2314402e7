import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { NewChapter } from '#shared/library/chapter.ts';
import { createChapter } from '#shared/library/write-chapters.contract.ts';
import { useAct } from '#web/platform/acts/use-act.ts';
import { useContractForm } from '#web/platform/forms/use-contract-form.ts';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { TextField } from '#web/ui/form/text-fields.tsx';

/** Asks for the title of a new chapter, which is a draft at first; its text is written on a page of its own. */
export function NewChapterForm({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation('staffLibrary');
  const navigate = useNavigate();
  const creating = useAct(createChapter);
  const form = useContractForm(NewChapter, {
    values: { title: '' },
    send: (draft, requestKey) =>
      creating.send({ params: { id }, body: { ...draft, isPublished: false, requestKey } }),
    onDone: ({ id: chapterId }) => {
      onClose();
      void navigate({ to: '/admin/posts/documents/$id/chapters/$chapterId', params: { id, chapterId } });
    },
  });
  return (
    <FormDialog
      form={form}
      texts={{ ns: 'staffLibrary', at: 'chapters.create' }}
      title={t('chapters.add')}
      onClose={onClose}
    >
      <TextField name="title" required maxLength={200} />
    </FormDialog>
  );
}
