import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/button.tsx';
import { Input } from '#web/ui/fields/input.tsx';
import { showNumber } from '#web/platform/format/numbers.ts';
import { priceLabel } from '../../rules/price-label.ts';
import { highestPrice } from '../../rules/product-search.ts';
import { FilterRow } from './filter-row.tsx';
import type { FacetProps } from './facet-props.ts';

/** Shows price ranges with counts, or a custom range; all prices include tax. */
export function PriceFilter({ search, onChange, facets }: FacetProps) {
  const { t } = useTranslation('listing');
  const { minPrice, maxPrice } = search;
  return (
    <>
      {facets?.prices.map(({ min, max, count }) => {
        const from = min || undefined;
        const to = max ?? undefined;
        const chosen = (minPrice ?? maxPrice) !== undefined && minPrice === from && maxPrice === to;
        return (
          <FilterRow
            key={`${min}-${max}`}
            count={count}
            chosen={chosen}
            onClick={() =>
              onChange(
                chosen ? { minPrice: undefined, maxPrice: undefined } : { minPrice: from, maxPrice: to },
              )
            }
          >
            {priceLabel(t, from, to)}
          </FilterRow>
        );
      })}
      <OwnRange key={`${minPrice}-${maxPrice}`} search={search} onChange={onChange} />
    </>
  );
}

const amount = (text: string): number | undefined => {
  const digits = text.replace(/\D/g, '').slice(0, 12);
  return digits ? Number(digits) : undefined;
};

const shown = (value: number | undefined): string => (value === undefined ? '' : showNumber(value, 'vi'));

/** Holds the typed range. It is remounted when the address changes. */
function OwnRange({ search, onChange }: Pick<FacetProps, 'search' | 'onChange'>) {
  const { t } = useTranslation(['listing', 'common']);
  const [from, setFrom] = useState(() => shown(search.minPrice));
  const [to, setTo] = useState(() => shown(search.maxPrice));
  const [wrong, setWrong] = useState<'reversed' | 'tooHigh'>();
  const apply = (event: FormEvent) => {
    event.preventDefault();
    const [min, max] = [amount(from), amount(to)];
    const high = Math.max(min ?? 0, max ?? 0) > highestPrice;
    const reversed = min !== undefined && max !== undefined && min > max;
    setWrong(high ? 'tooHigh' : reversed ? 'reversed' : undefined);
    if (!high && !reversed) onChange({ minPrice: min, maxPrice: max });
  };
  const field = (label: string, value: string, set: (text: string) => void) => (
    <Input
      size="sm"
      className="min-w-0 grow"
      inputMode="numeric"
      autoComplete="off"
      aria-label={label}
      aria-invalid={wrong ? true : undefined}
      aria-describedby={wrong ? 'price-problem' : undefined}
      placeholder={label}
      value={value}
      onChange={(event) => {
        set(shown(amount(event.target.value)));
        setWrong(undefined);
      }}
    />
  );
  return (
    <form noValidate onSubmit={apply} className="mt-2">
      <div className="flex items-center gap-1.5">
        {field(t('price.from'), from, setFrom)}
        <span aria-hidden className="text-ink-3">
          –
        </span>
        {field(t('price.to'), to, setTo)}
      </div>
      {wrong && (
        <p id="price-problem" role="alert" className="mt-1.5 text-sm font-medium text-danger">
          {t(`price.${wrong}`)}
        </p>
      )}
      <Button type="submit" size="sm" block className="mt-2">
        {t('common:action.apply')}
      </Button>
    </form>
  );
}
