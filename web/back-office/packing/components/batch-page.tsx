import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { PackageOpen, PackagePlus, Printer, Tags } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listWarehouses } from '#shared/catalogue/warehouse.contract.ts';
import type { PackingOrder } from '#shared/shipping/packing-order.ts';
import { isApiError, messageOf } from '#web/platform/api/api-error.ts';
import { saveFile } from '#web/platform/files/save-file.ts';
import { apiQuery } from '#web/platform/lists/api-query.ts';
import { useSession } from '#web/platform/session/use-session.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { Card, CardHeader } from '#web/ui/layout/card.tsx';
import { OrderStatusBadge } from '#web/ui/status/order-status.tsx';
import { labelOf, packingQuery, takeStep, usePackingChanged } from '../api/packing-queries.ts';
import { allPieces, packedPieces, pickList } from '../rules/pick-list.ts';
import { PackingSlip } from './packing-slip.tsx';

const mostAtOnce = 5;

/** What one packer has in hand: the goods to fetch shelf by shelf, then box after box, labels and slips. */
export function BatchPage() {
  const { t } = useTranslation('packing');
  const { user } = useSession();
  const { data, isPending, isError, refetch } = useQuery(
    packingQuery({ packerId: user?.id ?? '', status: 'packing', limit: '50' }),
  );
  const [place, setPlace] = useState('');
  const orders = (data?.data ?? []).filter(({ parcels }) =>
    place === '' ? true : parcels.some(({ warehouse }) => warehouse.id === place),
  );
  return (
    <div className="space-y-5">
      <TakeMore place={place} onPlace={setPlace} />
      {isPending ? (
        <Loading>
          <Skeleton className="h-40" />
        </Loading>
      ) : isError ? (
        <ErrorState title={t('failed')} onRetry={() => void refetch()} />
      ) : orders.length === 0 ? (
        <Card>
          <EmptyState icon={<PackageOpen />} title={t('batch.empty')} hint={t('batch.emptyHint')} />
        </Card>
      ) : (
        <>
          <Picks orders={orders} />
          <Boxes orders={orders} />
          <div className="hidden print:block">
            {orders.map((order) => (
              <PackingSlip key={order.id} order={order} />
            ))}
          </div>
        </>
      )}
    </div>
  );
}

/** Takes up those that wait longest: one by one, so that two packers never get the same. */
function TakeMore({ place, onPlace }: { place: string; onPlace: (id: string) => void }) {
  const { t } = useTranslation('packing');
  const { data: warehouses = [] } = useQuery({ ...apiQuery(listWarehouses), staleTime: 10 * 60_000 });
  const waiting = useQuery(
    packingQuery({ status: 'confirmed', limit: '20', ...(place !== '' && { warehouseId: place }) }),
  );
  const changed = usePackingChanged();
  const [busy, setBusy] = useState(false);
  const next = waiting.data?.data ?? [];
  const take = async () => {
    setBusy(true);
    let taken = 0;
    try {
      for (const { id } of next) {
        if (taken === mostAtOnce) break;
        // Somebody else was quicker: the next one.
        const isTaken = await takeStep('start', id).then(
          () => true,
          (failure: unknown) => {
            if (!isApiError(failure) || failure.statusCode !== 409) throw failure;
            return false;
          },
        );
        if (isTaken) taken += 1;
      }
      toast.success(t('batch.taken', { count: taken }));
    } catch (failure) {
      toast.error(t('step.start.failed'), { description: messageOf(failure) });
    } finally {
      setBusy(false);
      await changed();
    }
  };
  return (
    <Card className="flex flex-wrap items-end justify-between gap-3 print:hidden">
      <Field label={t('warehouse')} className="min-w-56">
        <Select
          value={place}
          onChange={onPlace}
          options={[
            { value: '', label: t('allWarehouses') },
            ...warehouses.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      </Field>
      <div className="flex flex-wrap gap-2.5">
        <Button icon={<Printer />} onClick={() => print()}>
          {t('batch.printSlips')}
        </Button>
        <Button
          variant="primary"
          icon={<PackagePlus />}
          loading={busy}
          disabled={next.length === 0}
          onClick={() => void take()}
        >
          {t('batch.take', { count: Math.min(mostAtOnce, next.length), waiting: waiting.data?.total ?? 0 })}
        </Button>
      </div>
    </Card>
  );
}

function Picks({ orders }: { orders: readonly PackingOrder[] }) {
  const { t } = useTranslation('packing');
  const picks = pickList(orders);
  return (
    <Card className="print:hidden">
      <CardHeader title={t('batch.picks')} hint={t('batch.picksHint')} />
      {picks.length === 0 ? (
        <p className="text-sm text-ink-2">{t('batch.allFetched')}</p>
      ) : (
        <ol className="divide-y divide-line text-sm">
          {picks.map(({ line, quantity, orders: wanted }) => (
            <li key={line.id} className="flex flex-wrap justify-between gap-3 py-2.5">
              <span className="min-w-0">
                <span className="font-semibold">
                  {[line.name, line.variantName].filter(Boolean).join(' · ')}
                </span>
                <span className="block text-xs text-ink-2">
                  {[line.sku, wanted.map((one) => `${one.code} × ${one.quantity}`).join(', ')].join(' · ')}
                </span>
              </span>
              <span className="text-base font-bold tabular-nums">
                {t('wanted', { count: quantity, unit: line.unit })}
              </span>
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}

function Boxes({ orders }: { orders: readonly PackingOrder[] }) {
  const { t } = useTranslation('packing');
  const labelled = orders.flatMap(({ id, parcels }) =>
    parcels.flatMap(({ number, label }) => (label === null ? [] : [{ id, number }])),
  );
  const saveAll = async () => {
    for (const { id, number } of labelled) {
      const { name, bytes } = await labelOf(id, number);
      saveFile(new Blob([bytes], { type: 'application/pdf' }), name);
    }
  };
  return (
    <Card className="print:hidden">
      <CardHeader
        title={t('batch.boxes')}
        action={
          labelled.length > 0 && (
            <Button size="sm" icon={<Tags />} onClick={() => void saveAll()}>
              {t('batch.labels', { count: labelled.length })}
            </Button>
          )
        }
      />
      <ul className="divide-y divide-line text-sm">
        {orders.map(({ id, code, status, items }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-2.5">
            <Link
              to="/admin/e-commerce/packing/$id"
              params={{ id }}
              className="rounded-xs font-semibold tabular-nums hover:text-brand"
            >
              {code}
            </Link>
            <span className="flex items-center gap-3">
              <span className="tabular-nums">{`${packedPieces(items)} / ${allPieces(items)}`}</span>
              <OrderStatusBadge status={status} />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
