import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listCategories } from '#shared/catalogue/list-categories.contract.ts';
import { listProducts } from '#shared/catalogue/list-products.contract.ts';
import { listBusinesses } from '#shared/catalogue/maker.contract.ts';
import { maxVoucherLimits, type VoucherLimit } from '#shared/vouchers/voucher.ts';
import { apiQuery } from '#web/platform/lists/api-query.ts';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { Badge } from '#web/ui/data/badge.tsx';
import { Combobox } from '#web/ui/fields/combobox.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { useFormField } from '#web/ui/form/use-form-field.ts';
import { useDebounced } from '#web/ui/hooks/use-debounced.ts';

type Kind = VoucherLimit['kind'];
const kinds: readonly Kind[] = ['product', 'category', 'business'];
const lists = { product: listProducts, category: listCategories, business: listBusinesses };
const found = 8;

/** Entries of a kind whose name matches the text. */
function useFound(kind: Kind, q: string) {
  const { data, isFetching } = useQuery({
    ...apiQuery(lists[kind], { query: { q, pageSize: found } }),
    enabled: q !== '',
  });
  const rows: readonly { id: string; name: string }[] = q === '' ? [] : (data?.data ?? []);
  return { rows, loading: isFetching };
}

/** Field that restricts a voucher to products, categories or businesses, each found by name. */
export function LimitsField() {
  const { t } = useTranslation('promotions');
  const { field, label, help, error } = useFormField('limitedTo');
  const [kind, setKind] = useState<Kind>('product');
  const [typed, setTyped] = useState('');
  const { rows, loading } = useFound(kind, useDebounced(typed.trim(), 250));
  // The field only ever holds its initial value or limits chosen here, so the cast is safe.
  const limits = (field.value ?? []) as readonly VoucherLimit[];
  const isChosen = (id: string) => limits.some((limit) => limit.kind === kind && limit.id === id);
  const choose = (id: string | undefined) => {
    const row = rows.find((one) => one.id === id);
    if (row && !isChosen(row.id)) field.onChange([...limits, { kind, id: row.id, name: row.name }]);
    setTyped('');
  };
  return (
    <fieldset {...(error !== undefined && { 'data-problem': '' })}>
      <legend className="mb-1.5 text-sm font-semibold">{label}</legend>
      {help && <p className="mb-2 text-sm text-ink-2">{help}</p>}
      {limits.length > 0 && (
        <ul className="mb-2.5 flex flex-wrap gap-2">
          {limits.map((limit) => (
            <li
              key={`${limit.kind} ${limit.id}`}
              className="flex items-center gap-1.5 rounded-sm border border-line bg-surface pl-2 text-sm"
            >
              <Badge tone="sky">{t(`limit.${limit.kind}`)}</Badge>
              <span className="min-w-0 py-1">{limit.name}</span>
              <IconButton
                size="sm"
                label={t('form.limitRemove', { name: limit.name })}
                icon={<X />}
                onClick={() => field.onChange(limits.filter((one) => one !== limit))}
              />
            </li>
          ))}
        </ul>
      )}
      {limits.length < maxVoucherLimits && (
        <div className="grid gap-2 sm:grid-cols-[10rem_1fr]">
          <Select
            aria-label={t('form.limitKind')}
            options={kinds.map((value) => ({ value, label: t(`limit.${value}`) }))}
            value={kind}
            onChange={setKind}
          />
          <Combobox
            // A new key resets the input after each selection.
            key={`${kind} ${limits.length}`}
            aria-label={t('form.limitFind')}
            placeholder={t('form.limitPlaceholder')}
            emptyText={t('form.limitPlaceholder')}
            options={rows
              .filter(({ id }) => !isChosen(id))
              .map(({ id, name }) => ({ value: id, label: name }))}
            value={undefined}
            onChange={choose}
            onQuery={setTyped}
            loading={loading}
          />
        </div>
      )}
      {error && (
        <p role="alert" className="mt-2 text-sm font-medium text-danger">
          {error}
        </p>
      )}
    </fieldset>
  );
}
