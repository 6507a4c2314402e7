import { SlidersHorizontal, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../actions/button.tsx';
import { FilterChip } from '../actions/chip.tsx';
import { type DateRange, staffPresets } from '../fields/date-range.ts';
import { DateRangePicker } from '../fields/date-range-picker.tsx';
import { Combobox } from '../fields/combobox.tsx';
import { Select } from '../fields/select.tsx';
import { todayInVietnam } from '../../platform/format/days.ts';
import { ManyChoice } from './many-choice.tsx';
import { SearchBox } from './search-box.tsx';

export type Choice = {
  name: string;
  label: string;
  /** What stands there while nothing is chosen: 'Tất cả trạng thái'. */
  all: string;
  options: readonly { value: string; label: string }[];
  /** Several may be chosen. */
  many?: boolean;
  /** Behind "Bộ lọc khác" until somebody asks for it, or it narrows the list. */
  seldom?: boolean;
  /** One of more than are looked through: found by typing, among the options or by whoever answers with them. */
  find?: { onQuery?: (typed: string) => void; loading?: boolean };
};
export type FilterChipOf = { key: string; label: string; onRemove: () => void };

type Words = { value: string; label: string; placeholder: string; onChange: (words: string) => void };

type Props = {
  words?: Words;
  /** Behind "Bộ lọc khác", as choices few make. */
  otherWords?: readonly Words[];
  choices: readonly (Choice & { value: string | undefined; onChange: (value: string | undefined) => void })[];
  /** First and last day of what is listed: which of its days counts, says the label. */
  period?: {
    label: string;
    value: DateRange | undefined;
    onChange: (value: DateRange | undefined) => void;
    /** Whose days are meant, where a row has several. */
    which?: {
      value: string;
      options: readonly { value: string; label: string }[];
      onChange: (value: string) => void;
    };
  };
  chips: readonly FilterChipOf[];
  /** Given while anything narrows the list. */
  onClear?: (() => void) | undefined;
  /** What stands at the right end: columns, export. */
  tools?: ReactNode;
  children?: ReactNode;
};

const everything = '';

/** What narrows a list: words, choices, and what is in force as chips that take it off again. */
export function FilterBar({
  words,
  otherWords = [],
  choices,
  period,
  chips,
  onClear,
  tools,
  children,
}: Props) {
  const { t } = useTranslation(['common', 'fields']);
  const [opened, setOpened] = useState(false);
  const hasSeldom = otherWords.length > 0 || choices.some(({ seldom }) => seldom);
  const inUse = otherWords.some(({ value }) => value) || choices.some(({ seldom, value }) => seldom && value);
  const isWide = opened || inUse;
  return (
    <search className="flex flex-wrap items-center gap-2.5 border-b border-line p-4">
      {words && (
        <SearchBox
          className="min-w-60 grow sm:max-w-100"
          words={words.value}
          onWords={words.onChange}
          label={words.label}
          placeholder={words.placeholder}
        />
      )}
      {choices.map(({ name, label, all, options, many, seldom, find, value, onChange }) =>
        seldom && !isWide ? null : many ? (
          <ManyChoice key={name} {...{ label, options, value, onChange }} />
        ) : find ? (
          <Combobox
            key={name}
            className="w-60! max-sm:w-full!"
            aria-label={label}
            placeholder={all}
            {...{ options, value, onChange, ...find }}
            clearable
          />
        ) : (
          <Select
            key={name}
            className="w-52! max-sm:w-full!"
            aria-label={label}
            value={value ?? everything}
            options={[{ value: everything, label: all }, ...options]}
            onChange={(chosen) => onChange(chosen === everything ? undefined : chosen)}
          />
        ),
      )}
      {(isWide ? otherWords : []).map(({ label, placeholder, value, onChange }) => (
        <SearchBox
          key={label}
          className="w-52! max-sm:w-full!"
          words={value}
          onWords={onChange}
          {...{ label, placeholder }}
        />
      ))}
      {period?.which && (
        <Select className="w-44! max-sm:w-full!" aria-label={t('fields:dateRange.which')} {...period.which} />
      )}
      {period && (
        <DateRangePicker
          label={period.label}
          value={period.value}
          onChange={period.onChange}
          presets={staffPresets}
          max={todayInVietnam()}
          placeholder={period.which ? t('fields:dateRange.placeholder') : period.label}
          className="max-sm:w-full max-sm:justify-start max-sm:[&>svg:last-child]:ml-auto"
        />
      )}
      {hasSeldom && !inUse && (
        <Button
          variant="ghost"
          icon={<SlidersHorizontal />}
          aria-expanded={opened}
          onClick={() => setOpened(!opened)}
        >
          {t(opened ? 'fields:filters.fewer' : 'fields:filters.more')}
        </Button>
      )}
      {children}
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
