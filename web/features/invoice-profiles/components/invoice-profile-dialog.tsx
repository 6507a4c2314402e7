import { useTranslation } from 'react-i18next';
import { type InvoiceProfile, InvoiceProfileForm } from '#shared/invoice-profiles/invoice-profile.ts';
import {
  createInvoiceProfile,
  updateInvoiceProfile,
} from '#shared/invoice-profiles/invoice-profiles.contract.ts';
import { profileKinds } from '#shared/invoice-profiles/tax-codes.ts';
import { useAct } from '#web/platform/acts/use-act.ts';
import { useContractForm } from '#web/platform/forms/use-contract-form.ts';
import { toast } from '#web/platform/feedback/toast.ts';
import { CheckField, RadioField } from '#web/ui/form/choice-fields.tsx';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { TextField } from '#web/ui/form/text-fields.tsx';

type Props = { profile: InvoiceProfile | undefined; email: string; onClose: () => void };

const helps = {
  person: 'form.personalHelp',
  company: 'form.taxCodeHelp',
  budget: 'form.budgetHelp',
} as const;

export function InvoiceProfileDialog({ profile, email, onClose }: Props) {
  const { t } = useTranslation('invoiceProfiles');
  const create = useAct(createInvoiceProfile);
  const update = useAct(updateInvoiceProfile);
  const form = useContractForm(InvoiceProfileForm, {
    values: {
      kind: profile?.kind ?? 'company',
      companyName: profile?.companyName ?? '',
      name: profile?.name ?? '',
      taxCode: profile?.taxCode ?? '',
      address: profile?.address ?? '',
      email: profile?.email ?? email,
      phone: profile?.phone ?? '',
      isDefault: profile?.isDefault ?? false,
    },
    send: (body, clientRequestId) =>
      profile
        ? update.send({ params: { id: profile.id }, body })
        : create.send({ body: { ...body, clientRequestId } }),
    onDone: () => {
      onClose();
      toast.success(t(profile ? 'done.saved' : 'done.added'));
    },
  });
  const kind = form.watch('kind');
  return (
    <FormDialog
      form={form}
      texts={{ ns: 'invoiceProfiles', at: 'form' }}
      title={t(profile ? 'form.editTitle' : 'form.addTitle')}
      submit={t('form.save')}
      sending={t('form.saving')}
      onClose={onClose}
    >
      <RadioField name="kind" options={profileKinds.map((value) => ({ value, label: t(`kind.${value}`) }))} />
      <TextField name="companyName" maxLength={200} autoComplete="organization" required />
      <div className="grid gap-4.5 sm:grid-cols-2">
        <TextField
          name="taxCode"
          inputMode="numeric"
          maxLength={14}
          help={t(helps[kind])}
          required={kind !== 'person'}
        />
        <TextField name="name" maxLength={80} autoComplete="name" />
      </div>
      <TextField name="address" maxLength={200} autoComplete="street-address" required />
      <div className="grid gap-4.5 sm:grid-cols-2">
        <TextField name="email" type="email" maxLength={120} autoComplete="email" required />
        <TextField name="phone" type="tel" maxLength={20} autoComplete="tel" />
      </div>
      {!profile?.isDefault && <CheckField name="isDefault" />}
    </FormDialog>
  );
}
