import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { noPhone } from '#shared/orders/nameless-guest.ts';
import { searchOrders } from '#shared/orders/order-lists.contract.ts';
import { messageOf } from '#web/platform/api/api-error.ts';
import { apiQuery } from '#web/platform/lists/api-query.ts';
import { toast } from '#web/platform/feedback/toast.ts';
import { Combobox } from '#web/ui/fields/combobox.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Input } from '#web/ui/fields/input.tsx';
import { useDebounced } from '#web/ui/hooks/use-debounced.ts';
import { staffOrderQuery } from '../api/order-queries.ts';

type CounterCustomer = { fullName: string; phone: string; email: string };

type Props = { customer: CounterCustomer; onChange: (customer: CounterCustomer) => void };

/** Buyer of a counter sale: found by name or phone, typed in, or left out. */
export function CounterCustomerFields({ customer, onChange }: Props) {
  const { t } = useTranslation('staffOrders');
  return (
    <div className="space-y-4">
      <KnownCustomer onChoose={onChange} />
      <div className="grid gap-4 sm:grid-cols-3">
        {(['fullName', 'phone', 'email'] as const).map((name) => (
          <Field key={name} label={t(`counter.${name}`)}>
            <Input
              value={customer[name]}
              onChange={({ target }) => onChange({ ...customer, [name]: target.value })}
            />
          </Field>
        ))}
      </div>
    </div>
  );
}

function KnownCustomer({ onChoose }: { onChoose: (customer: CounterCustomer) => void }) {
  const { t } = useTranslation('staffOrders');
  const client = useQueryClient();
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed.trim(), 200);
  const { data, isFetching } = useQuery({
    ...apiQuery(searchOrders, { query: { search, limit: 20 } }),
    enabled: search.length > 1,
    placeholderData: keepPreviousData,
  });
  const found = new Map(
    (search.length > 1 ? (data?.data ?? []) : [])
      .filter(({ customer }) => customer.phone !== '' && customer.phone !== noPhone)
      .map(({ id, customer }) => [`${customer.fullName} ${customer.phone}`, { id, ...customer }]),
  );
  /** Lists mask phone numbers for some staff; the page of one of the buyer's orders has them in full. */
  const choose = async (name: string | undefined) => {
    const one = found.get(name ?? '');
    setTyped('');
    if (!one) return;
    try {
      const { customer } = await client.ensureQueryData(staffOrderQuery(one.id));
      onChoose({ fullName: customer.fullName, phone: customer.phone, email: customer.email ?? '' });
    } catch (error) {
      toast.error(messageOf(error) ?? t('counter.knownNone'));
    }
  };
  return (
    <Field label={t('counter.known')}>
      <Combobox
        placeholder={t('counter.knownHint')}
        value={undefined}
        onQuery={setTyped}
        loading={isFetching}
        emptyText={t('counter.knownNone')}
        options={[...found].map(([value, { fullName, phone }]) => ({ value, label: fullName, hint: phone }))}
        onChange={(name) => void choose(name)}
      />
    </Field>
  );
}
