import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { categoryTreeQuery } from '../../features/catalogue/api/catalogue-queries.ts';
import { bestSellingQuery, publicVouchersQuery } from '../../features/catalogue/home/api/home-queries.ts';
import { HomePage } from '../../features/catalogue/home/components/home-page.tsx';
import { Page } from '../../layouts/page.tsx';
import { lazyPiece } from '../../ui/feedback/lazy-piece.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';

/** Lazy like the vouchers that it is part of: loaded when they are near the viewport. */
const SaveVoucher = lazyPiece(
  async () => (await import('../../features/vouchers/components/save-voucher.tsx')).SaveVoucher,
  { waiting: <Skeleton className="h-9 w-16" />, quiet: true },
);

export const Route = createFileRoute('/_shop/e-commerce/')({
  // Prefetched while the page's code loads. The page shows skeletons, so nothing is awaited.
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(categoryTreeQuery);
    void queryClient.prefetchQuery(publicVouchersQuery);
    void queryClient.prefetchQuery(bestSellingQuery);
  },
  component: HomeRoute,
});

function HomeRoute() {
  const { t } = useTranslation();
  return (
    <Page title={t('brand')}>
      <HomePage voucherAction={(voucher) => <SaveVoucher voucher={voucher} leads />} />
    </Page>
  );
}
