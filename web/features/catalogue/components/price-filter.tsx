import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { Input } from '../../../ui/input.tsx';
import type { FilterProps } from '../hooks/product-search.ts';

const ranges = [
  { name: 'under100', max: 100_000 },
  { name: 'to300', min: 100_000, max: 300_000 },
  { name: 'to1000', min: 300_000, max: 1_000_000 },
  { name: 'over1000', min: 1_000_000 },
] as const;

const amount = (text: string): number | undefined => {
  const digits = text.replace(/\D/g, '').slice(0, 11);
  return digits ? Number(digits) : undefined;
};

const shown = (value: number | undefined): string =>
  value === undefined ? '' : new Intl.NumberFormat('vi-VN').format(value);

/** A range of what a shopper pays, tax included. Remounted when the address changes. */
export function PriceFilter({ search, onChange }: FilterProps) {
  const { t } = useTranslation(['catalogue', 'common']);
  const [min, setMin] = useState(() => shown(search.minPrice));
  const [max, setMax] = useState(() => shown(search.maxPrice));
  const apply = (event: FormEvent) => {
    event.preventDefault();
    onChange({ minPrice: amount(min), maxPrice: amount(max) });
  };
  return (
    <form onSubmit={apply}>
      <h3 className="mb-2 text-sm font-semibold">{t('filter.price')}</h3>
      <div className="mb-2.5 flex flex-wrap gap-1.5">
        {ranges.map((range) => {
          const { min: from, max: to } = { min: undefined, max: undefined, ...range };
          const pressed = search.minPrice === from && search.maxPrice === to;
          return (
            <Chip
              key={range.name}
              pressed={pressed}
              className="h-8! px-2.5! text-xs!"
              onClick={() =>
                onChange(
                  pressed ? { minPrice: undefined, maxPrice: undefined } : { minPrice: from, maxPrice: to },
                )
              }
            >
              {t(`filter.range.${range.name}`)}
            </Chip>
          );
        })}
      </div>
      <div className="flex items-center gap-1.5">
        <Input
          size="sm"
          inputMode="numeric"
          autoComplete="off"
          aria-label={t('filter.from')}
          placeholder={t('filter.from')}
          value={min}
          onChange={(event) => setMin(shown(amount(event.target.value)))}
        />
        <span aria-hidden className="text-ink-3">
          –
        </span>
        <Input
          size="sm"
          inputMode="numeric"
          autoComplete="off"
          aria-label={t('filter.to')}
          placeholder={t('filter.to')}
          value={max}
          onChange={(event) => setMax(shown(amount(event.target.value)))}
        />
      </div>
      <Button type="submit" size="sm" block className="mt-2">
        {t('common:action.apply')}
      </Button>
    </form>
  );
}
