import { useTranslation } from 'react-i18next';
import type { PurchaseWithReceipts } from '#shared/purchasing/purchase.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { useShopWords } from '#web/platform/i18n/use-shop-words.ts';
import { Card, CardHeader } from '#web/ui/layout/card.tsx';

/** Returns to the supplier, latest first; renders nothing if there are none. */
export function SentBacks({ purchase: { sentBacks, lines } }: { purchase: PurchaseWithReceipts }) {
  const { t } = useTranslation('purchasing');
  const { day, moment, number, vnd } = useFormat();
  const { say } = useShopWords();
  if (sentBacks.length === 0) return null;
  const nameOf = new Map(
    lines.map((line) => [line.id, [line.name, say(line.variantName)].filter(Boolean).join(' · ')]),
  );
  return (
    <Card>
      <CardHeader title={t('page.sentBacks')} />
      <ol className="divide-y divide-line">
        {sentBacks.map((one) => (
          <li key={one.number} className="py-3 text-sm first:pt-0 last:pb-0">
            <p className="flex flex-wrap justify-between gap-x-3">
              <span className="font-semibold">{t('page.sentBack', { number: one.number })}</span>
              <span className="text-ink-2 tabular-nums">
                {[one.by, moment(one.at)].filter(Boolean).join(' · ')}
              </span>
            </p>
            <ul className="mt-1.5 space-y-1">
              {one.lines.map(({ lineId, quantity, lots = [], serials = [] }) => (
                <li key={lineId} className="flex justify-between gap-3">
                  <span className="min-w-0">
                    {nameOf.get(lineId)}
                    {lots.map((lot) => (
                      <span key={`${lot.expiresOn} ${lot.code}`} className="block text-xs text-ink-2">
                        {t('page.lot', { ...lot, day: day(lot.expiresOn), count: number(lot.quantity) })}
                      </span>
                    ))}
                    {serials.length > 0 && (
                      <span className="block text-xs wrap-anywhere text-ink-2">{serials.join(', ')}</span>
                    )}
                  </span>
                  <span className="shrink-0 tabular-nums">−{number(quantity)}</span>
                </li>
              ))}
            </ul>
            <p className="mt-1.5 text-ink-2">{one.reason}</p>
            {one.credit !== undefined && (
              <p className="mt-1 text-ink-2 tabular-nums">{t('page.credit', { amount: vnd(one.credit) })}</p>
            )}
          </li>
        ))}
      </ol>
    </Card>
  );
}
