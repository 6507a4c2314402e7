import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod';
import type { Quote } from '#shared/orders/place-order.contract.ts';
import { messageOf } from '#web/platform/api/api-error.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Sums } from '#web/ui/record/sums.tsx';

type Props = {
  quote: z.infer<typeof Quote> | undefined;
  error: Error | null;
  children: ReactNode;
};

/** Total of an order that is being written, the problems that block it, and its buttons. */
export function CounterTotal({ quote, error, children }: Props) {
  const { t } = useTranslation('staffOrders');
  const issue = quote?.issues[0];
  return (
    <Card className="space-y-4 xl:sticky xl:top-4">
      <h2 className="text-base font-bold">{t('counter.result')}</h2>
      {error && <Notice title={messageOf(error)} />}
      {issue && (
        <Notice tone="gold" title={t('counter.issue', { name: issue.name, count: issue.available })} />
      )}
      {quote && (
        <Sums
          lines={[
            { key: 'subtotal', label: t('paper.sum.subtotal'), amount: quote.subtotal },
            { key: 'shipping', label: t('money.shipping'), amount: quote.shippingFee },
            { key: 'discount', label: t('paper.sum.discount'), amount: -quote.voucherDiscount, kind: 'off' },
          ]}
          due={{ key: 'total', label: t('money.total'), amount: quote.total }}
        />
      )}
      {children}
    </Card>
  );
}

type NoticeProps = {
  /** Warehouse without an open till; undefined if the user has no open till at all. */
  name: string | undefined;
};

/** Says that no money can be taken until a till is open, and links to the tills. */
export function CounterTillNotice({ name }: NoticeProps) {
  const { t } = useTranslation('staffOrders');
  return (
    <Notice tone="gold" title={name ? t('counter.till.elsewhere', { name }) : t('counter.till.none')}>
      <p>{t('counter.till.hint')}</p>
      <ButtonLink to="/admin/payments/till" size="sm" className="mt-2">
        {t('counter.till.open')}
      </ButtonLink>
    </Notice>
  );
}
