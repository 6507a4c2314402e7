import { useTranslation } from 'react-i18next';
import type { EditPreview } from '#shared/orders/edit-order.contract.ts';
import { Sums } from '#web/ui/record/sums.tsx';

/** New totals of the order, and who owes the difference. */
export function EditResult({ preview }: { preview: EditPreview }) {
  const { t } = useTranslation('staffOrders');
  const { after, before, difference, missing, refund, vouchersGone, status } = preview;
  return (
    <>
      <Sums
        lines={[
          { key: 'before', label: t('edit.before'), amount: before.total },
          { key: 'subtotal', label: t('paper.sum.subtotal'), amount: after.subtotal },
          { key: 'shipping', label: t('money.shipping'), amount: after.shippingFee },
          { key: 'discount', label: t('paper.sum.discount'), amount: -after.voucherDiscount, kind: 'off' },
          { key: 'after', label: t('money.total'), amount: after.total, kind: 'total' },
          { key: 'missing', label: t('money.missing'), amount: missing },
          { key: 'refund', label: t('money.toPayBack'), amount: refund },
        ]}
        due={{ key: 'difference', label: t('edit.difference'), amount: difference }}
      />
      {status === 'draft' && missing > 0 && <p className="text-sm text-ink-2">{t('edit.waits')}</p>}
      {vouchersGone.length > 0 && (
        <p className="text-sm text-ink-2">{t('edit.vouchersGone', { codes: vouchersGone.join(', ') })}</p>
      )}
    </>
  );
}
