import { ChevronDown, Store } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '#web/ui/data/badge.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { QueryError } from '#web/ui/feedback/error-state.tsx';
import { RadioGroup } from '#web/ui/fields/radio-group.tsx';
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { inOrder, nearestOptions, type PickupOption } from '../rules/pickup-options.ts';
import type { Checkout } from '../hooks/use-checkout.ts';

/** Lets the buyer choose a province, then one of its warehouses with their stock of the order. */
export function PickupChoice({ checkout, provincePick }: { checkout: Checkout; provincePick: ReactNode }) {
  return (
    <>
      <div className="mb-5">{provincePick}</div>
      <Warehouses checkout={checkout} />
    </>
  );
}

function Warehouses({ checkout }: { checkout: Checkout }) {
  const { t } = useTranslation('checkout');
  const { pickup, pickupWarehouseId, problems, change } = checkout;
  const { data, error } = pickup;
  const [all, setAll] = useState(false);
  if (!data && error) return <QueryError query={pickup} size="sm" title={t('pickup.failed')} />;
  if (!data) return <Waiting />;
  if (data.length === 0)
    return <EmptyState size="sm" icon={<Store />} title={t('pickup.none')} hint={t('pickup.noneHint')} />;
  const shown = all ? inOrder(data) : nearestOptions(data, pickupWarehouseId);
  return (
    <div {...(problems['pickup'] && { 'data-problem': '' })}>
      {problems['pickup'] && (
        <p role="alert" className="mb-3 text-sm font-medium text-danger">
          {t('pickup.missing')}
        </p>
      )}
      <RadioGroup
        label={t('pickup.title')}
        showLabel
        look="tile"
        value={pickupWarehouseId}
        onChange={(id) => change({ pickupWarehouseId: id })}
        options={shown.map((option) => ({
          value: option.id,
          disabled: !option.isActive,
          label: <Name option={option} />,
          help: <Facts option={option} />,
        }))}
      />
      {shown.length < data.length && (
        <Button
          variant="ghost"
          className="mt-2.5 max-sm:h-11"
          iconAfter={<ChevronDown />}
          onClick={() => setAll(true)}
        >
          {t('pickup.more', { count: data.length - shown.length })}
        </Button>
      )}
    </div>
  );
}

function Name({ option: { name, isActive, hasEverything, missing } }: { option: PickupOption }) {
  const { t } = useTranslation('checkout');
  const goods = hasEverything ? t('pickup.all') : t('pickup.lacks', { count: missing });
  return (
    <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
      {name}
      {isActive ? (
        <Badge tone={hasEverything ? 'jade' : 'gold'}>{goods}</Badge>
      ) : (
        <Badge>{t('pickup.paused')}</Badge>
      )}
    </span>
  );
}

function Facts({ option: { address, province, hours, phone, pausedReason } }: { option: PickupOption }) {
  const { t } = useTranslation('checkout');
  return (
    <>
      {pausedReason && <span className="mt-1 block font-medium text-pretty">{pausedReason}</span>}
      <span className="mt-1 block text-pretty">
        {address.includes(province) ? address : [address, province].filter(Boolean).join(', ')}
      </span>
      <span className="block">
        {[hours, phone && t('pickup.phone', { phone })].filter(Boolean).join(' · ')}
      </span>
    </>
  );
}

function Waiting() {
  return (
    <Loading times={2} className="space-y-2.5">
      <div className="rounded-md border border-line p-3.5">
        <Skeleton className="h-5 w-48" />
        <Skeleton className="mt-2.5 h-4 w-4/5" />
      </div>
    </Loading>
  );
}
