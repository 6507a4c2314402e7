import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { showDay } from '../../platform/format/days.ts';
import { type Chip, chipsOf } from '../../platform/lists/search-chips.ts';
import type { SearchDefinition, SearchFor, Shape } from '../../platform/lists/search-definition.ts';
import { type DateRange, presetOf, staffPresets } from '../fields/date-range.ts';
import { type Choice, FilterBar } from './filter-bar.tsx';
import type { OnSearch } from './use-list.ts';

export type ListFilters<L extends Shape> = {
  /** The filter that is typed. */
  words?: { name: keyof L['filters'] & string; label: string; placeholder: string };
  choices?: readonly (Choice & { name: keyof L['filters'] & string })[];
  /** What is counted by the days of the search's period: 'Ngày tham gia'. */
  days?: string;
};

type Props<L extends Shape> = ListFilters<L> & {
  of: SearchDefinition<L>;
  search: SearchFor<L>;
  onSearch: OnSearch<SearchFor<L>>;
  change: (changes: Record<string, unknown>, how?: { replace: boolean }) => void;
  onClear: (() => void) | undefined;
  tools: ReactNode;
};

/** What an address may be narrowed by, as boxes, and what narrows it now, as chips. */
export function ListFilterBar<const L extends Shape>(props: Props<L>) {
  const { of, search, onSearch, change, words, choices = [], days, onClear, tools } = props;
  const { t } = useTranslation('fields');
  const said = search as Record<string, string | number | boolean | undefined>;
  const textOf = (filter: string) => said[filter]?.toString();

  return (
    <FilterBar
      {...(words && {
        words: {
          ...words,
          value: textOf(words.name) ?? '',
          onChange: (typed: string) => change({ [words.name]: typed || undefined }, { replace: true }),
        },
      })}
      choices={choices.map((choice) => ({
        ...choice,
        value: textOf(choice.name),
        onChange: (value) => change({ [choice.name]: value }),
      }))}
      {...(days && of.period && { period: periodOf(days, of.period) })}
      chips={chipsOf(of, search).map(chipOf)}
      onClear={onClear}
      tools={tools}
    />
  );

  function periodOf(label: string, [first, last]: readonly [string, string]) {
    const [from, to] = [textOf(first), textOf(last)];
    return {
      label,
      value: from && to ? { from, to } : undefined,
      onChange: (range: DateRange | undefined) => change({ [first]: range?.from, [last]: range?.to }),
    };
  }

  /** '7 ngày qua', or its days. */
  function showRange(value: string): string {
    const [from = '', to = ''] = value.split('/');
    const preset = presetOf({ from, to }, staffPresets);
    return preset ? t(`dateRange.${preset}`) : `${showDay(from)} – ${showDay(to)}`;
  }

  function chipOf({ name: filter, value, without }: Chip<L>) {
    const choice = choices.find((one) => one.name === filter);
    const isPeriod = filter === of.period?.[0];
    const shown = isPeriod
      ? showRange(value)
      : (choice?.options.find((option) => option.value === value)?.label ?? value);
    const label = isPeriod ? days : choice?.label;
    return {
      key: `${filter}-${value}`,
      label: label ? `${label}: ${shown}` : shown,
      onRemove: () => onSearch(without),
    };
  }
}
