import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod';
import { countries } from '#shared/members/countries.ts';
import type { MemberProfile } from '#shared/members/member.ts';
import { getUserProfile, longestBio, ProfileForm, updateProfile } from '#shared/members/profile.contract.ts';
import { collator } from '#shared/values/text.ts';
import { call } from '#web/platform/api/call.ts';
import { todayInVietnam } from '#web/platform/format/local-time.ts';
import { useContractForm } from '#web/platform/forms/use-contract-form.ts';
import { ComboboxField, DayField, SelectField } from '#web/ui/form/choice-fields.tsx';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { TextAreaField, TextField } from '#web/ui/form/text-fields.tsx';
import { useCountryName } from '../hooks/use-country-name.ts';
import { genders } from '#shared/values/genders.ts';
import { useAct } from '#web/platform/acts/use-act.ts';
import * as roots from '#web/platform/api/query-roots.ts';
import { memberQuery } from '../api/member-queries.ts';

const valuesOf = (profile: MemberProfile): z.input<typeof ProfileForm> => ({
  fullName: profile.fullName,
  bio: profile.bio ?? '',
  website: profile.website ?? '',
  dob: profile.dob ?? '',
  gender: profile.gender,
  country: profile.country,
});

type Props = { profile: MemberProfile; onClose: () => void };

/** Shows a form for the user's own profile. Who may see each fact is set on the profile's lines. */
export function EditProfile({ profile, onClose }: Props) {
  const { t } = useTranslation('members');
  const save = useAct(updateProfile, {
    keeps: memberQuery(profile.id),
    stale: [roots.me],
    done: t('edit.saved'),
  });
  const countryName = useCountryName();
  const newest = useRef(profile);
  const form = useContractForm(ProfileForm, {
    values: valuesOf(profile),
    send: (draft) =>
      save.send({
        params: { id: profile.id },
        body: { ...draft, updatedAt: newest.current.updatedAt ?? undefined },
      }),
    latest: async () => {
      newest.current = await call(getUserProfile, { params: { id: profile.id } });
      return valuesOf(newest.current);
    },
    onDone: onClose,
  });
  const isNameProven = profile.verificationDate !== null;
  const isBirthdayProven = isNameProven && profile.dob !== null;
  return (
    <FormDialog
      form={form}
      texts={{ ns: 'members', at: 'edit' }}
      title={t('edit.title')}
      submit={t('edit.submit')}
      sending={t('edit.sending')}
      onClose={onClose}
    >
      <TextField
        name="fullName"
        required
        autoComplete="name"
        readOnly={isNameProven}
        {...(isNameProven && { help: t('edit.nameProven') })}
      />
      <TextAreaField name="bio" most={longestBio} counted rows={3} />
      <div className="grid gap-4.5 sm:grid-cols-2">
        <DayField
          name="dob"
          min="1900-01-01"
          max={todayInVietnam()}
          readOnly={isBirthdayProven}
          {...(isBirthdayProven && { help: t('edit.dobProven') })}
        />
        <SelectField
          name="gender"
          options={genders.map((value) => ({ value, label: t(`gender.${value}`) }))}
        />
      </div>
      <ComboboxField
        name="country"
        options={countries
          .map((value) => ({ value, label: countryName(value) }))
          .toSorted((a, b) => collator.compare(a.label, b.label))}
      />
      <TextField name="website" inputMode="url" autoComplete="url" />
    </FormDialog>
  );
}
