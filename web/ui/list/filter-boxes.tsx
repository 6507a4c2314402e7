import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { todayInVietnam } from '../../platform/format/days.ts';
import { Combobox } from '../fields/combobox.tsx';
import { type DateRange, staffPresets } from '../fields/date-range.ts';
import { DateRangePicker } from '../fields/date-range-picker.tsx';
import { Select } from '../fields/select.tsx';
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

export type Words = {
  value: string;
  label: string;
  placeholder: string;
  onChange: (words: string) => void;
};

export type Filters = {
  /** Behind "Bộ lọc khác", as choices few make. */
  otherWords: readonly Words[];
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
};

type Props = Filters & {
  /** Those few people use are left out. */
  usual: boolean;
  /** Each under its name: what stands in a box that narrows does not say what it is about. */
  named: boolean;
};

const everything = '';

/** All that narrows a list but the words of its search. */
export function FilterBoxes({ otherWords, choices, period, usual, named }: Props) {
  const { t } = useTranslation('fields');
  return (
    <>
      {choices.map(({ seldom, ...choice }) =>
        seldom && usual ? null : (
          <Named key={choice.name} label={choice.label} named={named}>
            <ChoiceBox {...choice} />
          </Named>
        ),
      )}
      {(usual ? [] : otherWords).map(({ label, placeholder, value, onChange }) => (
        <Named key={label} label={label} named={named}>
          <SearchBox
            className="w-52! max-md:w-full!"
            words={value}
            onWords={onChange}
            {...{ label, placeholder }}
          />
        </Named>
      ))}
      {period?.which && (
        <Named label={t('dateRange.which')} named={named}>
          <Select className="w-44! max-md:w-full!" aria-label={t('dateRange.which')} {...period.which} />
        </Named>
      )}
      {period && (
        <Named label={period.label} named={named}>
          <DateRangePicker
            label={period.label}
            value={period.value}
            onChange={period.onChange}
            presets={staffPresets}
            max={todayInVietnam()}
            placeholder={period.which || named ? t('dateRange.placeholder') : period.label}
            className="max-md:w-full max-md:justify-start max-md:[&>svg:last-child]:ml-auto"
          />
        </Named>
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

/** The name in sight; those who listen hear it from the box itself. */
function Named({ label, named, children }: { label: string; named: boolean; children: ReactNode }) {
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
