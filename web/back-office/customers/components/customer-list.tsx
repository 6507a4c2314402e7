import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Contact } from 'lucide-react';
import type { CustomerRow } from '#shared/customers/customer.ts';
import { listCustomerIds, listCustomers } from '#shared/customers/customers.contract.ts';
import { call } from '#web/platform/api/call.ts';
import { Email } from '#web/ui/data/email.tsx';
import { staffList } from '#web/ui/list/staff-list.tsx';
import { PersonLine } from '#web/ui/record/person-line.tsx';
import { labelsQuery, provincesQuery } from '../api/customer-queries.ts';
import { KindBadge, Labels, useCustomerName } from './customer-marks.tsx';
import { useGroupActions } from './use-group-actions.tsx';

const named = (values: readonly string[] = []) => values.map((value) => ({ value, label: value }));
const useGroups = () => useQuery(labelsQuery).data?.groups ?? [];
const useGroupOptions = () => useGroups().map(({ id, name }) => ({ value: id, label: name }));
const useTags = () => named(useQuery(labelsQuery).data?.tags);
const useProvinces = () => named(useQuery(provincesQuery).data?.map(({ name }) => name));

/** List of all buyers, with or without an account. Pressing a row anywhere opens the customer's page. */
export const CustomerList = staffList(listCustomers, {
  name: 'customers',
  texts: { ns: 'customers', at: 'list' },
  icon: <Contact />,
  period: ['lastFrom', 'lastTo'],
  days: 'lastOrderAt',
  choices: {
    kind: 'kind',
    group: useGroupOptions,
    tag: useTags,
    province: { options: useProvinces, single: true },
  },
  useOwn() {
    const groups = useGroups();
    const bulk = useGroupActions(groups);
    const nameOf = useCustomerName();
    return {
      nameOf,
      groupNames: (row: CustomerRow) =>
        groups.filter(({ id }) => row.groups.includes(id)).map(({ name }) => name),
      screen: {
        nameOf,
        ...(bulk.length > 0 && { bulk }),
        everything: ({ page: _page, limit: _limit, ...wanted }) => call(listCustomerIds, { query: wanted }),
      },
    };
  },
  columns: (col, { own: { nameOf, groupNames } }) => [
    col.text('fullName', {
      main: true,
      sorts: true,
      cell: (row) => (
        <PersonLine name={nameOf(row)} meta={row.code}>
          <Link
            to="/admin/e-commerce/customers/$id"
            params={{ id: row.id }}
            className="rounded-xs after:absolute after:inset-0 hover:text-brand"
          >
            {nameOf(row)}
          </Link>
        </PersonLine>
      ),
    }),
    col.text('contact', {
      of: ({ phone }) => phone,
      card: 'line',
      below: ({ email }) => email && <Email>{email}</Email>,
    }),
    col.status('kind', 'kind', (row) => <KindBadge {...row} />),
    col.number('orderCount', { sorts: true }),
    col.money('totalSpent', { sorts: true, card: 'line', className: 'font-semibold' }),
    col.day('lastOrderAt', { numeric: true, sorts: true, card: 'line' }),
    col.text('province', { card: 'none' }),
    col.custom('labels', (row) => <Labels tags={row.tags} groups={groupNames(row)} />, { card: 'none' }),
  ],
});
