import { useTranslation } from 'react-i18next';
import { referralPageSizes } from '#shared/referrals/referral-choices.ts';
import { Select } from '#web/ui/fields/select.tsx';
import { phone, useMediaQuery } from '#web/ui/hooks/use-media-query.ts';
import { FilterSheet } from '#web/ui/list/filter-sheet.tsx';
import { SearchBox } from '#web/ui/list/search-box.tsx';
import { referralSearch, type ReferralSearch } from '../rules/referral-search.ts';
import { userStatuses } from '#shared/values/user-statuses.ts';

type Props = {
  search: ReferralSearch;
  onChange: (by: Partial<ReferralSearch>) => void;
  /** Number of matching people; unknown while loading. */
  total: number | undefined;
};

const anyStatus = 'any';
/** Accounts are in a network only after their address is confirmed. */
const statuses = userStatuses.filter((status) => status !== 'pending');

/** Filters a network. The text is debounced by half a second; any change starts at the first page. */
export function NetworkFilters({ search, onChange, total }: Props) {
  const { t } = useTranslation('referrals');
  const isPhone = useMediaQuery(phone);
  const clear = () => onChange({ status: undefined });
  return (
    <div className="flex gap-2.5 border-y border-line p-3">
      <SearchBox
        className="min-w-0 grow max-md:[&_input]:h-11"
        words={search.searchTerm ?? ''}
        rest={500}
        most={80}
        label={t('filter.searchLabel')}
        placeholder={t('filter.search')}
        onWords={(words) => onChange({ searchTerm: words === '' ? undefined : words })}
      />
      {isPhone ? (
        <FilterSheet count={search.status ? 1 : 0} total={total} onClear={search.status ? clear : undefined}>
          <Choices search={search} onChange={onChange} />
        </FilterSheet>
      ) : (
        <Choices search={search} onChange={onChange} />
      )}
    </div>
  );
}

function Choices({ search, onChange }: Omit<Props, 'total'>) {
  const { t } = useTranslation(['referrals', 'accounts', 'ui']);
  return (
    <>
      <Select
        aria-label={t('filter.status')}
        className="w-44! max-md:w-full!"
        value={search.status ?? anyStatus}
        options={[
          { value: anyStatus, label: t('filter.anyStatus') },
          ...statuses.map((status) => ({ value: status, label: t(`accounts:status.${status}`) })),
        ]}
        onChange={(chosen) => onChange({ status: chosen === anyStatus ? undefined : chosen })}
      />
      <Select
        aria-label={t('filter.pageSize')}
        className="w-38! max-md:w-full!"
        value={String(search.limit ?? referralSearch.size)}
        options={referralPageSizes.map((count) => ({
          value: String(count),
          label: t('ui:pagination.perPage', { size: count }),
        }))}
        onChange={(chosen) =>
          onChange({ limit: referralPageSizes.find((count) => String(count) === chosen) })
        }
      />
    </>
  );
}
