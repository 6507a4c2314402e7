import { useTranslation } from 'react-i18next';
import type { PurchaseWithReceipts } from '#shared/purchasing/purchase.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { Card, CardHeader } from '#web/ui/layout/card.tsx';

/** Corrections from later bills, latest first; renders nothing if there are none. */
export function Corrections({ purchase: { corrections = [] } }: { purchase: PurchaseWithReceipts }) {
  const { t } = useTranslation('purchasing');
  const { moment, vnd } = useFormat();
  if (corrections.length === 0) return null;
  return (
    <Card>
      <CardHeader title={t('correct.all')} />
      <ol className="divide-y divide-line">
        {corrections.map(({ number, at, by, reason, stock, difference }) => (
          <li key={number} className="py-3 text-sm first:pt-0 last:pb-0">
            <p className="flex flex-wrap justify-between gap-x-3">
              <span className="font-semibold">{reason}</span>
              <span className="text-ink-2 tabular-nums">{[by, moment(at)].filter(Boolean).join(' · ')}</span>
            </p>
            <p className="mt-1 text-ink-2 tabular-nums">
              {t('correct.split', { stock: vnd(stock), difference: vnd(difference) })}
            </p>
          </li>
        ))}
      </ol>
    </Card>
  );
}
