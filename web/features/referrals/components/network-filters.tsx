import { useTranslation } from 'react-i18next';
import { userStatuses } from '#shared/accounts/user-choices.ts';
import { referralPageSizes } from '#shared/referrals/referral-choices.ts';
import { Select } from '#web/ui/fields/select.tsx';
import { SearchBox } from '#web/ui/list/search-box.tsx';
import { referralSearch, type ReferralSearch } from '../rules/referral-search.ts';

type Props = { search: ReferralSearch; onChange: (by: Partial<ReferralSearch>) => void };

const anyStatus = 'any';
/** Nobody stands in a network before they confirmed their address. */
const statuses = userStatuses.filter((status) => status !== 'pending');

/** Words rest for half a second before they are asked for; any change begins at the first page. */
export function NetworkFilters({ search, onChange }: Props) {
  const { t } = useTranslation(['referrals', 'accounts', 'ui']);
  const size = search.limit ?? referralSearch.size;
  return (
    <div className="grid gap-2.5 border-y border-line p-3 sm:grid-cols-[minmax(0,1fr)_11rem_9.5rem]">
      <SearchBox
        words={search.searchTerm ?? ''}
        rest={500}
        most={80}
        label={t('filter.searchLabel')}
        placeholder={t('filter.search')}
        onWords={(words) => onChange({ searchTerm: words === '' ? undefined : words })}
      />
      <Select
        aria-label={t('filter.status')}
        value={search.status ?? anyStatus}
        options={[
          { value: anyStatus, label: t('filter.anyStatus') },
          ...statuses.map((status) => ({ value: status, label: t(`accounts:status.${status}`) })),
        ]}
        onChange={(chosen) => onChange({ status: chosen === anyStatus ? undefined : chosen })}
      />
      <Select
        aria-label={t('filter.pageSize')}
        value={String(size)}
        options={referralPageSizes.map((count) => ({
          value: String(count),
          label: t('ui:pagination.perPage', { size: count }),
        }))}
        onChange={(chosen) =>
          onChange({ limit: referralPageSizes.find((count) => String(count) === chosen) })
        }
      />
    </div>
  );
}
