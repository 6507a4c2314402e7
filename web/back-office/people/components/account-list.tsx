import { ShieldUser } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { AccountDraft, createAccount, listAccounts } from '#shared/people/staff-accounts.contract.ts';
import { staffRoles } from '#shared/people/staff-account-choices.ts';
import { useAct } from '#web/platform/acts/use-act.ts';
import { useContractForm } from '#web/platform/forms/use-contract-form.ts';
import { SelectField } from '#web/ui/form/choice-fields.tsx';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { TextField } from '#web/ui/form/text-fields.tsx';
import { staffList } from '#web/ui/list/staff-list.tsx';
import { usePersonColumns } from './use-person-columns.tsx';

/** List of staff accounts with roles and last sign-ins. */
export const AccountList = staffList(listAccounts, {
  name: 'staff-accounts',
  texts: { ns: 'people', at: 'staff' },
  icon: <ShieldUser />,
  choices: { role: 'accounts:role' },
  nameOf: ({ fullName }) => fullName,
  useOwn: () => ({ columns: usePersonColumns({ isStaff: true }) }),
  columns: (_, { own }) => own.columns,
});

/** Form that creates a staff account; a link to choose a password is mailed to its owner. */
export function AccountForm({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['people', 'accounts']);
  const creating = useAct(createAccount, { done: ({ email }) => t('staff.made', { email }) });
  const form = useContractForm(AccountDraft, {
    values: { fullName: '', email: '', phoneNumber: '', role: 'collaborator' },
    send: (draft, clientRequestId) => creating.send({ body: { ...draft, clientRequestId } }),
    onDone: onClose,
    onRefused: ({ code, message }, { say }) => {
      if (code === 'EMAIL_EXISTS') say('email', message);
      if (code === 'PHONE_EXISTS') say('phoneNumber', message);
    },
  });
  return (
    <FormDialog
      form={form}
      texts={{ ns: 'people', at: 'staff.form' }}
      title={t('staff.add')}
      description={t('staff.addHint')}
      submit={t('staff.form.save')}
      sending={t('staff.form.saving')}
      onClose={onClose}
    >
      <TextField name="fullName" required />
      <TextField name="email" required />
      <TextField name="phoneNumber" required />
      <SelectField
        name="role"
        required
        options={staffRoles.map((value) => ({ value, label: t(`accounts:role.${value}`) }))}
      />
    </FormDialog>
  );
}
