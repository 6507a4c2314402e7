import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { CountedGroup } from '#shared/customers/customer-groups.contract.ts';
import type { CustomerRow } from '#shared/customers/customer.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import type { Column } from '#web/ui/list/column.ts';
import { Person } from '#web/ui/record/person.tsx';
import { Email } from '#web/ui/data/email.tsx';
import { KindBadge, Labels, useCustomerName } from './customer-marks.tsx';

/** Columns of the customer list; pressing a row anywhere opens the customer's page. */
export function useCustomerColumns(groups: readonly CountedGroup[]): Column<CustomerRow>[] {
  const { t } = useTranslation('customers');
  const { day, number, vnd } = useFormat();
  const nameOf = useCustomerName();
  const groupNames = (row: CustomerRow) =>
    groups.filter(({ id }) => row.groups.includes(id)).map(({ name }) => name);
  return [
    {
      name: 'fullName',
      label: t('name'),
      main: true,
      sorts: true,
      text: nameOf,
      cell: (row) => (
        <Person name={nameOf(row)} meta={row.code}>
          <Link
            to="/admin/e-commerce/customers/$id"
            params={{ id: row.id }}
            className="rounded-xs after:absolute after:inset-0 hover:text-brand"
          >
            {nameOf(row)}
          </Link>
        </Person>
      ),
    },
    {
      name: 'contact',
      label: t('contact'),
      card: 'line',
      text: ({ phone, email }) => [phone, email].filter(Boolean).join(' · '),
      cell: ({ phone, email }) => (
        <>
          <span className="tabular-nums">{phone || '–'}</span>
          {email && (
            <span className="block text-xs text-ink-2">
              <Email>{email}</Email>
            </span>
          )}
        </>
      ),
    },
    {
      name: 'kind',
      label: t('kindLabel'),
      tight: true,
      card: 'aside',
      text: ({ kind }) => t(`kind.${kind}`),
      cell: (row) => <KindBadge {...row} />,
    },
    {
      name: 'orderCount',
      label: t('orderCount'),
      tight: true,
      numeric: true,
      sorts: true,
      text: ({ orderCount }) => orderCount,
      cell: ({ orderCount }) => number(orderCount),
    },
    {
      name: 'totalSpent',
      label: t('totalSpent'),
      tight: true,
      numeric: true,
      sorts: true,
      card: 'line',
      text: ({ totalSpent }) => totalSpent,
      cell: ({ totalSpent }) => <span className="font-semibold">{vnd(totalSpent)}</span>,
    },
    {
      name: 'lastOrderAt',
      label: t('lastOrder'),
      tight: true,
      numeric: true,
      sorts: true,
      card: 'line',
      text: ({ lastOrderAt }) => lastOrderAt && day(lastOrderAt),
      cell: ({ lastOrderAt }) => (lastOrderAt ? day(lastOrderAt) : '–'),
    },
    {
      name: 'province',
      label: t('province'),
      card: 'none',
      text: ({ province }) => province,
      cell: ({ province }) => province ?? '–',
    },
    {
      name: 'labels',
      label: t('labels'),
      card: 'none',
      text: (row) => [...groupNames(row), ...row.tags].join(', '),
      cell: (row) => <Labels tags={row.tags} groups={groupNames(row)} />,
    },
  ];
}
