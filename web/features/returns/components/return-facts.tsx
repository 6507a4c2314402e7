import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { formatVnd } from '#shared/values/money.ts';
import { moneyBackOf } from '#shared/returns/return-effects.ts';
import type { ReturnOrder } from '#shared/returns/return-order.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { Fact, Facts } from '#web/ui/record/facts.tsx';
import { CopyButton } from '#web/ui/data/copy-button.tsx';
import { ReturnPictures } from '#web/ui/record/return-pictures.tsx';

export function ReturnFacts({ entry, isGuest }: { entry: ReturnOrder; isGuest: boolean }) {
  const { t } = useTranslation('returns');
  const { note, media, pendingMedia, courierName, trackingNumber, sentBack, exchange } = entry;
  const back = moneyBackOf(entry);
  return (
    <Card className="space-y-4 text-sm">
      <h2 className="text-base font-bold">{t('detail.facts')}</h2>
      <Facts look="stack">
        <Fact label={t('detail.reason')}>{t(`reason.${entry.reason}`)}</Fact>
        <Fact label={t('detail.resolution')}>{t(`resolution.${entry.resolution}`)}</Fact>
        <Fact label={t('detail.method')}>{t(`method.${entry.method}`)}</Fact>
        {note && <Fact label={t('detail.note')}>{note}</Fact>}
        {courierName && <Fact label={t('detail.courier')}>{courierName}</Fact>}
        {trackingNumber && (
          <Fact label={t('detail.tracking')}>
            <CopyButton
              value={trackingNumber}
              label={t('detail.copyTracking')}
              className="-ml-2.5 max-sm:min-h-11"
            >
              <span className="font-semibold tabular-nums">{trackingNumber}</span>
            </CopyButton>
          </Fact>
        )}
        {entry.replacement && (
          <Fact label={t('detail.replacement')}>
            {isGuest ? (
              <Link
                to="/e-commerce/orders/guest"
                search={{ id: entry.replacement.id, code: entry.replacement.code }}
                className="font-semibold text-brand hover:underline"
              >
                {entry.replacement.code}
              </Link>
            ) : (
              <Link
                to="/e-commerce/orders/$id"
                params={{ id: entry.replacement.id }}
                className="font-semibold text-brand hover:underline"
              >
                {entry.replacement.code}
              </Link>
            )}
          </Fact>
        )}
        {exchange && (
          <>
            <Fact label={t('detail.credit')}>{formatVnd(exchange.credit)}</Fact>
            <Fact label={t('detail.newTotal')}>{formatVnd(exchange.total)}</Fact>
            {exchange.total > exchange.credit && (
              <Fact label={t('detail.toPay')}>{formatVnd(exchange.total - exchange.credit)}</Fact>
            )}
          </>
        )}
        {entry.inspectionMedia.length > 0 && (
          <Fact label={t('detail.inspectionPictures')}>
            <ReturnPictures media={entry.inspectionMedia} pendingMedia={0} />
          </Fact>
        )}
        {sentBack && (
          <Fact label={t('detail.sentBack')}>
            {[sentBack.courierName, sentBack.trackingNumber].filter(Boolean).join(' · ')}
          </Fact>
        )}
        {(media.length > 0 || pendingMedia > 0) && (
          <Fact label={t('detail.pictures')}>
            <ReturnPictures media={media} pendingMedia={pendingMedia} />
          </Fact>
        )}
      </Facts>
      {back !== null && (
        <div className="border-t border-line pt-4">
          <p className="flex items-baseline justify-between gap-4">
            <span className="text-base font-bold">{t('detail.refund')}</span>
            <span className="text-xl font-bold text-brand tabular-nums">{formatVnd(back)}</span>
          </p>
          <p className="mt-1.5 text-xs text-ink-2">
            {t(exchange ? 'detail.exchangeHint' : 'detail.refundHint')}
          </p>
        </div>
      )}
    </Card>
  );
}
