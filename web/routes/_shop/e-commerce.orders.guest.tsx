import { createFileRoute, redirect } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { readGuestSession } from '../../features/cart/rules/guest-session.ts';
import { readGuestSearch } from '../../features/orders/rules/guest-search.ts';
import { GuestOrder } from '../../screens/orders/guest-order.tsx';
import { Page } from '../../layouts/page.tsx';
import { keepMailedProof, namesSomebody } from '../../platform/guest-proof-storage.ts';

export const Route = createFileRoute('/_shop/e-commerce/orders/guest')({
  validateSearch: readGuestSearch,
  beforeLoad: ({ location, search }) => {
    // Adopts the guest session that the address names, for this tab.
    readGuestSession();
    const id = keepMailedProof(location.hash);
    if (id || namesSomebody(location.searchStr))
      throw redirect({
        to: '/e-commerce/orders/guest',
        search: id ? { id } : readGuestSearch(search),
        replace: true,
      });
  },
  component: GuestOrderRoute,
});

function GuestOrderRoute() {
  const { t } = useTranslation('orders');
  const navigate = Route.useNavigate();
  return (
    <Page title={t('guest.title')}>
      <GuestOrder
        search={readGuestSearch(Route.useSearch())}
        sessionId={readGuestSession()}
        onSearch={(search) => void navigate({ search })}
      />
    </Page>
  );
}
