import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Contact } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { customerKinds } from '#shared/customers/customer-choices.ts';
import { listCustomerIds, listCustomers } from '#shared/customers/customers.contract.ts';
import { call } from '#web/platform/api/call.ts';
import { apiQuery } from '#web/platform/lists/api-query.ts';
import { ListScreen, type OnSearch } from '#web/ui/list/list-screen.tsx';
import { useListQuery } from '#web/ui/list/use-list-query.ts';
import { labelsQuery, provincesQuery } from '../api/customer-queries.ts';
import { customerSearch, type CustomerSearch } from '../rules/customer-search.ts';
import { useCustomerColumns } from './customer-columns.tsx';
import { useCustomerName } from './customer-marks.tsx';
import { useGroupActs } from './group-acts.tsx';

type Props = { search: CustomerSearch; onSearch: OnSearch<CustomerSearch>; tools?: ReactNode };

/** List of all buyers, with or without an account. */
export function CustomerListPage({ search, onSearch, tools }: Props) {
  const { t } = useTranslation('customers');
  const asked = useListQuery('customers', customerSearch, search);
  const query = useQuery({ ...apiQuery(listCustomers, { query: asked }), placeholderData: keepPreviousData });
  const { data: labels = { groups: [], tags: [] } } = useQuery(labelsQuery);
  const { data: provinces = [] } = useQuery(provincesQuery);
  const acts = useGroupActs(labels.groups);
  const named = (values: readonly string[]) => values.map((value) => ({ value, label: value }));
  return (
    <ListScreen
      name="customers"
      label={t('title')}
      query={query}
      of={customerSearch}
      search={search}
      onSearch={onSearch}
      words={{ name: 'search', label: t('searchLabel'), placeholder: t('search') }}
      choices={[
        {
          name: 'kind',
          label: t('kindLabel'),
          all: t('allKinds'),
          options: customerKinds.map((value) => ({ value, label: t(`kind.${value}`) })),
        },
        {
          name: 'group',
          label: t('group'),
          all: t('allGroups'),
          options: labels.groups.map(({ id, name }) => ({ value: id, label: name })),
        },
        { name: 'tag', label: t('tag'), all: t('allTags'), options: named(labels.tags) },
        {
          name: 'province',
          label: t('province'),
          all: t('allProvinces'),
          options: named(provinces.map(({ name }) => name)),
        },
      ]}
      days={t('lastOrder')}
      columns={useCustomerColumns(labels.groups)}
      idOf={({ id }) => id}
      nameOf={useCustomerName()}
      texts={{ failed: t('failed'), empty: t('empty'), emptyHint: t('emptyHint') }}
      icon={<Contact />}
      {...(acts.length > 0 && { bulk: acts })}
      everything={({ page: _page, limit: _limit, ...wanted }) => call(listCustomerIds, { query: wanted })}
      tools={tools}
    />
  );
}
