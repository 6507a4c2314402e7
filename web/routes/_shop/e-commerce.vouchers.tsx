import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { type VoucherStatus, voucherStatuses } from '#shared/vouchers/voucher-status.ts';
import { walletPagesQuery } from '../../features/vouchers/api/wallet-query.ts';
import { WalletPage } from '../../features/vouchers/components/wallet-page.tsx';
import { Page } from '../../layouts/page.tsx';
import { requireSession } from '../../platform/session/guards.ts';

const readStatus = (search: Record<string, unknown>): { status?: VoucherStatus } => {
  const status = voucherStatuses.find((value) => value === search.status);
  return status && status !== 'unused' ? { status } : {};
};

export const Route = createFileRoute('/_shop/e-commerce/vouchers')({
  validateSearch: readStatus,
  beforeLoad: requireSession,
  loaderDeps: ({ search }) => readStatus(search),
  loader: ({ context: { queryClient }, deps: { status = 'unused' } }) =>
    void queryClient.prefetchInfiniteQuery(walletPagesQuery(status)),
  component: VouchersRoute,
});

function VouchersRoute() {
  const { t } = useTranslation('vouchers');
  const { status = 'unused' } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <Page title={t('wallet.title')}>
      <WalletPage
        status={status}
        onStatus={(next) =>
          void navigate({ search: next === 'unused' ? {} : { status: next }, replace: true })
        }
      />
    </Page>
  );
}
