import { BadgeCheck, ClipboardCheck, PackageCheck, RefreshCcw, Truck, Wallet, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReturnOrder, TrackingEvent } from '#shared/returns/return-order.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { Progress } from '#web/ui/record/progress.tsx';
import { type StepName, stepsOf } from '../rules/return-steps.ts';

const icons: Record<StepName, ReactNode> = {
  requested: <ClipboardCheck />,
  approved: <BadgeCheck />,
  returning: <Truck />,
  received: <PackageCheck />,
  inspected: <ClipboardCheck />,
  refunded: <Wallet />,
  exchanged: <RefreshCcw />,
  rejected: <X />,
  cancelled: <X />,
  failed: <X />,
};

type Props = { entry: ReturnOrder; events: readonly TrackingEvent[] };

export function ReturnProgress({ entry, events }: Props) {
  const { t } = useTranslation('returns');
  const { moment } = useFormat();
  return (
    <Card className="max-sm:px-2">
      <h2 className="sr-only">{t('detail.progress')}</h2>
      <Progress
        label={t('detail.progress')}
        steps={stepsOf(entry, events).map(({ name, state, at }) => ({
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
