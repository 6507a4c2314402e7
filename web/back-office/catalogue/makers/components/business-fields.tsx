import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { StaffBusiness } from '#shared/catalogue/staff-business.contract.ts';
import type { Pictures } from '#web/platform/uploads/use-pictures.ts';
import { ComboboxField, SwitchField } from '#web/ui/form/choice-fields.tsx';
import { PictureField } from '#web/ui/form/picture-field.tsx';
import { TextAreaField, TextField } from '#web/ui/form/text-fields.tsx';
import { membersNamed } from '../api/maker-queries.ts';

/** Fields of a business, for any owner. */
export function BusinessFields({ pictures }: { pictures: Pictures }) {
  return (
    <>
      <TextField name="name" required />
      <TextField name="province" />
      <TextField name="slug" />
      <TextAreaField name="description" rows={3} />
      <PictureField pictures={pictures} most={1} />
      <SwitchField name="verified" />
      <SwitchField name="featured" />
    </>
  );
}

/** Select for the member who owns the business, found by name, e-mail, phone or code. */
export function OwnerField({ owner }: { owner: StaffBusiness['owner'] }) {
  const [words, setWords] = useState('');
  const { data, isFetching } = useQuery(membersNamed(words));
  const found = (data?.data ?? []).map(({ id, fullName, email }) => ({
    value: id,
    label: fullName,
    hint: email,
  }));
  const known = owner && !found.some(({ value }) => value === owner.id);
  const options = known
    ? [{ value: owner.id, label: owner.fullName, hint: owner.referenceId }, ...found]
    : found;
  return <ComboboxField name="userId" options={options} onQuery={setWords} loading={isFetching} clearable />;
}
