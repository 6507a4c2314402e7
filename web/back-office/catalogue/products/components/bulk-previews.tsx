import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { useDeferredValue, useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdminProduct } from '#shared/catalogue/admin-products.contract.ts';
import { changedPrice, isPrice, type ProductsChange } from '#shared/catalogue/change-products.ts';
import { maxBadges, type ProductBadge, productBadges, taxTypes } from '#shared/catalogue/product-choices.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { Combobox } from '#web/ui/fields/combobox.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Input } from '#web/ui/fields/input.tsx';
import { RadioGroup } from '#web/ui/fields/radio-group.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import type { ChosenRows } from '#web/ui/list/use-bulk.ts';
import { businessesQuery, categoriesQuery, inTree } from '../api/form-choices.ts';
import { useTaxName } from './use-tax-name.ts';

export type Preview = {
  chosen: ChosenRows<AdminProduct>;
  /** Receives the change, or undefined while it is incomplete. */
  onChange: (change: ProductsChange | undefined) => void;
};

const shownRows = 6;

/** Reports the change to the parent while this component is mounted. */
function useSaid(change: ProductsChange | undefined, onChange: Preview['onChange']) {
  useEffect(() => {
    onChange(change);
  });
}

type LinesProps = Pick<Preview, 'chosen'> & {
  before: (row: AdminProduct) => ReactNode;
  after: (row: AdminProduct) => ReactNode;
};

/** The first products, each before and after the change, and the number of further ones. */
function Lines({ chosen: { ids, rows }, before, after }: LinesProps) {
  const { t } = useTranslation('staffProducts');
  const shown = rows.slice(0, shownRows);
  return (
    <>
      <ul className="mt-3 divide-y divide-line rounded-sm border border-line text-sm">
        {shown.map((row) => (
          <li key={row.id} className="flex items-center gap-3 px-3 py-1.5">
            <span className="min-w-0 grow truncate">{row.name}</span>
            <s className="text-ink-3 tabular-nums">{before(row)}</s>
            <ArrowRight aria-hidden className="size-4 shrink-0 text-ink-3" />
            <span className="font-semibold tabular-nums">{after(row)}</span>
          </li>
        ))}
      </ul>
      {ids.length > shown.length && (
        <p className="mt-1.5 text-sm text-ink-2">
          {t('bulkChange.more', { count: ids.length - shown.length })}
        </p>
      )}
    </>
  );
}

type FixedProps = Preview & {
  change: ProductsChange;
  said: string;
  isSo: (row: AdminProduct) => boolean;
};

/** Change that sets one value for all products; says how many have it already. */
export function FixedChange({ chosen, onChange, change, said, isSo }: FixedProps) {
  const { t } = useTranslation('staffProducts');
  useSaid(change, onChange);
  const same = chosen.rows.filter(isSo).length;
  return (
    <>
      <p>{t('bulkChange.will', { count: chosen.ids.length - same, value: said })}</p>
      {same > 0 && <p className="mt-1 text-ink-2">{t('bulkChange.same', { count: same })}</p>}
    </>
  );
}

/** Price change up or down, by an amount or a percentage, with the resulting prices. */
export function PriceChange({ chosen, onChange }: Preview) {
  const { t } = useTranslation('staffProducts');
  const { vnd } = useFormat();
  const [way, setWay] = useState<'percent' | 'amount'>('percent');
  const [typed, setTyped] = useState('');
  const by = Number(typed.replace(',', '.'));
  const isSaid = typed.trim() !== '' && Number.isFinite(by) && by !== 0;
  useSaid(isSaid ? { what: 'price', way, by } : undefined, onChange);
  const after = ({ price }: AdminProduct) => {
    const changed = changedPrice(price, { way, by });
    return isPrice(changed) ? vnd(changed) : t('bulkChange.noPrice');
  };
  return (
    <>
      <div className="grid gap-3 sm:grid-cols-2">
        <Field label={t('bulkChange.way')}>
          <Select
            value={way}
            onChange={setWay}
            options={[
              { value: 'percent', label: t('bulkChange.percent') },
              { value: 'amount', label: t('bulkChange.amount') },
            ]}
          />
        </Field>
        <Field label={t('bulkChange.by')} help={t('bulkChange.byHelp')}>
          <Input
            inputMode="decimal"
            value={typed}
            after={way === 'percent' ? '%' : '₫'}
            onChange={({ target }) =>
              /^-?\d{0,11}(?:[.,]\d{0,2})?$/.test(target.value) && setTyped(target.value)
            }
          />
        </Field>
      </div>
      {isSaid && <Lines chosen={chosen} before={({ price }) => vnd(price)} after={after} />}
    </>
  );
}

export function CategoryChange({ chosen, onChange }: Preview) {
  const { t } = useTranslation('staffProducts');
  const { data = [] } = useQuery(categoriesQuery);
  const [categoryId, setCategoryId] = useState<string>();
  const options = inTree(data, t('hidden'));
  useSaid(categoryId ? { what: 'category', categoryId } : undefined, onChange);
  const name = options.find(({ value }) => value === categoryId)?.label;
  return (
    <>
      <Field label={t('bulkChange.category')}>
        <Combobox options={options} value={categoryId} onChange={setCategoryId} />
      </Field>
      {name && <Lines chosen={chosen} before={({ category }) => category.name} after={() => name} />}
    </>
  );
}

export function BusinessChange({ chosen, onChange }: Preview) {
  const { t } = useTranslation('staffProducts');
  const [typed, setTyped] = useState('');
  const { data, isPending } = useQuery(businessesQuery(useDeferredValue(typed)));
  const [business, setBusiness] = useState<{ value: string; label: string }>();
  useSaid(business && { what: 'business', businessId: business.value }, onChange);
  const found = (data?.data ?? []).map(({ id, name }) => ({ value: id, label: name }));
  const options =
    business && !found.some(({ value }) => value === business.value) ? [business, ...found] : found;
  return (
    <>
      <Field label={t('bulkChange.business')}>
        <Combobox
          options={options}
          value={business?.value}
          onChange={(chosenId) => setBusiness(options.find(({ value }) => value === chosenId))}
          onQuery={setTyped}
          loading={isPending}
        />
      </Field>
      {business && <Lines chosen={chosen} before={(row) => row.business.name} after={() => business.label} />}
    </>
  );
}

export function TaxChange({ chosen, onChange }: Preview) {
  const { t } = useTranslation('staffProducts');
  const taxName = useTaxName();
  const [taxType, setTaxType] = useState<(typeof taxTypes)[number]>();
  const [rate, setRate] = useState('0');
  const taxRateDirect = Number(rate.replace(',', '.')) || 0;
  const fits = taxRateDirect >= 0 && taxRateDirect <= 100;
  useSaid(taxType && fits ? { what: 'tax', taxType, taxRateDirect } : undefined, onChange);
  return (
    <>
      <Field label={t('bulkChange.tax')}>
        <Select
          value={taxType}
          onChange={setTaxType}
          options={taxTypes.map((value) => ({ value, label: taxName(value) }))}
        />
      </Field>
      {taxType === 'khac' && (
        <Field label={t('bulkChange.taxRate')} className="mt-3">
          <Input
            inputMode="decimal"
            after="%"
            value={rate}
            onChange={({ target }) => /^\d{0,3}(?:[.,]\d{0,2})?$/.test(target.value) && setRate(target.value)}
          />
        </Field>
      )}
      {taxType && (
        <Lines chosen={chosen} before={(row) => taxName(row.taxType)} after={() => taxName(taxType)} />
      )}
    </>
  );
}

/** Adds badges to products or removes them; other badges of a product stay. */
export function BadgesChange({ chosen, onChange }: Preview) {
  const { t } = useTranslation('staffProducts');
  const { t: words } = useTranslation('badges');
  const [way, setWay] = useState<'add' | 'remove'>('add');
  const [badges, setBadges] = useState<readonly ProductBadge[]>([]);
  useSaid(badges.length > 0 ? { what: 'badges', way, badges: [...badges] } : undefined, onChange);
  const named = badges.map((badge) => words(badge)).join(', ');
  return (
    <>
      <RadioGroup
        look="pill"
        className="mt-1"
        label={t('bulkChange.way')}
        value={way}
        onChange={setWay}
        options={[
          { value: 'add', label: t('bulkChange.badgesAdd') },
          { value: 'remove', label: t('bulkChange.badgesRemove') },
        ]}
      />
      <fieldset className="mt-4">
        <legend className="text-sm font-semibold">{t('bulkChange.badges')}</legend>
        <div className="mt-1.5 grid grid-cols-2 gap-x-6 sm:grid-cols-3">
          {productBadges.map((badge) => (
            <Checkbox
              key={badge}
              label={words(badge)}
              checked={badges.includes(badge)}
              onCheckedChange={(on) =>
                setBadges(productBadges.filter((one) => (one === badge ? on === true : badges.includes(one))))
              }
            />
          ))}
        </div>
      </fieldset>
      {named !== '' && (
        <p className="mt-3">
          {t(way === 'add' ? 'bulkChange.willAdd' : 'bulkChange.willRemove', {
            count: chosen.ids.length,
            value: named,
          })}
        </p>
      )}
      {way === 'add' && (
        <p className="mt-3 text-sm text-ink-2">{t('bulkChange.badgesMost', { most: maxBadges })}</p>
      )}
    </>
  );
}
