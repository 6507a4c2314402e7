import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { PackedParcel, PackingOrder } from '#shared/shipping/packing-order.ts';
import { messageOf } from '#web/platform/api/api-error.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { quoteQuery } from '../api/packing-queries.ts';

/** Carrier's price at the weighed weight, compared with the price that was calculated for the goods. */
export function ParcelQuote({ order, parcel }: { order: PackingOrder; parcel: PackedParcel }) {
  const { t } = useTranslation('packing');
  const { vnd, number } = useFormat();
  const { data, error, isPending } = useQuery(quoteQuery(order));
  if (isPending) return <p className="text-sm text-ink-2">{t('quote.asking')}</p>;
  if (error)
    return (
      <p className="text-sm text-ink-2">{[t('quote.failed'), messageOf(error)].filter(Boolean).join(' ')}</p>
    );
  const quote = data.parcels.find((one) => one.parcel === parcel.number);
  if (!quote) return null;
  if (!quote.served) return <Notice tone="danger" title={t('quote.notServed')} />;
  const more = quote.fee - quote.expectedFee;
  const said = t('quote.fee', { fee: vnd(quote.fee), grams: number(quote.grams) });
  if (more === 0) return <p className="text-sm text-ink-2">{said}</p>;
  return (
    <Notice tone={more > 0 ? 'gold' : 'sky'} title={said}>
      {t(more > 0 ? 'quote.more' : 'quote.less', {
        amount: vnd(Math.abs(more)),
        expected: vnd(quote.expectedFee),
      })}
    </Notice>
  );
}
