import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { todayInVietnam } from '../../platform/format/local-time.ts';
import { Combobox } from '../fields/combobox.tsx';
import { type DateRange, staffPresets } from '../fields/date-range.ts';
import { DateRangePicker } from '../fields/date-range-picker.tsx';
import { Select } from '../fields/select.tsx';
import { ManyChoice } from './many-choice.tsx';
import { SearchBox } from './search-box.tsx';

export type Choice = {
  name: string;
  label: string;
  /** Text while nothing is chosen: 'Tất cả trạng thái'. */
  all: string;
  options: readonly { value: string; label: string }[];
  /** True if several options may be chosen. */
  many?: boolean;
  /** True for a filter behind "Bộ lọc khác", hidden until it is asked for or active. */
  seldom?: boolean;
  /** Makes a choice with many options searchable, among the given options or through the caller's search. */
  find?: { onQuery?: (typed: string) => void; loading?: boolean };
};

export type Words = {
  value: string;
  label: string;
  placeholder: string;
  onChange: (words: string) => void;
};

export type Filters = {
  /** Search boxes behind "Bộ lọc khác", like rarely used choices. */
  otherWords: readonly Words[];
  choices: readonly (Choice & { value: string | undefined; onChange: (value: string | undefined) => void })[];
  /** First and last day of the listed period; the label tells which date it refers to. */
  period?: {
    label: string;
    value: DateRange | undefined;
    onChange: (value: DateRange | undefined) => void;
    /** Selects which date the period refers to, if a row has several. */
    which?: {
      value: string;
      options: readonly { value: string; label: string }[];
      onChange: (value: string) => void;
    };
  };
};

type Props = Filters & {
  /** True leaves out rarely used filters. */
  usual: boolean;
  /** Shows each filter under its name, because the content of a filter box alone does not tell its subject. */
  named: boolean;
};

const everything = '';

/** Shows all filters of a list except the main search box. */
export function FilterBoxes({ otherWords, choices, period, usual, named }: Props) {
  const { t } = useTranslation('fields');
  return (
    <>
      {choices.map(({ seldom, ...choice }) =>
        seldom && usual ? null : (
          <FilterBox key={choice.name} label={choice.label} named={named}>
            <ChoiceBox {...choice} />
          </FilterBox>
        ),
      )}
      {(usual ? [] : otherWords).map(({ label, placeholder, value, onChange }) => (
        <FilterBox key={label} label={label} named={named}>
          <SearchBox
            className="w-52! max-md:w-full!"
            words={value}
            onWords={onChange}
            {...{ label, placeholder }}
          />
        </FilterBox>
      ))}
      {period?.which && (
        <FilterBox label={t('dateRange.which')} named={named}>
          <Select className="w-44! max-md:w-full!" aria-label={t('dateRange.which')} {...period.which} />
        </FilterBox>
      )}
      {period && (
        <FilterBox label={period.label} named={named}>
          <DateRangePicker
            label={period.label}
            value={period.value}
            onChange={period.onChange}
            presets={staffPresets}
            max={todayInVietnam()}
            placeholder={period.which || named ? t('dateRange.placeholder') : period.label}
            className="max-md:w-full max-md:justify-start max-md:[&>svg:last-child]:ml-auto"
          />
        </FilterBox>
      )}
    </>
  );
}

function ChoiceBox({
  label,
  all,
  options,
  many,
  find,
  value,
  onChange,
}: Omit<Filters['choices'][number], 'seldom'>) {
  if (many) return <ManyChoice {...{ label, options, value, onChange }} />;
  if (find)
    return (
      <Combobox
        className="w-60! max-md:w-full!"
        aria-label={label}
        placeholder={all}
        {...{ options, value, onChange, ...find }}
        clearable
      />
    );
  return (
    <Select
      className="w-52! max-md:w-full!"
      aria-label={label}
      value={value ?? everything}
      options={[{ value: everything, label: all }, ...options]}
      onChange={(chosen) => onChange(chosen === everything ? undefined : chosen)}
    />
  );
}

/** Shows the visible name of a filter; screen readers get the name from the control itself. */
function FilterBox({ label, named, children }: { label: string; named: boolean; children: ReactNode }) {
  if (!named) return children;
  return (
    <div>
      <p aria-hidden className="mb-1.5 text-sm font-semibold">
        {label}
      </p>
      {children}
    </div>
  );
}
