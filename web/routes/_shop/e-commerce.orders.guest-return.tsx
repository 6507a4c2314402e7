import { createFileRoute, redirect } from '@tanstack/react-router';
import { readGuestSession } from '../../features/cart/rules/guest-session.ts';
import { readGuestReturnSearch } from '../../features/returns/rules/return-search.ts';
import { GuestReturn } from '../../screens/orders/guest-return.tsx';

export const Route = createFileRoute('/_shop/e-commerce/orders/guest-return')({
  validateSearch: readGuestReturnSearch,
  beforeLoad: ({ search }) => {
    if (!search.order) throw redirect({ to: '/e-commerce/orders/guest', replace: true });
  },
  component: GuestReturnRoute,
});

function GuestReturnRoute() {
  const { order = '', id } = readGuestReturnSearch(Route.useSearch());
  const navigate = Route.useNavigate();
  return (
    <GuestReturn
      key={`${order} ${id ?? ''}`}
      orderId={order}
      returnId={id}
      sessionId={readGuestSession()}
      onMade={(made) => void navigate({ search: { order, id: made }, replace: true })}
    />
  );
}
