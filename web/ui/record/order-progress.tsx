import {
  BadgeCheck,
  Ban,
  ClipboardCheck,
  CreditCard,
  Package,
  PackageCheck,
  RotateCcw,
  Store,
  Truck,
  Undo2,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Order, TimelineEvent } from '#shared/orders/order.ts';
import { useFormat } from '../../platform/format/use-format.ts';
import { Card } from '../layout/card.tsx';
import { Progress } from './progress.tsx';
import { type StepName, stepsOf } from './order-steps.ts';

const icons: Record<StepName, ReactNode> = {
  placed: <ClipboardCheck />,
  paid: <CreditCard />,
  confirmed: <BadgeCheck />,
  packing: <Package />,
  delivering: <Truck />,
  ready: <Store />,
  completed: <PackageCheck />,
  cancelled: <Ban />,
  returned: <Undo2 />,
  refunded: <RotateCcw />,
};

export function OrderProgress({ order, events }: { order: Order; events: readonly TimelineEvent[] }) {
  const { t } = useTranslation('orders');
  const { moment } = useFormat();
  return (
    <Card className="max-sm:px-2">
      <h2 className="sr-only">{t('detail.progress')}</h2>
      <Progress
        label={t('detail.progress')}
        steps={stepsOf(order, events).map(({ name, state, at }) => ({
          key: name,
          label: t(`step.${name}`),
          icon: icons[name],
          state,
          ...(at && { hint: moment(at) }),
        }))}
      />
    </Card>
  );
}
