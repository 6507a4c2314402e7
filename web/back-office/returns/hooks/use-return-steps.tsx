import { useTranslation } from 'react-i18next';
import { changeReturnStatus } from '#shared/returns/staff-returns.contract.ts';
import type { StaffReturn } from '#shared/returns/staff-return.ts';
import { useAct } from '#web/platform/acts/use-act.ts';
import { toast } from '#web/platform/feedback/toast.ts';
import { useConfirm } from '#web/ui/overlays/use-confirm.tsx';

/** Steps that only need a confirmation. */
export type ReturnStep = 'approved' | 'returning' | 'received' | 'exchanged' | 'refunded' | 'closed';

/** Runs a step after a confirmation. If someone else changed the return meanwhile, the dialog says so. */
export function useReturnSteps({ id, code, customer, method }: StaffReturn) {
  const { t } = useTranslation('staffReturns');
  const changing = useAct(changeReturnStatus);
  const { ask, dialog } = useConfirm();

  const take = async (step: ReturnStep): Promise<void> => {
    const agreed = await ask({
      title: t(`step.${step}.title`, { code }),
      consequence: t(step === 'approved' ? `step.approved.${method}` : `step.${step}.consequence`, {
        name: customer.fullName,
      }),
      confirmText: t(`act.${step}`),
      busyText: t('step.busy'),
      failedTitle: t('step.failed'),
      act: () => changing.send({ params: { id }, body: { status: step } }),
    });
    if (agreed) toast.success(t(`step.${step}.done`, { code }));
  };
  return { take, dialog };
}
