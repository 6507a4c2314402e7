import { BadgeCheck, Search } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fold } from '#shared/values/text.ts';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { Input } from '#web/ui/fields/input.tsx';
import { toggled, valuesOf } from '#web/platform/lists/search-values.ts';
import { FilterCount, FilterRow } from './filter-row.tsx';

export type FilterChoice = { id: string; name: string; count: number | undefined; verified?: boolean };

type Props = {
  label: string;
  searchLabel: string;
  choices: readonly FilterChoice[];
  /** The chosen ids, comma-joined as in the address. */
  value: string | undefined;
  onChange: (value: string | undefined) => void;
};

const firstFew = 6;
/** Number of choices from which a search box is offered. */
const many = 12;

/** Offers a multiple choice from many: businesses, brands. The chosen ones are always visible. */
export function ChoiceFilter({ label, searchLabel, choices, value, onChange }: Props) {
  const { t } = useTranslation(['listing', 'common']);
  const [all, setAll] = useState(false);
  const [typed, setTyped] = useState('');
  const chosen = valuesOf(value);
  const wanted = fold(typed.trim());
  const isChosen = ({ id }: FilterChoice) => chosen.includes(id);
  // Choices without results are hidden; chosen ones stay, so that they can be removed.
  const offered = choices.filter((choice) => choice.count !== 0 || isChosen(choice));
  const found = offered.filter(({ name }) => fold(name).includes(wanted));
  const short = [...found.filter(isChosen), ...found.filter((choice) => !isChosen(choice))].slice(
    0,
    Math.max(firstFew, chosen.length),
  );
  const shown = all || wanted ? found : short;
  return (
    <fieldset>
      <legend className="sr-only">{label}</legend>
      {offered.length > many && (
        <Input
          size="sm"
          className="mb-1.5"
          type="search"
          autoComplete="off"
          aria-label={searchLabel}
          placeholder={searchLabel}
          before={<Search aria-hidden />}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      )}
      <div className={all ? 'max-h-80 overflow-y-auto overscroll-contain [scrollbar-width:thin]' : undefined}>
        {shown.map((choice) => (
          <Choice
            key={choice.id}
            choice={choice}
            checked={isChosen(choice)}
            onToggle={() => onChange(toggled(value, choice.id))}
          />
        ))}
      </div>
      {wanted && found.length === 0 && (
        <p role="status" className="px-2.5 py-2 text-sm text-ink-2">
          {t('facet.noneNamed')}
        </p>
      )}
      {!wanted && found.length > short.length && (
        <FilterRow strong onClick={() => setAll(!all)}>
          {all ? t('common:action.seeLess') : t('facet.more', { count: found.length - short.length })}
        </FilterRow>
      )}
    </fieldset>
  );
}

type ChoiceProps = { choice: FilterChoice; checked: boolean; onToggle: () => void };

function Choice({ choice: { name, count, verified }, checked, onToggle }: ChoiceProps) {
  const { t } = useTranslation('listing');
  return (
    <div className="flex items-center gap-2 pr-2.5 pl-2.5">
      <Checkbox
        className="min-w-0 grow py-1.5! [&_label]:text-sm [&_label]:leading-6"
        disabled={count === 0 && !checked}
        checked={checked}
        onCheckedChange={onToggle}
        label={
          <span className={checked ? 'font-semibold' : 'text-ink-2'}>
            {name}
            {verified && (
              <BadgeCheck
                role="img"
                aria-label={t('maker.verified')}
                className="ml-1 inline size-4 align-[-0.2em] text-jade"
              />
            )}
          </span>
        }
      />
      <FilterCount count={count} />
    </div>
  );
}
