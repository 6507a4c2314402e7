import { useQuery } from '@tanstack/react-query';
import { Bell, Heart, LayoutGrid, Rows3 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/button.tsx';
import { Chip, FilterChip } from '#web/ui/actions/chip.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { SearchBox } from '#web/ui/list/search-box.tsx';
import { documentCategoriesQuery } from '../api/library-queries.ts';
import { activeFilters, orderOf, withOrder, withoutFilters } from '../rules/library-query.ts';
import {
  type LibraryChange,
  libraryOrders,
  libraryViews,
  type LibrarySearch,
} from '../rules/library-search.ts';

type Props = { search: LibrarySearch; onSearch: (change: LibraryChange) => void };

const viewIcons = { cards: <LayoutGrid />, table: <Rows3 /> };

/** Shows search, category, order, view and the member's own filters of the library. */
export function LibraryTools({ search, onSearch }: Props) {
  const { t } = useTranslation('library');
  const { data: categories = [] } = useQuery(documentCategoriesQuery());
  const change = (part: Partial<LibrarySearch>) => onSearch((now) => ({ ...now, page: undefined, ...part }));
  const { view = 'cards', category = '' } = search;
  return (
    <div className="mb-4 flex flex-wrap items-center gap-2.5">
      <SearchBox
        className="w-full sm:w-60"
        words={search.search ?? ''}
        onWords={(words) => change({ search: words || undefined })}
        label={t('filter.search')}
        placeholder={t('filter.search')}
        most={100}
      />
      <Select
        className="min-w-0 grow basis-48 sm:max-w-56"
        aria-label={t('filter.category')}
        value={category}
        options={[
          { value: '', label: t('filter.allCategories') },
          ...categories.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={(id) => change({ category: id || undefined })}
      />
      <Select
        className="min-w-0 grow basis-40 sm:max-w-52"
        aria-label={t('sort.label')}
        value={orderOf(search)}
        options={libraryOrders.map((value) => ({ value, label: t(`sort.${value}`) }))}
        onChange={(sort) => onSearch((now) => withOrder(now, sort))}
      />
      <Chip
        icon={<Heart aria-hidden />}
        pressed={search.favorite === true}
        onClick={() => change({ favorite: search.favorite ? undefined : true })}
      >
        {t('filter.favorite')}
      </Chip>
      <Chip
        icon={<Bell aria-hidden />}
        pressed={search.following === true}
        onClick={() => change({ following: search.following ? undefined : true })}
      >
        {t('filter.following')}
      </Chip>
      <div role="group" aria-label={t('view.label')} className="ml-auto flex">
        {libraryViews.map((one) => (
          <IconButton
            key={one}
            label={t(`view.${one}`)}
            icon={viewIcons[one]}
            pressed={view === one}
            onClick={() => onSearch((now) => ({ ...now, view: one === 'table' ? one : undefined }))}
          />
        ))}
      </div>
    </div>
  );
}

/** Shows the filters that are set; each can be removed, and all at once. */
export function LibraryChips({ search, onSearch }: Props) {
  const { t } = useTranslation(['library', 'common']);
  const { data: categories = [] } = useQuery(documentCategoriesQuery());
  const names = activeFilters(search);
  if (names.length === 0) return null;
  const labels = {
    search: t('chip.search', { words: search.search }),
    category: categories.find(({ id }) => id === search.category)?.name ?? t('filter.category'),
    favorite: t('filter.favorite'),
    following: t('filter.following'),
  };
  return (
    <div className="mb-4 flex flex-wrap items-center gap-2">
      {names.map((name) => (
        <FilterChip
          key={name}
          label={labels[name]}
          onRemove={() => onSearch((now) => withoutFilters(now, [name]))}
        />
      ))}
      <Button size="sm" variant="ghost" onClick={() => onSearch((now) => withoutFilters(now))}>
        {t('common:action.clearFilters')}
      </Button>
    </div>
  );
}
