import { useTranslation } from 'react-i18next';
import type { Order } from '#shared/orders/order.ts';
import { OrderPage } from '../../features/orders/components/order-page.tsx';
import { member } from '../../features/orders/rules/order-asker.ts';
import { useInvoicesOfOrder } from '../../features/invoices/hooks/use-invoices-of-order.tsx';
import { ReturnsOfOrder } from '../../features/returns/components/returns-of-order.tsx';
import { lazyPiece } from '../../ui/feedback/lazy-piece.tsx';
import { useAllReturned } from '../../features/returns/hooks/use-all-returned.ts';
import { ReviewLine } from './review-line.tsx';
import { useAddLines } from './use-add-lines.ts';
import { carePhone, careUrl } from '../../platform/site-links.ts';

export const ReorderDialog = lazyPiece(
  async () => (await import('../../features/orders/components/reorder-dialog.tsx')).ReorderDialog,
  { giveUp: ({ onClose }) => onClose() },
);

/** Shows a member's order with content from other features: reviews, returns, the cart. */
export function MemberOrder({ order, justPlaced }: { order: Order; justPlaced: boolean }) {
  const { t } = useTranslation('orders');
  const addLines = useAddLines();
  const invoices = useInvoicesOfOrder(order.id, order.status !== 'draft');
  const isAllReturned = useAllReturned(order);
  return (
    <OrderPage
      order={order}
      asker={member}
      crumbs={[
        { label: t('market'), to: '/e-commerce' },
        { label: t('title'), to: '/e-commerce/order' },
        { label: order.code },
      ]}
      justPlaced={justPlaced}
      care={{ phone: carePhone, url: careUrl }}
      lineAction={(item) => <ReviewLine orderId={order.id} item={item} />}
      returns={<ReturnsOfOrder orderId={order.id} />}
      invoices={invoices}
      isAllReturned={isAllReturned}
      reorder={(onClose) => <ReorderDialog order={order} onAdd={addLines} onClose={onClose} />}
    />
  );
}
