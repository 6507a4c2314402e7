import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  BrandDraft,
  createBrand,
  getAdminBrand,
  type StaffBrand,
  updateBrand,
} from '#shared/catalogue/staff-brand.contract.ts';
import { call } from '#web/platform/api/call.ts';
import { useAct } from '#web/platform/acts/use-act.ts';
import { useRecordForm } from '#web/platform/forms/use-record-form.ts';
import { toast } from '#web/platform/feedback/toast.ts';
import { ComboboxField, SwitchField } from '#web/ui/form/choice-fields.tsx';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { TextAreaField, TextField } from '#web/ui/form/text-fields.tsx';
import { HistoryButton } from '#web/ui/record/history-button.tsx';
import { businessesNamed } from '../api/maker-queries.ts';

const blank = { name: '', slug: '', description: '', country: '', featured: false, businessId: null };
const draftOf = ({ name, slug, description, country, featured, businessId }: StaffBrand): BrandDraft => ({
  name,
  slug,
  description,
  country,
  featured,
  businessId,
});

export function BrandForm({ brand, onClose }: { brand?: StaffBrand; onClose: () => void }) {
  const { t } = useTranslation('backOffice');
  const creating = useAct(createBrand);
  const updating = useAct(updateBrand);
  const form = useRecordForm(BrandDraft, {
    record: brand,
    blank,
    draftOf,
    create: (draft, clientRequestId) => creating.send({ body: { ...draft, clientRequestId } }),
    update: (draft, { id, version }) => updating.send({ params: { id }, body: { ...draft, version } }),
    read: (id) => call(getAdminBrand, { params: { id } }),
    onDone: ({ name }) => {
      toast.success(t('brands.saved', { name }));
      onClose();
    },
    onRefused: ({ code, message }, { say }) => {
      if (code === 'SLUG_EXISTS') say('slug', message);
      if (code === 'UNKNOWN_BUSINESS') say('businessId', message);
    },
  });
  return (
    <FormDialog
      form={form}
      texts={{ ns: 'backOffice', at: 'brands.form' }}
      title={t(brand ? 'brands.form.edit' : 'brands.form.add')}
      onClose={onClose}
    >
      <TextField name="name" required />
      <MakerField brand={brand} />
      <TextField name="country" />
      <TextField name="slug" />
      <TextAreaField name="description" rows={3} />
      <SwitchField name="featured" />
      {brand && <HistoryButton of="brand" id={brand.id} />}
    </FormDialog>
  );
}

/** Select for the business that makes the brand's goods. */
function MakerField({ brand }: { brand: StaffBrand | undefined }) {
  const [words, setWords] = useState('');
  const { data, isFetching } = useQuery(businessesNamed(words));
  const found = (data?.data ?? []).map(({ id, name }) => ({ value: id, label: name }));
  const { businessId = null, businessName } = brand ?? {};
  const known = businessId !== null && !found.some(({ value }) => value === businessId);
  const options = known ? [{ value: businessId, label: businessName ?? businessId }, ...found] : found;
  return (
    <ComboboxField name="businessId" options={options} onQuery={setWords} loading={isFetching} clearable />
  );
}
