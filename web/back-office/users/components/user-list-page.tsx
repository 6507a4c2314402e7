import { useQuery } from '@tanstack/react-query';
import { UsersRound } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { userStatuses } from '#shared/accounts/user-choices.ts';
import type { UserRow } from '#shared/accounts/users.contract.ts';
import { ListScreen, type OnSearch } from '#web/ui/list/list-screen.tsx';
import { usersQuery } from '../api/user-queries.ts';
import { useAsked } from '#web/ui/list/use-asked.ts';
import { userSearch, type UserSearch } from '../rules/user-search.ts';
import { useUserColumns } from './user-columns.tsx';
import { UserSheet } from './lazy-user-sheet.ts';

type Props = { search: UserSearch; onSearch: OnSearch<UserSearch>; tools?: ReactNode };

/** Members by name, e-mail, phone or code, newest first. */
export function UserListPage({ search, onSearch, tools }: Props) {
  const { t } = useTranslation('accounts');
  const query = useQuery(usersQuery(useAsked('users', userSearch, search)));
  const [shown, setShown] = useState<UserRow>();
  return (
    <>
      <ListScreen
        name="users"
        label={t('users.title')}
        query={query}
        of={userSearch}
        search={search}
        onSearch={onSearch}
        words={{ name: 'searchTerm', label: t('users.searchLabel'), placeholder: t('users.search') }}
        choices={[
          {
            name: 'status',
            label: t('users.status'),
            all: t('users.allStatuses'),
            options: userStatuses.map((value) => ({ value, label: t(`status.${value}`) })),
          },
        ]}
        days={t('users.joined')}
        columns={useUserColumns(setShown)}
        idOf={({ id }) => id}
        nameOf={({ fullName }) => fullName}
        texts={{ failed: t('users.failed'), empty: t('users.empty'), emptyHint: t('users.emptyHint') }}
        icon={<UsersRound />}
        tools={tools}
      />
      {shown && <UserSheet user={shown} onClose={() => setShown(undefined)} />}
    </>
  );
}
