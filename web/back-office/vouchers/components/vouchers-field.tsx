import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { maxCampaignVouchers } from '#shared/vouchers/campaign-draft.ts';
import { searchVouchers, type StaffVoucher } from '#shared/vouchers/staff-vouchers.contract.ts';
import { apiQuery } from '#web/platform/lists/api-query.ts';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { Combobox } from '#web/ui/fields/combobox.tsx';
import { useFormField } from '#web/ui/form/use-form-field.ts';
import { useDebounced } from '#web/ui/hooks/use-debounced.ts';
import { useWorth } from './voucher-facts.tsx';

export function VouchersField({ known }: { known: readonly StaffVoucher[] }) {
  const { t } = useTranslation('promotions');
  const worth = useWorth();
  const { field, label, help, error } = useFormField('voucherIds');
  const [typed, setTyped] = useState('');
  const [seen, setSeen] = useState(new Map(known.map((voucher) => [voucher.id, voucher])));
  const q = useDebounced(typed.trim(), 250);
  const { data, isFetching } = useQuery(
    apiQuery(searchVouchers, { query: { ...(q && { q }), limit: '10' } }),
  );
  // The field only ever holds its initial value or ids chosen here, so the cast is safe.
  const ids = (field.value ?? []) as readonly string[];
  const free = (data?.data ?? []).filter(
    ({ id, wasUsed, campaignId }) => !ids.includes(id) && !wasUsed && campaignId === null,
  );
  const choose = (id: string | undefined) => {
    const voucher = free.find((one) => one.id === id);
    if (voucher) {
      setSeen(new Map(seen).set(voucher.id, voucher));
      field.onChange([...ids, voucher.id]);
    }
    setTyped('');
  };
  return (
    <fieldset {...(error !== undefined && { 'data-problem': '' })}>
      <legend className="mb-1.5 text-sm font-semibold">{label}</legend>
      {help && <p className="mb-2 text-sm text-ink-2">{help}</p>}
      {ids.length > 0 && (
        <ul className="mb-2.5 divide-y divide-line rounded-md border border-line">
          {ids.map((id) => {
            const voucher = seen.get(id);
            return (
              <li key={id} className="flex min-h-11 items-center gap-3 py-1.5 pr-1.5 pl-3 text-sm">
                <span className="min-w-0 grow">
                  <span className="block font-semibold">{voucher?.code ?? id}</span>
                  {voucher && <span className="block text-ink-2">{worth(voucher)}</span>}
                </span>
                <IconButton
                  size="sm"
                  label={t('form.limitRemove', { name: voucher?.code ?? id })}
                  icon={<X />}
                  onClick={() => field.onChange(ids.filter((one) => one !== id))}
                />
              </li>
            );
          })}
        </ul>
      )}
      {ids.length < maxCampaignVouchers && (
        <Combobox
          key={ids.length}
          aria-label={t('campaigns.form.find')}
          placeholder={t('campaigns.form.findPlaceholder')}
          emptyText={t('campaigns.form.none')}
          options={free.map((voucher) => ({ value: voucher.id, label: voucher.code, hint: voucher.name }))}
          value={undefined}
          onChange={choose}
          onQuery={setTyped}
          loading={isFetching}
        />
      )}
      {error && (
        <p role="alert" className="mt-2 text-sm font-medium text-danger">
          {error}
        </p>
      )}
    </fieldset>
  );
}
