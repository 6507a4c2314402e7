import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { ShieldUser } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { AccountDraft, createAccount, listAccounts } from '#shared/people/staff-accounts.contract.ts';
import { staffRoles } from '#shared/people/staff-account-choices.ts';
import { call } from '#web/platform/api/call.ts';
import * as roots from '#web/platform/api/query-roots.ts';
import { useContractForm } from '#web/platform/forms/use-contract-form.ts';
import { apiQuery } from '#web/platform/lists/api-query.ts';
import { toast } from '#web/platform/feedback/toast.ts';
import { SelectField } from '#web/ui/form/choice-fields.tsx';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { TextField } from '#web/ui/form/text-fields.tsx';
import { ListScreen, type OnSearch } from '#web/ui/list/list-screen.tsx';
import { useListQuery } from '#web/ui/list/use-list-query.ts';
import { accountSearch, type AccountSearch } from '../rules/people-search.ts';
import { usePersonColumns } from './person-columns.tsx';

type Props = { search: AccountSearch; onSearch: OnSearch<AccountSearch> };

/** List of staff accounts with roles and last sign-ins. */
export function AccountsPage({ search, onSearch }: Props) {
  const { t } = useTranslation(['people', 'accounts']);
  const asked = useListQuery('staff-accounts', accountSearch, search);
  const query = useQuery({ ...apiQuery(listAccounts, { query: asked }), placeholderData: keepPreviousData });
  const sorted = new Set(['fullName', 'role', 'createdAt']);
  const columns = usePersonColumns({ showsLogin: true }).map(({ sorts, ...column }) => ({
    ...column,
    ...(sorts && sorted.has(column.name) && { sorts }),
  }));
  return (
    <ListScreen
      name="staff-accounts"
      label={t('staff.title')}
      query={query}
      of={accountSearch}
      search={search}
      onSearch={onSearch}
      words={{
        name: 'searchTerm',
        label: t('accounts:users.searchLabel'),
        placeholder: t('accounts:users.search'),
      }}
      choices={[
        {
          name: 'role',
          label: t('accounts:users.role'),
          all: t('allRoles'),
          options: staffRoles.map((value) => ({ value, label: t(`accounts:role.${value}`) })),
        },
      ]}
      columns={columns}
      idOf={({ id }) => id}
      nameOf={({ fullName }) => fullName}
      texts={{ failed: t('staff.failed'), empty: t('staff.empty'), emptyHint: t('staff.emptyHint') }}
      icon={<ShieldUser />}
    />
  );
}

/** Form that creates a staff account; a link to choose a password is mailed to its owner. */
export function AccountForm({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['people', 'accounts']);
  const client = useQueryClient();
  const form = useContractForm(AccountDraft, {
    values: { fullName: '', email: '', phoneNumber: '', role: 'collaborator' },
    send: async (draft, clientRequestId) => {
      const made = await call(createAccount, { body: { ...draft, clientRequestId } });
      await Promise.all([
        client.invalidateQueries({ queryKey: roots.people }),
        client.invalidateQueries({ queryKey: roots.users }),
      ]);
      return made;
    },
    onDone: ({ email }) => {
      toast.success(t('staff.made', { email }));
      onClose();
    },
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
