import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { UsersRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { roles } from '#shared/contract/access.ts';
import { listPeople } from '#shared/people/people.contract.ts';
import { apiQuery } from '#web/platform/lists/api-query.ts';
import { ListScreen, type OnSearch } from '#web/ui/list/list-screen.tsx';
import { useListQuery } from '#web/ui/list/use-list-query.ts';
import { peopleSearch, type PeopleSearch } from '../rules/people-search.ts';
import { usePersonColumns } from './person-columns.tsx';
import { type UserStatus, userStatuses } from '#shared/values/user-statuses.ts';

type Props = {
  search: PeopleSearch;
  onSearch: OnSearch<PeopleSearch>;
  /** Shows one status only. Such a list is a page of its own and keeps its own saved views. */
  only?: UserStatus;
  tools?: ReactNode;
};

/** List of members, searchable by name, e-mail, phone or code, newest first. */
export function PeopleList({ search, onSearch, only, tools }: Props) {
  const { t } = useTranslation(['people', 'accounts']);
  const name = only ? `users-${only}` : 'users';
  const said = useListQuery(name, peopleSearch, search);
  const asked = only ? { ...said, status: only } : said;
  const query = useQuery({ ...apiQuery(listPeople, { query: asked }), placeholderData: keepPreviousData });
  const columns = usePersonColumns();
  const states = {
    name: 'status',
    label: t('accounts:users.status'),
    all: t('accounts:users.allStatuses'),
    options: userStatuses.map((value) => ({ value, label: t(`meaning.${value}`) })),
  } as const;
  return (
    <ListScreen
      name={name}
      label={t('accounts:users.title')}
      query={query}
      of={peopleSearch}
      search={search}
      onSearch={onSearch}
      words={{
        name: 'searchTerm',
        label: t('accounts:users.searchLabel'),
        placeholder: t('accounts:users.search'),
      }}
      choices={[
        ...(only ? [] : [states]),
        {
          name: 'role',
          label: t('accounts:users.role'),
          all: t('allRoles'),
          options: roles.map((value) => ({ value, label: t(`accounts:role.${value}`) })),
        },
      ]}
      days={t('accounts:users.joined')}
      columns={columns}
      idOf={({ id }) => id}
      nameOf={({ fullName }) => fullName}
      texts={{
        failed: t('accounts:users.failed'),
        empty: t('accounts:users.empty'),
        emptyHint: t('accounts:users.emptyHint'),
      }}
      icon={<UsersRound />}
      tools={tools}
    />
  );
}
