import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { CategoryGroup } from '#shared/catalogue/category.ts';
import { groupLabels } from '#shared/catalogue/commission-rules.ts';
import {
  CategoryDraft,
  createCategory,
  type StaffCategory,
  updateCategory,
} from '#shared/catalogue/staff-category.contract.ts';
import { useAct } from '#web/platform/acts/use-act.ts';
import { useRecordForm } from '#web/platform/forms/use-record-form.ts';
import { usePictures } from '#web/platform/uploads/use-pictures.ts';
import { toast } from '#web/platform/feedback/toast.ts';
import { ComboboxField, SelectField, SwitchField } from '#web/ui/form/choice-fields.tsx';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { PictureField, PicturesFailureNotice } from '#web/ui/form/picture-field.tsx';
import { TextAreaField, TextField } from '#web/ui/form/text-fields.tsx';
import { HistoryButton } from '#web/ui/record/history-button.tsx';
import { staffCategoriesQuery } from '../api/category-queries.ts';
import { fitsUnder } from '../rules/category-moves.ts';

/** Placeholder id for the picture that the category already has. */
const kept = 'kept';

const blank = { name: '', description: '', slug: '', group: 'a' as const, isActive: true };

const draftOf = ({ name, description, slug, group, parentId, isActive }: StaffCategory): CategoryDraft => ({
  name,
  description,
  slug,
  group,
  parentId,
  isActive,
});

/** Returns the names of the category and its ancestors from the root, joined for display. */
const wayTo = (all: readonly StaffCategory[], { path }: StaffCategory): string =>
  path.map((id) => all.find((one) => one.id === id)?.name ?? '').join(' › ');

type Props = {
  all: readonly StaffCategory[];
  /** The category that is edited; without it, the form creates a new one. */
  category?: StaffCategory | undefined;
  /** Preselected parent of a new category. */
  parentId?: string | null;
  onClose: () => void;
};

export function CategoryForm({ all, category, parentId = null, onClose }: Props) {
  const { t } = useTranslation(['backOffice', 'form']);
  const client = useQueryClient();
  const creating = useAct(createCategory);
  const updating = useAct(updateCategory);
  const known = category?.picture ? [{ id: kept, url: category.picture }] : [];
  const pictures = usePictures('shopImages', known, (index) => t('form:pictures.name', { index }));
  const picked =
    pictures.ids?.[0] === kept ? undefined : pictures.ids && { pictureId: pictures.ids[0] ?? null };
  const form = useRecordForm(CategoryDraft, {
    record: category,
    blank: { ...blank, parentId },
    draftOf,
    held: pictures.sending || pictures.failed,
    create: (draft, clientRequestId) => creating.send({ body: { ...draft, ...picked, clientRequestId } }),
    update: (draft, { id, version }) =>
      updating.send({ params: { id }, body: { ...draft, ...picked, version } }),
    read: async (id) =>
      (await client.fetchQuery({ ...staffCategoriesQuery, staleTime: 0 })).find((one) => one.id === id),
    onDone: ({ name }) => {
      toast.success(t('categories.saved', { name }), picked && { description: t('categories.pictureSoon') });
      onClose();
    },
    onRefused: ({ code, message }, { say }) => {
      if (code === 'SLUG_EXISTS') say('slug', message);
      if (['CATEGORY_CYCLE', 'CATEGORY_TOO_DEEP', 'UNKNOWN_CATEGORY'].includes(code))
        say('parentId', message);
    },
  });
  const parents = all
    .filter(({ id }) => fitsUnder(all, category, id))
    .map((one) => ({ value: one.id, label: wayTo(all, one) }));
  return (
    <FormDialog
      form={form}
      texts={{ ns: 'backOffice', at: 'categories.form' }}
      title={t(category ? 'categories.form.edit' : 'categories.form.add')}
      onClose={onClose}
      {...(pictures.failed && { problem: <PicturesFailureNotice /> })}
    >
      <TextField name="name" required />
      <ComboboxField name="parentId" options={parents} clearable />
      <SelectField
        name="group"
        options={CategoryGroup.options.map((group) => ({
          value: group,
          label: t('categories.group', { group: group.toUpperCase(), share: groupLabels[group] }),
        }))}
      />
      <TextField name="slug" />
      <TextAreaField name="description" rows={3} />
      <PictureField pictures={pictures} most={1} />
      <SwitchField name="isActive" />
      {category && <HistoryButton of="category" id={category.id} />}
    </FormDialog>
  );
}
