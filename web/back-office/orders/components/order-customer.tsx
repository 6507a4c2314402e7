import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { noPhone } from '#shared/orders/nameless-guest.ts';
import type { StaffOrder } from '#shared/orders/staff-orders.contract.ts';
import { useCan } from '#web/platform/session/use-session.ts';
import { Card, CardHeader } from '#web/ui/layout/card.tsx';
import { Fact, Facts } from '#web/ui/record/facts.tsx';
import { Email } from '#web/ui/data/email.tsx';

export function OrderCustomer({ order }: { order: StaffOrder }) {
  const { t } = useTranslation('staffOrders');
  const { customer, userId, saleChannelId, provenBy, placedBy } = order;
  // Staff who wrote the order met the buyer at the counter or talked to them by phone, which counts as proof.
  const proof = placedBy && provenBy === 'staff' ? 'writer' : (provenBy ?? 'none');
  const { fullName, phone, email } = customer;
  const hasPhone = phone !== '' && phone !== noPhone;
  return (
    <Card>
      <CardHeader title={t('customer.title')} action={<OtherOrders order={order} />} />
      <Facts>
        <Fact label={t('customer.name')}>{fullName}</Fact>
        {hasPhone && (
          <Fact label={t('customer.phone')}>
            <a href={`tel:${phone}`} className="rounded-xs tabular-nums hover:text-brand hover:underline">
              {phone}
            </a>
          </Fact>
        )}
        {email && (
          <Fact label={t('customer.email')}>
            <a href={`mailto:${email}`} className="rounded-xs hover:text-brand hover:underline">
              <Email>{email}</Email>
            </a>
          </Fact>
        )}
        <Fact label={t('customer.kind')}>{t(userId ? 'customer.member' : 'customer.guest')}</Fact>
        <Fact label={t('list.saleChannel')}>{t(`channel.${saleChannelId}`)}</Fact>
        {!userId && <Fact label={t('customer.proven')}>{t(`customer.provenBy.${proof}`)}</Fact>}
      </Facts>
    </Card>
  );
}

/** Links to the customer's page (for staff who manage customers) and orders (for all staff). */
function OtherOrders({ order: { customer } }: { order: StaffOrder }) {
  const { t } = useTranslation('staffOrders');
  const manages = useCan('customers.manage');
  const look = 'shrink-0 rounded-xs text-sm text-brand hover:underline';
  if (customer.phone === noPhone) return null;
  return manages ? (
    <Link to="/admin/e-commerce/customers" search={{ search: customer.phone }} className={look}>
      {t('customer.open')}
    </Link>
  ) : (
    <Link to="/admin/e-commerce/orders" search={{ search: customer.phone }} className={look}>
      {t('customer.orders')}
    </Link>
  );
}
