import { useTranslation } from 'react-i18next';

import { Select } from '#web/ui/fields/select.tsx';
import { userStatuses } from '#shared/accounts/user-choices.ts';
import { type OnSearch, userSearch, type UserSearch } from '../rules/user-search.ts';
import { TermInput } from './term-input.tsx';

export function UserFilters({ search, onSearch }: { search: UserSearch; onSearch: OnSearch }) {
  const { t } = useTranslation('accounts');
  return (
    <div className="flex flex-wrap items-center gap-2.5 border-b border-line p-4">
      <TermInput
        term={search.searchTerm ?? ''}
        onTerm={(term) =>
          onSearch(userSearch.changed(search, { searchTerm: term || undefined }), { replace: true })
        }
      />
      <Select
        className="w-52! max-sm:w-full!"
        aria-label={t('users.status')}
        value={search.status ?? 'all'}
        options={[
          { value: 'all', label: t('users.allStatuses') },
          ...userStatuses.map((value) => ({ value, label: t(`status.${value}`) })),
        ]}
        onChange={(status) =>
          onSearch(userSearch.changed(search, { status: status === 'all' ? undefined : status }))
        }
      />
    </div>
  );
}
