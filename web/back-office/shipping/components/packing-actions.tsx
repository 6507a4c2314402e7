import {
  Ban,
  Hand,
  HandCoins,
  PackageCheck,
  PackageMinus,
  PackageOpen,
  PackageX,
  Printer,
  RotateCcw,
  Truck,
  Undo2,
  Unlock,
} from 'lucide-react';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { getStaffOrder, type StaffOrder } from '#shared/orders/staff-orders.contract.ts';
import type { ParcelStage } from '#shared/shipping/parcel-choices.ts';
import type { PackingOrder } from '#shared/shipping/packing-order.ts';
import { messageOf } from '#web/platform/api/api-error.ts';
import { apiQuery } from '#web/platform/lists/api-query.ts';
import { useSession } from '#web/platform/session/use-session.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { toast } from '#web/platform/feedback/toast.ts';
import { useConfirm } from '#web/ui/overlays/use-confirm.tsx';
import { type PackingStepName, usePackingStep } from '../api/packing-queries.ts';
import { allPieces, isOrderOff, packedPieces } from '../rules/pick-list.ts';
import { TakeInForm } from './take-in-form.tsx';
import { TakeInRestForm } from './take-in-rest-form.tsx';

const backStages: readonly ParcelStage[] = ['returned', 'return_settled'];

type PackingAction = {
  name: PackingStepName | 'takeBack' | 'takeRest';
  icon: ReactNode;
  main?: boolean;
  asks?: boolean;
};

/** Actions that an order allows in its current state, the next step last. */
function actionsOf(order: PackingOrder, userId: string | undefined): PackingAction[] {
  const { status, deliveryType, claim, items, parcels } = order;
  const isSent = deliveryType === 'prepaid_ship';
  const isMine = claim?.userId === userId;
  const isFull = packedPieces(items) === allPieces(items);
  const mayCallOff = parcels.some(({ stage }) => ['waiting', 'pickup_failed', 'pickup_late'].includes(stage));
  // All parcels are back in the warehouse: the order ends, or it is sent again.
  const isAllBack = parcels.length > 0 && parcels.every(({ stage }) => backStages.includes(stage));
  // The carrier reports a partial return, which waits to be taken in.
  const isPartBack = order.troubles.includes('part_back');
  // The carrier reports all parcels as lost.
  const isAllLost = parcels.length > 0 && parcels.every(({ stage }) => stage === 'compensated');
  const lost: PackingAction = { name: 'lost', icon: <PackageX />, main: isAllLost, asks: true };
  const takeRest: PackingAction = { name: 'takeRest', icon: <PackageMinus />, main: isPartBack };
  const beside = (...others: PackingAction[]) => (isPartBack ? [...others, takeRest] : [takeRest, ...others]);
  const back = [
    { name: 'sendAgain' as const, icon: <RotateCcw />, asks: true },
    ...beside({ name: 'takeBack', icon: <Undo2 />, main: !isPartBack }),
  ];
  switch (status) {
    case 'confirmed':
      return [{ name: 'start', icon: <PackageOpen />, main: true }];
    case 'packing':
      return isMine
        ? [
            { name: 'release', icon: <Unlock /> },
            isFull
              ? { name: 'complete', icon: <PackageCheck />, main: true }
              : { name: 'completeUnscanned', icon: <PackageCheck />, main: true, asks: true },
          ]
        : [{ name: 'claim', icon: <Hand />, main: true }];
    case 'packing_completed':
      return isSent
        ? [{ name: 'ship', icon: <Truck />, main: true }]
        : [{ name: 'deliver', icon: <HandCoins />, main: true, asks: true }];
    case 'delivering':
      if (isAllBack) return back;
      return [
        ...(mayCallOff ? [{ name: 'callOff' as const, icon: <Ban />, asks: true }] : [lost]),
        { name: 'deliver', icon: <PackageCheck />, asks: true },
      ];
    case 'shipped':
      if (isAllBack) return back;
      return beside(
        lost,
        { name: 'takeBack', icon: <Undo2 /> },
        { name: 'deliver', icon: <PackageCheck />, asks: true },
      );
    case 'completed':
      // The carrier also reports "delivered" for a parcel that the buyer accepted only in part.
      return parcels.some(({ label }) => label !== null) && !order.halfTaken ? [takeRest] : [];
    default:
      return [];
  }
}

export function PackingActions({ order }: { order: PackingOrder }) {
  const { t } = useTranslation('packing');
  const { user } = useSession();
  const { ask, dialog } = useConfirm();
  const step = usePackingStep(order.id, (name) => t(`step.${name}.failed`));
  /** A ref, because a second press can come before the first is rendered. */
  const busy = useRef(false);
  const [isTakingIn, setTakingIn] = useState(false);
  const [halfTaken, setHalfTaken] = useState<StaffOrder>();
  const client = useQueryClient();
  /** Reads the ordered quantities from the order, because a box only knows its shelves. */
  const openRest = async () => {
    try {
      setHalfTaken(await client.fetchQuery(apiQuery(getStaffOrder, { params: { id: order.id } })));
    } catch (failure) {
      toast.error(t('rest.failed'), { description: messageOf(failure) });
    }
  };
  const take = async ({ name, asks }: PackingAction) => {
    if (name === 'takeBack') {
      setTakingIn(true);
      return;
    }
    if (name === 'takeRest') {
      await openRest();
      return;
    }
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
  const labelOf = (name: PackingAction['name']) => {
    if (name === 'takeBack') return t('takeIn.act');
    return name === 'takeRest' ? t('rest.act') : t(`step.${name}.act`);
  };
  return (
    <div className="flex flex-wrap items-center gap-2.5">
      {!isOrderOff(order) && (
        <ButtonLink to="/admin/e-commerce/packing/$id/slip" params={{ id: order.id }} icon={<Printer />}>
          {t('slip.open')}
        </ButtonLink>
      )}
      {actionsOf(order, user?.id).map((act) => (
        <Button
          key={act.name}
          icon={act.icon}
          {...(act.main && { variant: 'primary' as const })}
          loading={step.isPending && step.variables === act.name}
          onClick={() => void take(act)}
        >
          {labelOf(act.name)}
        </Button>
      ))}
      {halfTaken && <TakeInRestForm order={halfTaken} onClose={() => setHalfTaken(undefined)} />}
      {isTakingIn && <TakeInForm order={order} onClose={() => setTakingIn(false)} />}
      {dialog}
    </div>
  );
}
