import { useTranslation } from 'react-i18next';
import type { PurchaseSums } from '#shared/purchasing/purchase-sums.ts';
import { Sums } from '#web/ui/record/sums.tsx';

export function PurchaseSumsList({ sums, note }: { sums: PurchaseSums; note?: string }) {
  const { t } = useTranslation('purchasing');
  const { goods, discount, tax, freight, total } = sums;
  return (
    <Sums
      lines={[
        { key: 'goods', label: t('sums.goods'), amount: goods },
        ...(discount > 0
          ? [{ key: 'discount', label: t('sums.discount'), amount: -discount, kind: 'off' as const }]
          : []),
        { key: 'tax', label: t('sums.tax'), amount: tax },
        ...(freight > 0 ? [{ key: 'freight', label: t('sums.freight'), amount: freight }] : []),
      ]}
      due={{ key: 'total', label: t('sums.total'), amount: total }}
      note={note}
    />
  );
}
