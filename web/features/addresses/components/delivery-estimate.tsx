import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { MapPin } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { getShipmentFee } from '#shared/orders/shipping.contract.ts';
import { formatVnd } from '#shared/values/money.ts';
import type { ReplyOf } from '#shared/contract/route.ts';
import { isApiError } from '#web/platform/api/api-error.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { lazyPiece } from '#web/ui/feedback/lazy-piece.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { useDebounced } from '#web/ui/hooks/use-debounced.ts';
import { type ShippedLine, shipmentQuery } from '../api/shipment-query.ts';
import { rememberPlace, useDeliveryPlace } from '../hooks/use-delivery-place.ts';
import * as roots from '#web/platform/api/query-roots.ts';

type Estimate = ReplyOf<typeof getShipmentFee>;

const ProvinceDialog = lazyPiece(async () => (await import('./province-dialog.tsx')).ProvinceDialog, {
  giveUp: ({ onClose }) => onClose(),
});

/** Debounce of the quantity: several clicks of the stepper cause one request. */
const restMilliseconds = 350;

/** Shows a line's arrival and shipping cost. Space for every text is reserved, so nothing moves. */
export function DeliveryEstimate({ line, mayBeParted }: { line: ShippedLine; mayBeParted: boolean }) {
  const { t } = useTranslation('product');
  const { place, isPending } = useDeliveryPlace();
  const [choosing, setChoosing] = useState(false);
  return (
    <section
      aria-label={t('delivery.label')}
      className="mt-4 flex gap-2.5 border-t border-line pt-4 leading-5"
    >
      <MapPin aria-hidden className="mt-px size-4.5 shrink-0 text-jade" />
      <div className={clsx('min-w-0 grow', mayBeParted ? 'min-h-27.5' : 'min-h-22')}>
        <div className="flex min-h-5 flex-wrap items-center gap-x-1.5">
          {isPending ? (
            <Skeleton className="h-3.5 w-36" />
          ) : (
            <>
              <span className="text-ink-2">{t('delivery.to')}</span>
              {place && <span className="font-semibold">{place.name}</span>}
              {place && <span aria-hidden>·</span>}
              <button
                type="button"
                aria-haspopup="dialog"
                className="-my-3 py-3 font-semibold text-brand underline-offset-2 hover:underline"
                onPointerEnter={ProvinceDialog.prepare}
                onFocus={ProvinceDialog.prepare}
                onClick={() => setChoosing(true)}
              >
                {place ? t('delivery.change') : t('delivery.choose')}
              </button>
            </>
          )}
        </div>
        {place ? (
          <Estimated line={line} />
        ) : (
          !isPending && <p className="mt-1 text-ink-2">{t('delivery.hint')}</p>
        )}
      </div>
      {choosing && (
        <ProvinceDialog place={place} onChoose={rememberPlace} onClose={() => setChoosing(false)} />
      )}
    </section>
  );
}

function Estimated({ line }: { line: ShippedLine }) {
  const { t } = useTranslation('product');
  const { place } = useDeliveryPlace();
  const quantity = useDebounced(line.quantity, restMilliseconds);
  const { data, error, isPlaceholderData } = useQuery({
    ...(place
      ? shipmentQuery(place, { ...line, quantity })
      : { queryKey: [...roots.shipment], queryFn: skipToken }),
    placeholderData: keepPreviousData,
  });
  // Provinces are merged from time to time, so a stored one may no longer exist.
  const isUnknown = isApiError(error, 'UNKNOWN_PROVINCE');
  useEffect(() => {
    if (isUnknown) rememberPlace(undefined);
  }, [isUnknown]);
  if (data)
    return (
      <div
        aria-live="polite"
        aria-busy={isPlaceholderData || quantity !== line.quantity}
        className={clsx('mt-1 space-y-0.5', isPlaceholderData && 'opacity-55')}
      >
        <Facts estimate={data} />
      </div>
    );
  if (error) return <p className="mt-1 text-ink-2">{t('delivery.failed')}</p>;
  return (
    <div className="mt-2 space-y-2.5">
      <Skeleton className="h-3.5 w-44" />
      <Skeleton className="h-3.5 w-36" />
    </div>
  );
}

function Facts({ estimate }: { estimate: Estimate }) {
  const { t } = useTranslation('product');
  const format = useFormat();
  const [now] = useState(() => Date.now());
  const { available, arrival, fee, freeFrom, freeShippingBecause: because, parcels } = estimate;
  if (!available) return <p className="font-medium">{t('delivery.tooMany')}</p>;
  if (!arrival) return <p className="font-medium">{t('delivery.cannot')}</p>;
  const amount = formatVnd(freeFrom);
  return (
    <>
      <p className="font-medium tabular-nums">
        {t('delivery.arrival', { days: format.arrival(now, arrival) })}
      </p>
      {because ? (
        <p>
          <span className="font-medium text-jade">{t('delivery.free')}</span>
          {because === 'amount' && <span className="text-ink-2"> {t('delivery.freeFor', { amount })}</span>}
        </p>
      ) : (
        <>
          <p className="tabular-nums">{t('delivery.fee', { fee: formatVnd(fee) })}</p>
          <p className="text-ink-2 tabular-nums">{t('delivery.freeFrom', { amount })}</p>
        </>
      )}
      {parcels.length > 1 && <p className="text-ink-2">{t('delivery.parcels', { count: parcels.length })}</p>}
    </>
  );
}
