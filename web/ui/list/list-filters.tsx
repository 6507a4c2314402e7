import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showDay } from '../../platform/format/local-time.ts';
import { type Chip, chipsOf } from '../../platform/lists/search-chips.ts';
import type { SearchDefinition, SearchFor, Shape } from '../../platform/lists/search-definition.ts';
import { type DateRange, presetOf, staffPresets } from '../fields/date-range.ts';
import { type Choice, FilterBar } from './filter-bar.tsx';
import type { OnSearch } from './use-list.ts';

type FilterOf<L extends Shape> = keyof L['filters'] & string;
type Words<L extends Shape> = { name: FilterOf<L>; label: string; placeholder: string };

export type ListFilters<L extends Shape> = {
  /** The main text filter. */
  words?: Words<L>;
  /** Further text filters that are used less often. */
  otherWords?: readonly Words<L>[];
  choices?: readonly (Choice & { name: FilterOf<L> })[];
  /** Labels of the search's periods, in their order: 'Ngày tham gia'. */
  days?: string | readonly string[];
  /** Filters by an id that has no box, because only links set them. */
  chosen?: readonly { name: FilterOf<L>; label: string; value: string | undefined }[];
};

type Props<L extends Shape> = ListFilters<L> & {
  of: SearchDefinition<L>;
  search: SearchFor<L>;
  onSearch: OnSearch<SearchFor<L>>;
  change: (changes: Record<string, unknown>, how?: { replace: boolean }) => void;
  /** Number of matching rows. */
  total: number | undefined;
  onClear: (() => void) | undefined;
  tools: ReactNode;
};

/** Shows filter boxes for all parameters of an address, and chips for the active ones. */
export function ListFilterBar<const L extends Shape>(props: Props<L>) {
  const { of, search, onSearch, change, total, onClear, tools } = props;
  const { words, otherWords = [], choices = [], days = [], chosen = [] } = props;
  const { t } = useTranslation('fields');
  const said = search as Record<string, string | number | boolean | undefined>;
  const textOf = (filter: string) => said[filter]?.toString();
  const periods = of.periods.map((names, at) => ({ names, label: [days].flat()[at] ?? '' }));
  const set = periods.find(({ names: [first] }) => said[first] !== undefined);
  const [turned, setTurned] = useState(0);
  const period = set ?? periods[turned];
  const typed = ({ name, ...words }: Words<L>) => ({
    ...words,
    value: textOf(name) ?? '',
    onChange: (text: string) => change({ [name]: text || undefined }, { replace: true }),
  });

  return (
    <FilterBar
      {...(words && { words: typed(words) })}
      otherWords={otherWords.map(typed)}
      choices={choices.map((choice) => ({
        ...choice,
        value: textOf(choice.name),
        onChange: (value) => change({ [choice.name]: value }),
      }))}
      {...(days.length > 0 && period && { period: periodOf(period) })}
      chips={chipsOf(of, search).map(chipOf)}
      total={total}
      onClear={onClear}
      tools={tools}
    />
  );

  function periodOf(period: (typeof periods)[number]) {
    const { label, names } = period;
    const [from, to] = names.map(textOf);
    const value = from && to ? { from, to } : undefined;
    const days = ([first, last]: typeof names, range?: DateRange) => ({
      [first]: range?.from,
      [last]: range?.to,
    });
    return {
      label,
      value,
      onChange: (range: DateRange | undefined) => change(days(names, range)),
      ...(periods.length > 1 && {
        which: {
          value: label,
          options: periods.map((one) => ({ value: one.label, label: one.label })),
          // A chosen period moves to the other date field.
          onChange: (wanted: string) => {
            const other = periods.find((one) => one.label === wanted) ?? period;
            setTurned(periods.indexOf(other));
            if (value) change({ ...days(names), ...days(other.names, value) });
          },
        },
      }),
    };
  }

  /** Formats a period: '7 ngày qua', or its days. */
  function showRange(value: string): string {
    const [from = '', to = ''] = value.split('/');
    const preset = presetOf({ from, to }, staffPresets);
    return preset ? t(`dateRange.${preset}`) : `${showDay(from)} – ${showDay(to)}`;
  }

  function chipOf({ name: filter, value, without }: Chip<L>) {
    const choice = choices.find((one) => one.name === filter);
    const period = periods.find(({ names }) => names[0] === filter);
    const byLink = chosen.find((one) => one.name === filter);
    const named = choice?.options.find((option) => option.value === value)?.label ?? byLink?.value ?? value;
    const shown = period ? showRange(value) : named;
    const label = (period ?? choice ?? byLink)?.label;
    return {
      key: `${filter}-${value}`,
      label: label ? `${label}: ${shown}` : shown,
      onRemove: () => onSearch(without),
    };
  }
}
