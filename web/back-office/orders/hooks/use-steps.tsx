import { useTranslation } from 'react-i18next';
import { resendOrderMail } from '#shared/orders/order-desk.contract.ts';
import {
  changeOrderStatus,
  completeUnscanned,
  handToCarrier,
  markDelivered,
  type StaffOrder,
  startPacking,
  takeBackParcel,
} from '#shared/orders/staff-orders.contract.ts';
import { useAct } from '#web/platform/acts/use-act.ts';
import { toast } from '#web/platform/feedback/toast.ts';
import { useConfirm } from '#web/ui/overlays/use-confirm.tsx';
import { staffOrderQuery } from '../api/order-queries.ts';
import type { StaffAction } from '../rules/staff-actions.ts';

/** Actions that only need a confirmation. */
export type Step = Exclude<StaffAction, 'takeMoney' | 'credit' | 'refund' | 'cancel'>;

/** Runs a step after a confirmation. If someone else changed the order meanwhile, the dialog says so. */
export function useSteps({ id, code, customer }: StaffOrder) {
  const { t } = useTranslation(['staffOrders', 'common']);
  const { ask, dialog } = useConfirm();
  const keeps = staffOrderQuery(id);
  const confirming = useAct(changeOrderStatus, { keeps });
  const others = {
    startPacking: useAct(startPacking, { keeps }),
    // This page shows no packing box, so the call says that nothing was scanned.
    completePacking: useAct(completeUnscanned, { keeps }),
    handToCarrier: useAct(handToCarrier, { keeps }),
    markDelivered: useAct(markDelivered, { keeps }),
    takeBack: useAct(takeBackParcel, { keeps }),
    mail: useAct(resendOrderMail),
  };
  const carryOut = (step: Step): Promise<unknown> => {
    const params = { id };
    return step === 'confirm'
      ? confirming.send({ params, body: { status: 'confirmed' } })
      : others[step].send({ params });
  };

  const take = async (step: Step): Promise<void> => {
    const agreed = await ask({
      title: t(`step.${step}.title`, { code }),
      consequence: t(`step.${step}.consequence`, { name: customer.fullName, email: customer.email }),
      confirmText: t(`act.${step}`),
      cancelText: t('common:action.later'),
      busyText: t('step.busy'),
      failedTitle: t('step.failed'),
      act: () => carryOut(step),
    });
    if (agreed) toast.success(t(`step.${step}.done`, { code }));
  };
  return { take, dialog };
}
