import { useTranslation } from 'react-i18next';
import type { ExchangeQuote } from '#shared/returns/exchange.contract.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { Sums } from '#web/ui/record/sums.tsx';

/** Price of the new goods, value of the returned ones, and who owes the difference. */
export function ExchangeSums({ quote }: { quote: ExchangeQuote }) {
  const { t } = useTranslation('staffOrders');
  const { issues, subtotal, shippingFee, voucherDiscount, total, credit, due, back } = quote;
  const [issue] = issues;
  return (
    <>
      {issue && (
        <Notice tone="gold" title={t('counter.issue', { name: issue.name, count: issue.available })} />
      )}
      <Sums
        lines={[
          { key: 'subtotal', label: t('paper.sum.subtotal'), amount: subtotal },
          { key: 'shipping', label: t('money.shipping'), amount: shippingFee },
          { key: 'discount', label: t('paper.sum.discount'), amount: -voucherDiscount, kind: 'off' },
          { key: 'total', label: t('money.total'), amount: total, kind: 'total' },
          { key: 'credit', label: t('exchange.credit'), amount: -credit, kind: 'off' },
        ]}
        due={
          back > 0
            ? { key: 'back', label: t('money.toPayBack'), amount: back }
            : { key: 'due', label: t('exchange.due'), amount: due }
        }
      />
    </>
  );
}
