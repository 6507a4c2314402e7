import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { categoryTreeQuery } from '../../features/catalogue/api/catalogue-queries.ts';
import { bestSellingQuery, publicVouchersQuery } from '../../features/catalogue/api/home-queries.ts';
import { HomePage } from '../../features/catalogue/components/home/home-page.tsx';
import { SaveVoucher } from '../../features/vouchers/components/save-voucher.tsx';
import { Page } from '../../layouts/page.tsx';

export const Route = createFileRoute('/_shop/e-commerce/')({
  // Asked for while the page's code is on its way; the page itself shows skeletons, so nobody waits here.
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
