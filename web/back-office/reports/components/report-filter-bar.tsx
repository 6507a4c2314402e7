import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useWarehouseChoices } from '#web/back-office/warehouse-choices.ts';
import { todayInVietnam } from '#web/platform/format/local-time.ts';
import { DateRangePicker } from '#web/ui/fields/date-range-picker.tsx';
import { staffPresets } from '#web/ui/fields/date-range.ts';
import { phone, useMediaQuery } from '#web/ui/hooks/use-media-query.ts';
import { FilterBoxes, type Filters } from '#web/ui/list/filter-boxes.tsx';
import { FilterSheet } from '#web/ui/list/filter-sheet.tsx';
import { daysOf, type ReportSearch } from '../rules/report-search.ts';
import { saleChannels } from '#shared/values/sale-channels.ts';

type Props = {
  search: ReportSearch;
  onSearch: (wanted: ReportSearch) => void;
  /** Slot for the export button. */
  tools?: ReactNode;
};

/** Filters of a report: period, warehouse and sales channel. Phones always show the period only. */
export function ReportFilterBar({ search, onSearch, tools }: Props) {
  const { t } = useTranslation('reports');
  const isPhone = useMediaQuery(phone);
  const { warehouseId, saleChannelId, ...days } = search;
  const places = { ...(warehouseId && { warehouseId }), ...(saleChannelId && { saleChannelId }) };
  const count = Object.keys(places).length;
  const boxes = { otherWords: [], choices: usePlaces(places, (wanted) => onSearch({ ...days, ...wanted })) };
  return (
    <div className="mb-4 flex flex-wrap items-center gap-2.5 print:hidden">
      <DateRangePicker
        label={t('period')}
        className="max-md:min-w-0 max-md:grow max-md:basis-0 max-md:justify-between"
        presets={staffPresets}
        value={daysOf(search)}
        max={todayInVietnam()}
        onChange={(range) => onSearch({ ...places, ...(range && { start: range.from, end: range.to }) })}
      />
      {isPhone ? (
        <FilterSheet count={count} {...(count > 0 && { onClear: () => onSearch(days) })}>
          <FilterBoxes {...boxes} usual={false} named />
        </FilterSheet>
      ) : (
        <FilterBoxes {...boxes} usual={false} named={false} />
      )}
      {tools && <div className="ml-auto flex gap-2">{tools}</div>}
    </div>
  );
}

type Places = Pick<ReportSearch, 'warehouseId' | 'saleChannelId'>;

function usePlaces(places: Places, onPlaces: (wanted: Places) => void): Filters['choices'] {
  const { t } = useTranslation(['reports', 'money']);
  const warehouses = useWarehouseChoices();
  const { warehouseId, saleChannelId } = places;
  return [
    {
      name: 'warehouseId',
      label: t('warehouse'),
      all: t('allWarehouses'),
      options: warehouses,
      value: warehouseId,
      onChange: (chosen) =>
        onPlaces({ ...(saleChannelId && { saleChannelId }), ...(chosen && { warehouseId: chosen }) }),
    },
    {
      name: 'saleChannelId',
      label: t('channel'),
      all: t('allChannels'),
      options: saleChannels.map((value) => ({ value, label: t(`money:channel.${value}`) })),
      value: saleChannelId,
      onChange: (chosen) => {
        const channel = saleChannels.find((one) => one === chosen);
        onPlaces({ ...(warehouseId && { warehouseId }), ...(channel && { saleChannelId: channel }) });
      },
    },
  ];
}
