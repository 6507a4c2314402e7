import { SlidersHorizontal, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../actions/button.tsx';
import { FilterChip } from '../actions/chip.tsx';
import { phone, useMediaQuery } from '../hooks/use-media-query.ts';
import { FilterBoxes, type Filters, type Words } from './filter-boxes.tsx';
import { FilterSheet } from './filter-sheet.tsx';
import { SearchBox } from './search-box.tsx';

export type { Choice } from './filter-boxes.tsx';
type FilterChipOf = { key: string; label: string; onRemove: () => void };

type Props = Filters & {
  words?: Words;
  chips: readonly FilterChipOf[];
  /** Number of matching rows; unknown while loading. */
  total?: number | undefined;
  /** Set while any filter is active. */
  onClear?: (() => void) | undefined;
  /** Content at the right end: columns, export. */
  tools?: ReactNode;
};

/** Shows the filters of a list: search boxes, choices, and the active filters as chips that remove them. */
export function FilterBar({ words, chips, total, onClear, tools, ...filters }: Props) {
  const { t } = useTranslation('common');
  const isPhone = useMediaQuery(phone);
  const { otherWords, choices, period } = filters;
  const typed = otherWords.filter(({ value }) => value).length;
  const isOffered = otherWords.length > 0 || choices.length > 0 || period !== undefined;
  return (
    <search className="flex flex-wrap items-center gap-2.5 border-b border-line p-4">
      {words && (
        <SearchBox
          className="min-w-40 grow basis-0 md:min-w-60 md:max-w-100 md:basis-auto max-md:[&_input]:h-11"
          words={words.value}
          onWords={words.onChange}
          label={words.label}
          placeholder={words.placeholder}
        />
      )}
      {!isPhone && <WideFilters {...filters} />}
      {isPhone && isOffered && (
        <FilterSheet count={chips.length + typed} total={total} onClear={onClear}>
          <FilterBoxes {...filters} usual={false} named />
        </FilterSheet>
      )}
      {tools && <div className="ml-auto flex flex-wrap items-center gap-2.5">{tools}</div>}
      {(chips.length > 0 || onClear) && (
        <div className="flex w-full flex-wrap items-center gap-2">
          {chips.map(({ key, label, onRemove }) => (
            <FilterChip key={key} label={label} onRemove={onRemove} />
          ))}
          {onClear && (
            <Button size="sm" variant="ghost" icon={<X />} onClick={onClear}>
              {t('action.clearFilters')}
            </Button>
          )}
        </div>
      )}
    </search>
  );
}

/** Shows the usual filters in a row; the others appear on request or while one of them is active. */
function WideFilters(filters: Filters) {
  const { t } = useTranslation('fields');
  const [opened, setOpened] = useState(false);
  const { otherWords, choices } = filters;
  const hasSeldom = otherWords.length > 0 || choices.some(({ seldom }) => seldom);
  const inUse = otherWords.some(({ value }) => value) || choices.some(({ seldom, value }) => seldom && value);
  return (
    <>
      <FilterBoxes {...filters} usual={!opened && !inUse} named={false} />
      {hasSeldom && !inUse && (
        <Button
          variant="ghost"
          icon={<SlidersHorizontal />}
          aria-expanded={opened}
          onClick={() => setOpened(!opened)}
        >
          {t(opened ? 'filters.fewer' : 'filters.more')}
        </Button>
      )}
    </>
  );
}
