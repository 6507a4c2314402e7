import { useTranslation } from 'react-i18next';
import type { PackingOrder } from '#shared/shipping/packing-order.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { nextStepOf } from '../rules/next-step.ts';

/** Problems of an order's parcels, each with what to do. */
export function TroubleSteps({ order }: { order: PackingOrder }) {
  const { t } = useTranslation('packing');
  return (
    <div className="space-y-3">
      {order.troubles.map((trouble) => (
        <Notice key={trouble} tone="gold" title={t(`trouble.${trouble}`)}>
          {t(`next.${nextStepOf(order, trouble)}`)}
        </Notice>
      ))}
    </div>
  );
}
