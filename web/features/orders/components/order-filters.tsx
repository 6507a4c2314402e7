import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatVnd } from '#shared/values/money.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { DateRangePicker } from '#web/ui/fields/date-range-picker.tsx';
import { todayInVietnam } from '#web/platform/format/local-time.ts';
import { Select } from '#web/ui/fields/select.tsx';
import { FilterSheet } from '#web/ui/list/filter-sheet.tsx';
import { SearchBox } from '#web/ui/list/search-box.tsx';
import { useMediaQuery } from '#web/ui/hooks/use-media-query.ts';
import { minTotals, orderSearch, type OrderSearch, orderSorts } from '../rules/order-search.ts';
import { filtersInForce, rangeOf } from '../rules/order-tallies.ts';

export type OnOrderSearch = (search: OrderSearch, how?: { replace: boolean }) => void;
type Props = { search: OrderSearch; onSearch: OnOrderSearch };

/** Shows the filters, all part of the address. On phones all but the search are behind a button. */
export function OrderFilters({ search, onSearch }: Props) {
  const { t } = useTranslation('orders');
  const isPhone = useMediaQuery('(width < 40rem)');
  const inForce = filtersInForce(search);
  const clear = () => onSearch(orderSearch.changed(orderSearch.cleared(search), { sort: undefined }));
  return (
    <search aria-label={t('filter.label')} className="flex items-center gap-2.5 sm:flex-wrap">
      <SearchBox
        className="min-w-0 grow sm:min-w-44 sm:max-w-88 max-sm:[&_input]:h-11"
        label={t('filter.search')}
        placeholder={t('filter.search')}
        most={100}
        words={search.q ?? ''}
        onWords={(q) => onSearch(orderSearch.changed(search, { q: q || undefined }), { replace: true })}
      />
      {isPhone ? (
        <FilterSheet count={inForce} onClear={inForce > 0 ? clear : undefined}>
          <Choices search={search} onSearch={onSearch} />
        </FilterSheet>
      ) : (
        <>
          <Choices search={search} onSearch={onSearch} />
          {orderSearch.narrowed(search) && (
            <Button variant="ghost" icon={<X />} onClick={clear}>
              {t('filter.clear')}
            </Button>
          )}
        </>
      )}
    </search>
  );
}

function Choices({ search, onSearch }: Props) {
  const { t } = useTranslation('orders');
  const change = (part: Parameters<typeof orderSearch.changed>[1]) =>
    onSearch(orderSearch.changed(search, part));
  return (
    <>
      <DateRangePicker
        label={t('filter.period')}
        value={rangeOf(search)}
        max={todayInVietnam()}
        onChange={(range) => change({ from: range?.from, to: range?.to })}
        className="max-sm:h-11 max-sm:w-full"
      />
      <Select
        aria-label={t('filter.min')}
        className="w-38! max-sm:w-full! max-sm:[&_button]:h-11"
        value={String(search.min ?? 0)}
        options={[
          { value: '0', label: t('filter.minAny') },
          ...minTotals.map((amount) => ({
            value: String(amount),
            label: t('filter.minFrom', { amount: formatVnd(amount) }),
          })),
        ]}
        onChange={(amount) => change({ min: minTotals.find((known) => String(known) === amount) })}
      />
      <Select
        aria-label={t('filter.sort')}
        className="w-42! max-sm:w-full! max-sm:[&_button]:h-11"
        value={search.sort ?? 'newest'}
        options={orderSorts.map((value) => ({ value, label: t(`filter.${value}`) }))}
        onChange={(sort) => change({ sort: sort === 'newest' ? undefined : sort })}
      />
    </>
  );
}
