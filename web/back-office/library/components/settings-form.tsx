import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type DocumentDetail, DocumentSettings } from '#shared/library/document.ts';
import { documentAudiences } from '#shared/library/library-choices.ts';
import { updateDocument } from '#shared/library/write-documents.contract.ts';
import { useAct } from '#web/platform/acts/use-act.ts';
import { useRecordForm } from '#web/platform/forms/use-record-form.ts';
import { SelectField, SwitchField } from '#web/ui/form/choice-fields.tsx';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { categoriesQuery, staffDocumentQuery } from '../api/staff-document.ts';

const Settings = DocumentSettings.omit({ thumbnailUrl: true });
type Settings = Pick<DocumentDetail, 'categoryId' | 'audience' | 'offline'>;

const draftOf = ({ categoryId, audience, offline }: DocumentDetail): Settings => ({
  categoryId,
  audience,
  offline,
});

type Props = { document: DocumentDetail; onClose: () => void };

/** Category and readers of a document. */
export function SettingsForm({ document, onClose }: Props) {
  const { t } = useTranslation('staffLibrary');
  const client = useQueryClient();
  const updating = useAct(updateDocument, { done: t('settings.saved') });
  const form = useRecordForm<Settings, Settings, DocumentDetail>(Settings, {
    record: document,
    blank: draftOf(document),
    draftOf,
    create: () => Promise.reject(new Error('Documents are created in another form')),
    update: (draft, { id, staff }) =>
      updating.send({ params: { id }, body: { ...draft, ...(staff && { version: staff.version }) } }),
    read: (id) => client.fetchQuery({ ...staffDocumentQuery(id), staleTime: 0 }),
    onDone: onClose,
  });
  return (
    <FormDialog form={form} texts={{ ns: 'staffLibrary', at: 'settings.form' }} onClose={onClose}>
      <CategoryField known={document} />
      <AudienceField />
      <SwitchField name="offline" />
    </FormDialog>
  );
}

/** Select for a category; one that was deleted meanwhile is still named. */
export function CategoryField({ known }: { known?: Pick<DocumentDetail, 'categoryId' | 'categoryName'> }) {
  const { data = [] } = useQuery(categoriesQuery);
  const options = data.map(({ id, name }) => ({ value: id, label: name }));
  const isGone = known && !options.some(({ value }) => value === known.categoryId);
  return (
    <SelectField
      name="categoryId"
      required
      options={isGone ? [{ value: known.categoryId, label: known.categoryName }, ...options] : options}
    />
  );
}

function AudienceField() {
  const { t } = useTranslation('staffLibrary');
  return (
    <SelectField
      name="audience"
      options={documentAudiences.map((value) => ({ value, label: t(`audience.${value}`) }))}
    />
  );
}
