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
import { call } from '#web/platform/api/call.ts';
import { toast } from '#web/platform/feedback/toast.ts';
import { useConfirm } from '#web/ui/overlays/use-confirm.tsx';
import { useOrderChanged } from '../api/order-queries.ts';
import type { StaffAct } from '../rules/staff-acts.ts';

/** Actions that only need a confirmation. */
export type Step = Exclude<StaffAct, 'takeMoney' | 'credit' | 'refund' | 'cancel'>;

type StatusStep = Exclude<Step, 'mail'>;

const send: Record<StatusStep, (id: string) => Promise<StaffOrder>> = {
  confirm: (id) => call(changeOrderStatus, { params: { id }, body: { status: 'confirmed' } }),
  startPacking: (id) => call(startPacking, { params: { id } }),
  // This page shows no packing box, so the call says that nothing was scanned.
  completePacking: (id) => call(completeUnscanned, { params: { id } }),
  handToCarrier: (id) => call(handToCarrier, { params: { id } }),
  markDelivered: (id) => call(markDelivered, { params: { id } }),
  takeBack: (id) => call(takeBackParcel, { params: { id } }),
};

/**
 * Runs one step of an order after a confirmation. If someone else changed the order meanwhile, the dialog says
 * so.
 */
export function useSteps(order: StaffOrder) {
  const { t } = useTranslation(['staffOrders', 'common']);
  const changed = useOrderChanged();
  const { ask, dialog } = useConfirm();
  const { id, code, customer } = order;

  async function carryOut(step: Step): Promise<void> {
    if (step === 'mail') {
      await call(resendOrderMail, { params: { id } });
      return;
    }
    try {
      await changed(await send[step](id));
    } catch (failure) {
      // Refetches the order, so that the page behind the dialog shows its current state.
      await changed();
      throw failure;
    }
  }

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
