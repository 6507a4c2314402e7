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
import { useState, type ReactNode } from 'react';
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
import { type PackingStep, usePackingSteps } from '../hooks/use-packing-steps.ts';
import { allPieces, isOrderOff, packedPieces } from '../rules/pick-list.ts';
import { TakeInForm } from './take-in-form.tsx';
import { PartialRefusalForm } from './partial-refusal-form.tsx';

const backStages: readonly ParcelStage[] = ['returned', 'return_settled'];

type PackingAction = { name: PackingStep | 'takeBack' | 'takeRest'; icon: ReactNode; main?: boolean };

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
  const lost: PackingAction = { name: 'lost', icon: <PackageX />, main: isAllLost };
  const takeRest: PackingAction = { name: 'takeRest', icon: <PackageMinus />, main: isPartBack };
  const beside = (...others: PackingAction[]) => (isPartBack ? [...others, takeRest] : [takeRest, ...others]);
  const back = [
    { name: 'sendAgain' as const, icon: <RotateCcw /> },
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
              : { name: 'completeUnscanned', icon: <PackageCheck />, main: true },
          ]
        : [{ name: 'claim', icon: <Hand />, main: true }];
    case 'packing_completed':
      return isSent
        ? [{ name: 'ship', icon: <Truck />, main: true }]
        : [{ name: 'deliver', icon: <HandCoins />, main: true }];
    case 'delivering':
      if (isAllBack) return back;
      return [
        ...(mayCallOff ? [{ name: 'callOff' as const, icon: <Ban /> }] : [lost]),
        { name: 'deliver', icon: <PackageCheck /> },
      ];
    case 'shipped':
      if (isAllBack) return back;
      return beside(lost, { name: 'takeBack', icon: <Undo2 /> }, { name: 'deliver', icon: <PackageCheck /> });
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
  const steps = usePackingSteps(order.id);
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
  const buttonOf = (name: PackingAction['name']) => {
    if (name === 'takeBack') return { children: t('takeIn.act'), onClick: () => setTakingIn(true) };
    if (name === 'takeRest') return { children: t('rest.act'), onClick: () => void openRest() };
    return {
      children: t(`step.${name}.act`),
      loading: steps.isRunning(name),
      onClick: () => void steps.take(name),
    };
  };
  return (
    <div className="flex flex-wrap items-center gap-2.5">
      {!isOrderOff(order) && (
        <ButtonLink to="/admin/e-commerce/packing/$id/slip" params={{ id: order.id }} icon={<Printer />}>
          {t('slip.open')}
        </ButtonLink>
      )}
      {actionsOf(order, user?.id).map(({ name, icon, main }) => (
        <Button key={name} icon={icon} variant={main ? 'primary' : 'secondary'} {...buttonOf(name)} />
      ))}
      {halfTaken && <PartialRefusalForm order={halfTaken} onClose={() => setHalfTaken(undefined)} />}
      {isTakingIn && <TakeInForm order={order} onClose={() => setTakingIn(false)} />}
      {steps.dialog}
    </div>
  );
}
