import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
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
import type { ApiError } from '#web/platform/api/api-error.ts';
import { call } from '#web/platform/api/call.ts';
import * as roots from '#web/platform/api/query-roots.ts';
import { useContractForm } from '#web/platform/forms/use-contract-form.ts';
import { usePictures } from '#web/platform/uploads/use-pictures.ts';
import { toast } from '#web/platform/feedback/toast.ts';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { PicturesFailed } from '#web/ui/form/picture-field.tsx';
import { PasswordField, TextField } from '#web/ui/form/text-fields.tsx';
import { HistoryButton } from '#web/ui/record/history-button.tsx';
import { BusinessFields, OwnerField } from './business-fields.tsx';

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

/** Form that adds a business or edits the passed one. */
export function BusinessForm({ business, onClose }: Props) {
  const { t } = useTranslation('backOffice');
  const client = useQueryClient();
  const newest = useRef(business);
  const logo = useLogo(business?.logo);
  const saved = useSaved(onClose);
  const form = useContractForm(BusinessDraft, {
    values: business ? draftOf(business) : { ...blank, userId: null },
    held: logo.held,
    send: async (draft, clientRequestId) => {
      const { current } = newest;
      const reply = current
        ? await call(updateBusiness, {
            params: { id: current.id },
            body: { ...draft, ...logo.said, version: current.version },
          })
        : await call(createBusiness, { body: { ...draft, ...logo.said, clientRequestId } });
      await client.invalidateQueries({ queryKey: roots.catalogue });
      return reply;
    },
    ...(business && {
      latest: async () => {
        newest.current = await call(getAdminBusiness, { params: { id: business.id } });
        return draftOf(newest.current);
      },
    }),
    onDone: (reply) => saved(reply, Boolean(logo.said?.logoId)),
    onRefused: ({ code, message }: ApiError, { say }) => {
      const box = boxOf[code];
      if (box) say(box, message);
    },
  });
  return (
    <FormDialog
      form={form}
      texts={texts}
      title={t(business ? 'businesses.form.edit' : 'businesses.form.add')}
      submit={t('businesses.form.save')}
      sending={t('businesses.form.saving')}
      onClose={onClose}
      {...(logo.pictures.failed && { problem: <PicturesFailed /> })}
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
  const client = useQueryClient();
  const logo = useLogo(null);
  const saved = useSaved(onClose);
  const form = useContractForm(WithUser, {
    values: { ...blank, user: nobody },
    held: logo.held,
    send: async (draft, clientRequestId) => {
      const reply = await call(createBusinessWithUser, { body: { ...draft, ...logo.said, clientRequestId } });
      await client.invalidateQueries({ queryKey: roots.catalogue });
      return reply;
    },
    onDone: (reply) => saved(reply, Boolean(logo.said?.logoId)),
    onRefused: ({ code, message }: ApiError, { say }) => {
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
      sending={t('businesses.form.saving')}
      onClose={onClose}
      {...(logo.pictures.failed && { problem: <PicturesFailed /> })}
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
