import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { can } from '#shared/contract/access.ts';
import type { StaffReturn } from '#shared/returns/staff-return.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { useSession } from '#web/platform/session/use-session.ts';
import { Card, CardHeader } from '#web/ui/layout/card.tsx';
import { Fact, Facts } from '#web/ui/record/facts.tsx';

/** Amounts that a return settles: refund, shipping, vouchers and earned rewards. */
export function ReturnMoney({ entry }: { entry: StaffReturn }) {
  const { t } = useTranslation('staffReturns');
  const { vnd } = useFormat();
  const { user } = useSession();
  const { effects, money, refundAmount, exchange, order } = entry;
  return (
    <Card>
      <CardHeader title={t('money.title')} hint={t(effects ? 'money.hint' : 'money.expected')} />
      <Facts>
        {effects ? (
          <>
            <Fact label={t('money.goods')}>{vnd(effects.goods)}</Fact>
            <Fact label={t('money.shipping')}>{vnd(effects.shipping)}</Fact>
            {order.hasVouchers && (
              <Fact label={t('money.vouchers')}>{t(effects.vouchers ? 'money.back' : 'money.kept')}</Fact>
            )}
            <Fact label={t('money.uncounted')}>{vnd(effects.uncounted)}</Fact>
            {exchange && (
              <>
                <Fact label={t('money.credit')}>{vnd(exchange.credit)}</Fact>
                <Fact label={t('money.newTotal')}>{vnd(exchange.total)}</Fact>
                {exchange.total > exchange.credit && (
                  <Fact label={t('money.paidMore')}>{vnd(exchange.total - exchange.credit)}</Fact>
                )}
              </>
            )}
            <Fact label={t('money.owed')}>{vnd(money.owed)}</Fact>
            {money.onItsWay > 0 && <Fact label={t('money.onItsWay')}>{vnd(money.onItsWay)}</Fact>}
            {money.paid > 0 && <Fact label={t('money.paid')}>{vnd(money.paid)}</Fact>}
          </>
        ) : (
          <Fact label={t('money.wished')}>{vnd(refundAmount)}</Fact>
        )}
        {can(user?.role, 'refunds.work') &&
          money.refundIds.map((refund, place) => (
            <Fact key={refund} label={t('money.refund', { number: place + 1 })}>
              <Link
                to="/admin/e-commerce/returns/refunds"
                search={{ refund }}
                className="hover:text-brand hover:underline"
              >
                {t('money.openRefund')}
              </Link>
            </Fact>
          ))}
      </Facts>
    </Card>
  );
}
