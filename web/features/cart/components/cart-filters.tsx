import { useTranslation } from 'react-i18next';
import type { CartItem } from '#shared/cart/cart.ts';
import { compactVnd } from '#shared/values/money.ts';
import { Field } from '#web/ui/fields/field.tsx';
import type { OpenedMenuProps } from '#web/ui/overlays/lazy-menu.tsx';
import { Popover } from '#web/ui/overlays/popover.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import type { CartSearch } from '../rules/cart-search.ts';
import { useShopWords } from '#web/platform/i18n/use-shop-words.ts';

export type CartFilterProps = {
  items: readonly CartItem[];
  search: CartSearch;
  onChange: (change: Partial<CartSearch>) => void;
};
type NamedChoice = { id: string; name: string };

const everything = 'any';
const steps = [100_000, 300_000, 1_000_000] as const;

const eachOnce = (named: NamedChoice[]): NamedChoice[] =>
  [...new Map(named.map((one) => [one.id, one])).values()]
    .filter(({ id }) => id !== '')
    .sort((a, b) => a.name.localeCompare(b.name, 'vi'));

/** Shows the filters of a long cart; their options come from its own lines. */
export default function CartFilters({
  items,
  search,
  onChange,
  ...opened
}: CartFilterProps & OpenedMenuProps) {
  const { say } = useShopWords();
  const { t } = useTranslation('cartPage');
  return (
    <Popover align="end" label={t('filter.title')} className="w-80 space-y-4" {...opened}>
      <Choice
        label={t('filter.category')}
        choices={eachOnce(
          items.map(({ product: { category } }) => ({ id: category.id, name: say(category.name) })),
        )}
        value={search.categoryId}
        onChange={(categoryId) => onChange({ categoryId })}
      />
      <Choice
        label={t('filter.business')}
        choices={eachOnce(items.map(({ product }) => product.business))}
        value={search.businessId}
        onChange={(businessId) => onChange({ businessId })}
      />
      <PriceChoice search={search} onChange={onChange} />
      <Choice
        label={t('filter.stock')}
        choices={(['in_stock', 'low_stock', 'out_of_stock'] as const).map((id) => ({
          id,
          name: t(`filter.${id}`),
        }))}
        value={search.stockStatus}
        onChange={(stockStatus) => onChange({ stockStatus })}
      />
    </Popover>
  );
}

function PriceChoice({ search: { minPrice, maxPrice }, onChange }: Omit<CartFilterProps, 'items'>) {
  const { t } = useTranslation('cartPage');
  const bands = [
    { id: `-${steps[0]}`, name: t('filter.under', { price: compactVnd(steps[0]) }) },
    ...steps.slice(1).map((to, place) => {
      const from = steps[place] ?? 0;
      return { id: `${from}-${to}`, name: `${compactVnd(from)} – ${compactVnd(to)}` };
    }),
    { id: `${steps[2]}-`, name: t('filter.over', { price: compactVnd(steps[2]) }) },
  ];
  const value =
    minPrice === undefined && maxPrice === undefined ? undefined : `${minPrice ?? ''}-${maxPrice ?? ''}`;
  const amount = (text: string | undefined) => (text ? Number(text) : undefined);
  return (
    <Choice
      label={t('filter.price')}
      choices={bands}
      value={value}
      onChange={(band) => {
        const [from, to] = band?.split('-') ?? [];
        onChange({ minPrice: amount(from), maxPrice: amount(to) });
      }}
    />
  );
}

type ChoiceProps<Id extends string> = {
  label: string;
  choices: readonly { id: Id; name: string }[];
  value: Id | undefined;
  onChange: (value: Id | undefined) => void;
};

function Choice<Id extends string>({ label, choices, value, onChange }: ChoiceProps<Id>) {
  const { t } = useTranslation('cartPage');
  return (
    <Field label={label}>
      <Select<Id | typeof everything>
        options={[
          { value: everything, label: t('filter.any') },
          ...choices.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        value={value ?? everything}
        // 'any' is our own value; all others are among the given options.
        onChange={(chosen) => onChange(chosen === everything ? undefined : (chosen as Id))}
      />
    </Field>
  );
}
