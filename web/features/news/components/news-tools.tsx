import { useTranslation } from 'react-i18next';
import { Chip } from '#web/ui/actions/chip.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { SearchBox } from '#web/ui/list/search-box.tsx';
import { newsFilters, newsOrderNames, type NewsSearch } from '../rules/news-search.ts';

type Props = { search: NewsSearch; onChange: (change: Partial<NewsSearch>) => void };

/** Shows search, type and order of the list. */
export function NewsTools({ search, onChange }: Props) {
  const { t } = useTranslation('news');
  return (
    <div className="@container mb-5">
      <div className="flex flex-wrap items-center gap-2.5">
        <SearchBox
          className="w-full @4xl:w-72"
          words={search.search ?? ''}
          onWords={(words) => onChange({ search: words || undefined })}
          label={t('search')}
          placeholder={t('search')}
          most={100}
        />
        <div role="group" aria-label={t('type')} className="flex flex-wrap gap-2">
          <Chip pressed={search.type === undefined} onClick={() => onChange({ type: undefined })}>
            {t('types.all')}
          </Chip>
          {newsFilters.map((type) => (
            <Chip key={type} pressed={search.type === type} onClick={() => onChange({ type })}>
              {t(`types.${type}`)}
            </Chip>
          ))}
        </div>
        <Select
          className="w-full sm:ml-auto sm:w-56"
          aria-label={t('sort.label')}
          value={search.sort ?? 'latest'}
          options={newsOrderNames.map((value) => ({
            value,
            label: t(`sort.${value}`),
          }))}
          onChange={(sort) => onChange({ sort: sort === 'latest' ? undefined : sort })}
        />
      </div>
    </div>
  );
}
