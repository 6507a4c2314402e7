import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Banknote } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { tillStatuses } from '#shared/tills/till-choices.ts';
import { searchTills } from '#shared/tills/tills.contract.ts';
import { dayMilliseconds, todayInVietnam } from '#web/platform/format/days.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { call } from '#web/platform/api/call.ts';
import { apiQuery } from '#web/platform/lists/api-query.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { ListScreen, type OnSearch } from '#web/ui/list/list-screen.tsx';
import { useListQuery } from '#web/ui/list/use-list-query.ts';
import { lateTillsQuery, warehousesQuery } from '../api/till-queries.ts';
import { tillSearch, type TillSearch } from '../rules/till-search.ts';
import { useTillColumns } from './till-columns.tsx';

type Props = { search: TillSearch; onSearch: OnSearch<TillSearch> };

/** List of all tills with their differences. A notice on top names the tills that were not closed. */
export function TillListPage({ search, onSearch }: Props) {
  const { t } = useTranslation('till');
  const { data: warehouses = [] } = useQuery(warehousesQuery);
  const asked = useListQuery('tills', tillSearch, search);
  const query = useQuery({ ...apiQuery(searchTills, { query: asked }), placeholderData: keepPreviousData });
  return (
    <>
      <LateTills />
      <ListScreen
        name="tills"
        label={t('list.title')}
        query={query}
        of={tillSearch}
        search={search}
        onSearch={onSearch}
        words={{ name: 'search', label: t('list.searchLabel'), placeholder: t('list.search') }}
        choices={[
          {
            name: 'status',
            label: t('list.status'),
            all: t('list.allStatuses'),
            options: tillStatuses.map((value) => ({ value, label: t(`status.${value}`) })),
          },
          {
            name: 'warehouseId',
            label: t('list.place'),
            all: t('list.allPlaces'),
            options: warehouses.map(({ id, name }) => ({ value: id, label: name })),
          },
          {
            name: 'isOff',
            label: t('difference.title'),
            all: t('list.allDifferences'),
            options: [
              { value: 'true', label: t('list.off') },
              { value: 'false', label: t('list.even') },
            ],
          },
        ]}
        days={t('list.openedAt')}
        columns={useTillColumns()}
        idOf={({ id }) => id}
        nameOf={({ code }) => code}
        texts={{ failed: t('list.failed'), empty: t('list.empty'), emptyHint: t('list.emptyHint') }}
        icon={<Banknote />}
        exportAs="dong-quay"
        findPage={(query) => call(searchTills, { query })}
      />
    </>
  );
}

/** Yesterday's date in Vietnam. */
const yesterday = (): string => todayInVietnam(Date.now() - dayMilliseconds);

/** Tills that are still open from yesterday or earlier. */
function LateTills() {
  const { t } = useTranslation('till');
  const { moment } = useFormat();
  const { data } = useQuery(lateTillsQuery(yesterday()));
  if (!data || data.total === 0) return undefined;
  return (
    <Notice tone="gold" className="mb-4" title={t('late.count', { count: data.total })}>
      <ul className="flex flex-wrap gap-x-4 gap-y-1">
        {data.data.map(({ id, personName, warehouseName, openedAt }) => (
          <li key={id}>
            <Link
              to="/admin/payments/till/closings/$id"
              params={{ id }}
              className="font-medium underline-offset-2 underline hover:text-brand"
            >
              {personName}
            </Link>
            {` (${[warehouseName, moment(openedAt)].join(', ')})`}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
