import { createFileRoute } from '@tanstack/react-router';
import { staffPage } from '#web/back-office/staff-page.ts';
import { voucherQuery } from '#web/back-office/vouchers/api/voucher-queries.ts';
import { VoucherActions } from '#web/back-office/vouchers/components/voucher-actions.tsx';
import { StateBadge, stateOf, useWorth } from '#web/back-office/vouchers/components/voucher-facts.tsx';
import { VoucherPage, type VoucherTab } from '#web/back-office/vouchers/components/voucher-page.tsx';
import { ShopperTicket } from '#web/features/vouchers/components/shopper-ticket.tsx';
import { BackOfficePage } from '#web/layouts/back-office/back-office-page.tsx';
import { staffDetail } from '#web/layouts/back-office/staff-detail.tsx';

const detail = staffDetail({
  query: voucherQuery,
  missing: ['VOUCHER_NOT_FOUND'],
  texts: { ns: 'promotions', at: 'missing' },
  back: '/admin/e-commerce/vouchers',
  titled: true,
});

export const Route = createFileRoute('/_staff/admin/e-commerce/vouchers/$id')({
  ...staffPage<{ tab?: VoucherTab }>('vouchers'),
  loader: detail.load,
  notFoundComponent: detail.Missing,
  component: VoucherRoute,
});

function VoucherRoute() {
  const { tab = 'terms' } = Route.useSearch();
  const navigate = Route.useNavigate();
  const voucher = detail.useRecord();
  const worth = useWorth();
  return (
    <BackOfficePage
      title={voucher.code}
      lead={
        <>
          <StateBadge state={stateOf(voucher)} />
          {voucher.name} · {worth(voucher)}
        </>
      }
      action={<VoucherActions voucher={voucher} />}
    >
      <VoucherPage
        voucher={voucher}
        ticket={(shown) => <ShopperTicket voucher={shown} />}
        tab={tab}
        onTab={(wanted) => void navigate({ search: { tab: wanted }, replace: true, resetScroll: false })}
      />
    </BackOfficePage>
  );
}
