import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  BusinessDraft,
  BusinessUser,
  createBusiness,
  createBusinessWithUser,
  getAdminBusiness,
  type StaffBusiness,
  updateBusiness,
} from '#shared/catalogue/staff-business.contract.ts';
import { call } from '#web/platform/api/call.ts';
import { useAct } from '#web/platform/acts/use-act.ts';
import { useContractForm } from '#web/platform/forms/use-contract-form.ts';
import { useRecordForm } from '#web/platform/forms/use-record-form.ts';
import { type Pictures, usePictures } from '#web/platform/uploads/use-pictures.ts';
import { toast } from '#web/platform/feedback/toast.ts';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { ComboboxField, SwitchField } from '#web/ui/form/choice-fields.tsx';
import { PictureField, PicturesFailureNotice } from '#web/ui/form/picture-field.tsx';
import { PasswordField, TextAreaField, TextField } from '#web/ui/form/text-fields.tsx';
import { HistoryButton } from '#web/ui/record/history-button.tsx';
import { membersNamed } from '../api/maker-queries.ts';

const blank = { name: '', slug: '', description: '', province: '', verified: false, featured: false };

const draftOf = ({
  name,
  slug,
  description,
  province,
  verified,
  featured,
  userId,
}: StaffBusiness): BusinessDraft => ({ name, slug, description, province, verified, featured, userId });

/** Placeholder id for the logo that the business already has. */
const kept = 'kept';

/** State of the logo field, and the value to send: undefined while the logo is unchanged. */
function useLogo(logo: string | null | undefined) {
  const { t } = useTranslation('form');
  const pictures = usePictures('shopImages', logo ? [{ id: kept, url: logo }] : [], (index) =>
    t('pictures.name', { index }),
  );
  const [first] = pictures.ids ?? [];
  const said = pictures.ids && first !== kept ? { logoId: first ?? null } : undefined;
  return { pictures, said, held: pictures.sending || pictures.failed };
}

const texts = { ns: 'backOffice', at: 'businesses.form' } as const;

/** Field that each refusal code belongs to. */
const boxOf: Partial<Record<string, 'slug' | 'userId'>> = {
  SLUG_EXISTS: 'slug',
  OWNER_TAKEN: 'userId',
  UNKNOWN_USER: 'userId',
};

type Props = { business?: StaffBusiness; onClose: () => void };

function useSaved(onClose: () => void) {
  const { t } = useTranslation('backOffice');
  return ({ name }: StaffBusiness, hasLogo: boolean) => {
    toast.success(
      t('businesses.saved', { name }),
      hasLogo ? { description: t('categories.pictureSoon') } : undefined,
    );
    onClose();
  };
}

export function BusinessForm({ business, onClose }: Props) {
  const { t } = useTranslation('backOffice');
  const creating = useAct(createBusiness);
  const updating = useAct(updateBusiness);
  const logo = useLogo(business?.logo);
  const saved = useSaved(onClose);
  const form = useRecordForm(BusinessDraft, {
    record: business,
    blank: { ...blank, userId: null },
    draftOf,
    held: logo.held,
    create: (draft, clientRequestId) => creating.send({ body: { ...draft, ...logo.said, clientRequestId } }),
    update: (draft, { id, version }) =>
      updating.send({ params: { id }, body: { ...draft, ...logo.said, version } }),
    read: (id) => call(getAdminBusiness, { params: { id } }),
    onDone: (reply) => saved(reply, Boolean(logo.said?.logoId)),
    onRefused: ({ code, message }, { say }) => {
      const box = boxOf[code];
      if (box) say(box, message);
    },
  });
  return (
    <FormDialog
      form={form}
      texts={texts}
      title={t(business ? 'businesses.form.edit' : 'businesses.form.add')}
      onClose={onClose}
      {...(logo.pictures.failed && { problem: <PicturesFailureNotice /> })}
    >
      <BusinessFields pictures={logo.pictures} />
      <OwnerField owner={business?.owner ?? null} />
      {business && <HistoryButton of="business" id={business.id} />}
    </FormDialog>
  );
}

const WithUser = BusinessDraft.omit({ userId: true }).extend({ user: BusinessUser });
const nobody = { fullName: '', email: '', phoneNumber: '', password: '' };

/** Form that adds a business together with its owner's account. */
export function BusinessWithUserForm({ onClose }: Pick<Props, 'onClose'>) {
  const { t } = useTranslation('backOffice');
  const creating = useAct(createBusinessWithUser);
  const logo = useLogo(null);
  const saved = useSaved(onClose);
  const form = useContractForm(WithUser, {
    values: { ...blank, user: nobody },
    held: logo.held,
    send: (draft, clientRequestId) => creating.send({ body: { ...draft, ...logo.said, clientRequestId } }),
    onDone: (reply) => saved(reply, Boolean(logo.said?.logoId)),
    onRefused: ({ code, message }, { say }) => {
      if (code === 'SLUG_EXISTS') say('slug', message);
      if (code === 'EMAIL_EXISTS') say('user.email', message);
      if (code === 'PHONE_EXISTS') say('user.phoneNumber', message);
      if (code === 'PASSWORD_TOO_COMMON') say('user.password', message);
    },
  });
  return (
    <FormDialog
      form={form}
      texts={texts}
      title={t('businesses.form.addWithUser')}
      description={t('businesses.form.addWithUserHint')}
      submit={t('businesses.form.saveWithUser')}
      onClose={onClose}
      {...(logo.pictures.failed && { problem: <PicturesFailureNotice /> })}
    >
      <BusinessFields pictures={logo.pictures} />
      <fieldset className="space-y-4.5 rounded-md border border-line p-4">
        <legend className="px-1 text-sm font-semibold">{t('businesses.form.account')}</legend>
        <TextField name="user.fullName" required autoComplete="off" />
        <TextField name="user.email" required inputMode="email" autoComplete="off" />
        <TextField name="user.phoneNumber" required inputMode="tel" autoComplete="off" />
        <PasswordField name="user.password" required autoComplete="new-password" />
      </fieldset>
    </FormDialog>
  );
}

function BusinessFields({ pictures }: { pictures: Pictures }) {
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
function OwnerField({ owner }: { owner: StaffBusiness['owner'] }) {
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
