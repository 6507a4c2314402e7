import {
  Ban,
  Hand,
  HandCoins,
  PackageCheck,
  PackageOpen,
  Printer,
  RotateCcw,
  Truck,
  Undo2,
  Unlock,
} from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ParcelStage } from '#shared/shipping/parcel-choices.ts';
import type { PackingOrder } from '#shared/shipping/packing-order.ts';
import { useSession } from '#web/platform/session/use-session.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { useConfirm } from '#web/ui/overlays/use-confirm.tsx';
import { type PackingStepName, usePackingStep } from '../api/packing-queries.ts';
import { allPieces, packedPieces } from '../rules/pick-list.ts';

const backStages: readonly ParcelStage[] = ['returned', 'return_settled'];

type Act = { name: PackingStepName; icon: ReactNode; main?: boolean; asks?: boolean };

/** What may be done with an order where it stands, the next step last. */
function actsOf(order: PackingOrder, userId: string | undefined): Act[] {
  const { status, deliveryType, claim, items, parcels } = order;
  const isSent = deliveryType === 'prepaid_ship';
  const isMine = claim?.userId === userId;
  const isFull = packedPieces(items) === allPieces(items);
  const mayCallOff = parcels.some(({ stage }) => ['waiting', 'pickup_failed', 'pickup_late'].includes(stage));
  // In the warehouse again: its order ends, or it goes out once more.
  const isAllBack = parcels.length > 0 && parcels.every(({ stage }) => backStages.includes(stage));
  const back: Act[] = [
    { name: 'sendAgain', icon: <RotateCcw />, asks: true },
    { name: 'takeBack', icon: <Undo2 />, main: true, asks: true },
  ];
  switch (status) {
    case 'confirmed':
      return [{ name: 'start', icon: <PackageOpen />, main: true }];
    case 'packing':
      return isMine
        ? [
            { name: 'release', icon: <Unlock /> },
            { name: 'complete', icon: <PackageCheck />, main: true, asks: !isFull },
          ]
        : [{ name: 'claim', icon: <Hand />, main: true }];
    case 'packing_completed':
      return isSent
        ? [{ name: 'ship', icon: <Truck />, main: true }]
        : [{ name: 'deliver', icon: <HandCoins />, main: true, asks: true }];
    case 'delivering':
      if (isAllBack) return back;
      return [
        ...(mayCallOff ? [{ name: 'callOff' as const, icon: <Ban />, asks: true }] : []),
        { name: 'deliver', icon: <PackageCheck />, asks: true },
      ];
    case 'shipped':
      if (isAllBack) return back;
      return [
        { name: 'takeBack', icon: <Undo2 />, asks: true },
        { name: 'deliver', icon: <PackageCheck />, asks: true },
      ];
    default:
      return [];
  }
}

export function PackingActs({ order }: { order: PackingOrder }) {
  const { t } = useTranslation('packing');
  const { user } = useSession();
  const { ask, dialog } = useConfirm();
  const step = usePackingStep(order.id, (name) => t(`step.${name}.failed`));
  /** A second press may come before the first has drawn anything. */
  const busy = useRef(false);
  const take = async ({ name, asks }: Act) => {
    if (!asks) {
      if (busy.current) return;
      busy.current = true;
      await step.mutateAsync(name).catch(() => undefined);
      busy.current = false;
      return;
    }
    const agreed = await ask({
      title: t(`step.${name}.act`),
      consequence: t(`step.${name}.consequence`),
      confirmText: t(`step.${name}.act`),
      busyText: t('step.busy'),
      failedTitle: t(`step.${name}.failed`),
      act: () => step.mutateAsync(name),
    });
    if (agreed) toast.success(t(`step.${name}.done`));
  };
  return (
    <div className="flex flex-wrap items-center gap-2.5">
      <ButtonLink to="/admin/e-commerce/packing/$id/slip" params={{ id: order.id }} icon={<Printer />}>
        {t('slip.open')}
      </ButtonLink>
      {actsOf(order, user?.id).map((act) => (
        <Button
          key={act.name}
          icon={act.icon}
          {...(act.main && { variant: 'primary' as const })}
          loading={step.isPending && step.variables === act.name}
          onClick={() => void take(act)}
        >
          {t(`step.${act.name}.act`)}
        </Button>
      ))}
      {dialog}
    </div>
  );
}
