import { useNavigate } from '@tanstack/react-router';
import { CreditCard } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Order } from '#shared/orders/order.ts';
import { useLanguage } from '#web/platform/i18n/use-language.ts';
import type { ButtonStyle } from '#web/ui/actions/button-classes.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { toast } from '#web/platform/feedback/toast.ts';
import { useStartPayment } from '../api/order-mutations.ts';
import type { OrderAsker } from '../rules/order-asker.ts';

type Props = ButtonStyle & {
  order: Pick<Order, 'id' | 'paymentId' | 'paymentMethod' | 'paymentProvider'>;
  asker: OrderAsker;
  className?: string;
  /** Text of the button, if it is not the usual one. */
  children?: ReactNode;
};

/** Opens the pending payment, or starts a new one. */
export function PayButton({ order, asker, children, ...look }: Props) {
  const { t } = useTranslation('orders');
  const { contentLanguage } = useLanguage();
  const navigate = useNavigate();
  const start = useStartPayment(order, asker);
  const open = (id: string) => void navigate({ to: '/e-commerce/payment/$id', params: { id } });
  const pay = () => {
    if (order.paymentId) return open(order.paymentId);
    start.mutate(contentLanguage, {
      onSuccess: ({ id }) => open(id),
      onError: ({ message }) => toast.error(message),
    });
  };
  return (
    <Button
      variant="primary"
      icon={<CreditCard />}
      loading={start.isPending}
      loadingText={t('act.paying')}
      onClick={pay}
      {...look}
    >
      {children ?? t('act.pay')}
    </Button>
  );
}
