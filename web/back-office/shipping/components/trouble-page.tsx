import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { parcelTroubles } from '#shared/shipping/parcel-choices.ts';
import type { PackingOrder } from '#shared/shipping/packing-order.ts';
import { listPackingOrders } from '#shared/shipping/packing.contract.ts';
import { call } from '#web/platform/api/call.ts';
import type { Column } from '#web/ui/list/column.ts';
import { ListScreen, type OnSearch } from '#web/ui/list/list-screen.tsx';
import { useListQuery } from '#web/ui/list/use-list-query.ts';
import { packingQuery } from '../api/packing-queries.ts';
import { nextStepOf } from '../rules/next-step.ts';
import { packingSearch, type PackingSearch } from '../rules/packing-search.ts';
import { usePackingColumns } from './packing-columns.tsx';

type Props = { search: PackingSearch; onSearch: OnSearch<PackingSearch> };

function useColumns(): Column<PackingOrder>[] {
  const { t } = useTranslation('packing');
  const shared = usePackingColumns().filter(({ name }) => name !== 'pieces' && name !== 'claim');
  const [code, ...others] = shared.map((column) =>
    // The parcel's stage is more useful here than the order's status.
    column.name === 'status' ? { ...column, seldom: true } : column,
  );
  return [
    ...(code ? [code] : []),
    {
      name: 'next',
      label: t('nextStep'),
      card: 'line',
      text: (order) => order.troubles.map((trouble) => t(`next.${nextStepOf(order, trouble)}`)).join(' '),
      cell: (order) => (
        <span className="block min-w-56 text-pretty">
          {order.troubles.map((trouble) => t(`next.${nextStepOf(order, trouble)}`)).join(' ')}
        </span>
      ),
    },
    ...others,
  ];
}

/** Parcels that need attention: late, not delivered, returning, heavier than declared, or without news. */
export function TroublePage({ search, onSearch }: Props) {
  const { t } = useTranslation('packing');
  const asked = useListQuery('parcel-troubles', packingSearch, search);
  const query = useQuery({
    ...packingQuery({ ...asked, troubled: 'true' }),
    placeholderData: keepPreviousData,
  });
  return (
    <ListScreen
      name="parcel-troubles"
      label={t('troubles')}
      query={query}
      of={packingSearch}
      search={search}
      onSearch={onSearch}
      words={{ name: 'search', label: t('searchLabel'), placeholder: t('search') }}
      choices={[
        {
          name: 'trouble',
          many: true,
          label: t('troubleKind'),
          all: t('allTroubles'),
          options: parcelTroubles.map((value) => ({ value, label: t(`trouble.${value}`) })),
        },
      ]}
      columns={useColumns()}
      idOf={({ id }) => id}
      nameOf={({ code }) => code}
      texts={{ failed: t('failed'), empty: t('noTroubles'), emptyHint: t('noTroublesHint') }}
      icon={<ShieldCheck />}
      exportAs="van-don-can-xu-ly"
      findPage={(query) => call(listPackingOrders, { query: { ...query, troubled: 'true' } })}
    />
  );
}
