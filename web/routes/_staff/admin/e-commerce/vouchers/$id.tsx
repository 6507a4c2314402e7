import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { staffPage } from '#web/back-office/staff-page.ts';
import { voucherQuery } from '#web/back-office/vouchers/api/voucher-queries.ts';
import { VoucherActs } from '#web/back-office/vouchers/components/voucher-acts.tsx';
import { useWorth, VoucherStateBadge } from '#web/back-office/vouchers/components/voucher-facts.tsx';
import { VoucherPage, type VoucherTab } from '#web/back-office/vouchers/components/voucher-page.tsx';
import { ShopperTicket } from '#web/features/vouchers/components/shopper-ticket.tsx';
import { BackOfficePage } from '#web/layouts/back-office/back-office-page.tsx';
import { isApiError } from '#web/platform/api/api-error.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { MissingState } from '#web/ui/feedback/missing-state.tsx';

export const Route = createFileRoute('/_staff/admin/e-commerce/vouchers/$id')({
  ...staffPage<{ tab?: VoucherTab }>('vouchers'),
  loader: async ({ context: { queryClient }, params: { id } }) => {
    try {
      await queryClient.ensureQueryData(voucherQuery(id));
    } catch (error) {
      if (isApiError(error, 'VOUCHER_NOT_FOUND')) throw notFound();
      throw error;
    }
  },
  notFoundComponent: Missing,
  component: VoucherRoute,
});

function Missing() {
  const { t } = useTranslation('promotions');
  return (
    <BackOfficePage title={t('missing.title')}>
      <MissingState
        title={t('missing.title')}
        hint={t('missing.hint')}
        action={<ButtonLink to="/admin/e-commerce/vouchers">{t('missing.back')}</ButtonLink>}
      />
    </BackOfficePage>
  );
}

function VoucherRoute() {
  const { id } = Route.useParams();
  const { tab = 'terms' } = Route.useSearch();
  const navigate = Route.useNavigate();
  const { data: voucher } = useSuspenseQuery(voucherQuery(id));
  const worth = useWorth();
  return (
    <BackOfficePage
      title={voucher.code}
      lead={
        <span className="mt-1 flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <VoucherStateBadge voucher={voucher} />
          {voucher.name} · {worth(voucher)}
        </span>
      }
      action={<VoucherActs voucher={voucher} />}
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
