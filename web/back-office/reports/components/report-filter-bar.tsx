import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { listWarehouses } from '#shared/catalogue/warehouse.contract.ts';
import { saleChannels } from '#shared/orders/order-choices.ts';
import { todayInVietnam } from '#web/platform/format/days.ts';
import { apiQuery } from '#web/platform/lists/api-query.ts';
import { DateRangePicker } from '#web/ui/fields/date-range-picker.tsx';
import { staffPresets } from '#web/ui/fields/date-range.ts';
import { Select } from '#web/ui/fields/select.tsx';
import { daysOf, type ReportSearch } from '../rules/report-search.ts';

type Props = {
  search: ReportSearch;
  onSearch: (wanted: ReportSearch) => void;
  /** The way out as a file. */
  tools?: ReactNode;
};

const all = 'all';
const tenMinutes = 10 * 60_000;

/** Which days, which warehouse and which sale channel a report counts. */
export function ReportFilterBar({ search, onSearch, tools }: Props) {
  const { t } = useTranslation(['reports', 'money']);
  const { data: warehouses = [] } = useQuery({ ...apiQuery(listWarehouses), staleTime: tenMinutes });
  const { warehouseId, saleChannelId, ...days } = search;
  const places = { ...(warehouseId && { warehouseId }), ...(saleChannelId && { saleChannelId }) };
  return (
    <div className="mb-4 flex flex-wrap items-center gap-2.5 max-sm:grid max-sm:grid-cols-2 print:hidden">
      <DateRangePicker
        label={t('period')}
        className="max-sm:w-full max-sm:justify-between"
        presets={staffPresets}
        value={daysOf(search)}
        max={todayInVietnam()}
        onChange={(range) => onSearch({ ...places, ...(range && { start: range.from, end: range.to }) })}
      />
      <Select
        aria-label={t('warehouse')}
        className="sm:w-48"
        value={warehouseId ?? all}
        options={[
          { value: all, label: t('allWarehouses') },
          ...warehouses.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={(chosen) =>
          onSearch({
            ...days,
            ...(saleChannelId && { saleChannelId }),
            ...(chosen !== all && { warehouseId: chosen }),
          })
        }
      />
      <Select
        aria-label={t('channel')}
        className="sm:w-48"
        value={saleChannelId ?? all}
        options={[
          { value: all, label: t('allChannels') },
          ...saleChannels.map((value) => ({ value, label: t(`money:channel.${value}`) })),
        ]}
        onChange={(chosen) =>
          onSearch({
            ...days,
            ...(warehouseId && { warehouseId }),
            ...(chosen !== all && { saleChannelId: chosen }),
          })
        }
      />
      {tools && <div className="ml-auto flex gap-2">{tools}</div>}
    </div>
  );
}
