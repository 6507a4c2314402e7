import { useTranslation } from 'react-i18next';
import { changeReturnStatus } from '#shared/returns/staff-returns.contract.ts';
import type { StaffReturn } from '#shared/returns/staff-return.ts';
import { call } from '#web/platform/api/call.ts';
import { toast } from '#web/platform/feedback/toast.ts';
import { useConfirm } from '#web/ui/overlays/use-confirm.tsx';
import { useReturnChanged } from '../api/return-queries.ts';

/** Steps that only need a confirmation. */
export type ReturnStep = 'approved' | 'returning' | 'received' | 'exchanged' | 'refunded' | 'closed';

/**
 * Runs one step of a return after a confirmation. If someone else changed the return meanwhile, the dialog says
 * so.
 */
export function useReturnSteps({ id, code, customer, method }: StaffReturn) {
  const { t } = useTranslation('staffReturns');
  const changed = useReturnChanged();
  const { ask, dialog } = useConfirm();

  const carryOut = async (status: ReturnStep) => {
    try {
      await call(changeReturnStatus, { params: { id }, body: { status } });
    } finally {
      // Refetches the return, so that the page behind the dialog shows its current state.
      await changed();
    }
  };

  const take = async (step: ReturnStep): Promise<void> => {
    const agreed = await ask({
      title: t(`step.${step}.title`, { code }),
      consequence: t(step === 'approved' ? `step.approved.${method}` : `step.${step}.consequence`, {
        name: customer.fullName,
      }),
      confirmText: t(`act.${step}`),
      busyText: t('step.busy'),
      failedTitle: t('step.failed'),
      act: () => carryOut(step),
    });
    if (agreed) toast.success(t(`step.${step}.done`, { code }));
  };
  return { take, dialog };
}
