import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Customer } from '#shared/customers/customer.ts';
import { listCustomers, mergeCustomers } from '#shared/customers/customers.contract.ts';
import { useAct } from '#web/platform/acts/use-act.ts';
import { apiQuery } from '#web/platform/lists/api-query.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { Combobox } from '#web/ui/fields/combobox.tsx';
import { useDebounced } from '#web/ui/hooks/use-debounced.ts';
import { AlertDialog } from '#web/ui/overlays/alert-dialog.tsx';
import { customerQuery } from '../api/customer-queries.ts';
import { useCustomerName } from './customer-marks.tsx';

type Other = Customer['maybeSame'][number];

/** Lists customers with the same phone or address; only staff can decide whether they are one person. */
export function PossibleDuplicates({ customer }: { customer: Customer }) {
  const { t } = useTranslation('customers');
  const [merging, setMerging] = useState<Other>();
  // Two accounts belong to two people and are never offered for a merge.
  const others = customer.maybeSame.filter(({ kind }) => kind === 'guest' || customer.kind === 'guest');
  if (others.length === 0 || customer.erasedAt !== null) return null;
  return (
    <Notice tone="gold" title={t('same.title', { count: others.length })}>
      <ul className="mt-1 space-y-1">
        {others.map((other) => (
          <li key={other.id} className="flex flex-wrap items-center gap-x-3">
            <span className="text-ink">
              {other.fullName} · <span className="tabular-nums">{other.phone || other.code}</span> ·{' '}
              {t(`kind.${other.kind}`)}
            </span>
            <Button size="sm" onClick={() => setMerging(other)}>
              {t('same.merge')}
            </Button>
          </li>
        ))}
      </ul>
      {merging && <MergeQuestion customer={customer} other={merging} onClose={() => setMerging(undefined)} />}
    </Notice>
  );
}

type Props = { customer: Customer; other?: Other; onClose: () => void };

const maxFound = 10;

/** Asks which customer to merge with, says which record stays, and merges the two. */
export function MergeQuestion({ customer, other, onClose }: Props) {
  const { t } = useTranslation('customers');
  const navigate = useNavigate();
  const nameOf = useCustomerName();
  const merging = useAct(mergeCustomers, {
    keeps: ({ id }) => customerQuery(id),
    done: (saved) => t('merge.done', { name: nameOf(saved) }),
  });
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<string | undefined>(other?.id);
  const asked = useDebounced(typed.trim(), 250);
  const { data, isFetching } = useQuery({
    ...apiQuery(listCustomers, { query: { search: asked, limit: maxFound } }),
    enabled: other === undefined && asked.length > 1,
    placeholderData: keepPreviousData,
  });
  const found: readonly Other[] = other ? [other] : (data?.data ?? []).filter(({ id }) => id !== customer.id);
  const one = found.find(({ id }) => id === chosen);
  const stays = one?.kind === 'member' ? one : customer;
  const goes = stays === customer ? one : customer;
  const merge = async () => {
    if (!one) return;
    const saved = await merging.send({ params: { id: customer.id }, body: { otherId: one.id } });
    if (saved.id !== customer.id)
      await navigate({ to: '/admin/e-commerce/customers/$id', params: { id: saved.id }, replace: true });
  };
  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && onClose()}
      tone="plain"
      title={t('merge.title')}
      confirmText={t('merge.confirm')}
      busyText={t('merge.busy')}
      onConfirm={one ? merge : () => Promise.reject(new Error('Nobody was chosen'))}
      failedTitle={one ? undefined : t('merge.choose')}
      consequence={
        <>
          {!other && (
            <Combobox
              className="mb-3"
              aria-label={t('merge.with')}
              placeholder={t('list.search')}
              options={found.map((row) => ({
                value: row.id,
                label: nameOf({ ...row, erasedAt: null }),
                hint: row.phone || row.code,
              }))}
              value={chosen}
              onChange={setChosen}
              onQuery={setTyped}
              loading={isFetching}
            />
          )}
          {goes && (
            <p className="mb-2 flex flex-wrap items-center gap-x-2 font-semibold text-ink">
              {goes.fullName} <ArrowRight aria-hidden className="size-4" />
              <span className="sr-only">{t('merge.into')}</span> {stays.fullName} ({t(`kind.${stays.kind}`)})
            </p>
          )}
          <p>{t('merge.consequence')}</p>
        </>
      }
    />
  );
}
