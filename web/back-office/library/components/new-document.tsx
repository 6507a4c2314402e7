import { useNavigate } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { NewDocument } from '#shared/library/document.ts';
import { createDocument } from '#shared/library/write-documents.contract.ts';
import { useAct } from '#web/platform/acts/use-act.ts';
import { useContractForm } from '#web/platform/forms/use-contract-form.ts';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { TextField } from '#web/ui/form/text-fields.tsx';
import { DialogButton } from '#web/ui/overlays/dialog-button.tsx';
import { CategoryField } from './settings-form.tsx';

/** Asks for the title and category of a new document; the rest is written in its editor. */
export function NewDocumentForm({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('staffLibrary');
  const navigate = useNavigate();
  const creating = useAct(createDocument);
  const form = useContractForm(NewDocument, {
    values: { title: '', categoryId: '' },
    send: (draft, requestKey) => creating.send({ body: { ...draft, requestKey } }),
    madeAt: (id) => `/admin/posts/documents/${id}`,
    onDone: ({ id }) => {
      onClose();
      void navigate({ to: '/admin/posts/documents/$id', params: { id } });
    },
  });
  return (
    <FormDialog
      form={form}
      texts={{ ns: 'staffLibrary', at: 'create' }}
      title={t('list.add')}
      onClose={onClose}
    >
      <TextField name="title" required maxLength={200} />
      <CategoryField />
    </FormDialog>
  );
}

export function NewDocumentButton() {
  const { t } = useTranslation('staffLibrary');
  return (
    <DialogButton
      variant="primary"
      icon={<Plus />}
      dialog={(onClose) => <NewDocumentForm onClose={onClose} />}
    >
      {t('list.add')}
    </DialogButton>
  );
}
