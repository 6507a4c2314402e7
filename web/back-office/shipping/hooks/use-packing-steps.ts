import { useTranslation } from 'react-i18next';
import {
  completePacking,
  completeUnscanned,
  markDelivered,
  startPacking,
} from '#shared/orders/staff-orders.contract.ts';
import {
  cancelGhtkOrder,
  claimPacking,
  createGhtkOrder,
  releasePacking,
  reportLost,
  sendAgain,
} from '#shared/shipping/packing.contract.ts';
import { useAct } from '#web/platform/acts/use-act.ts';
import { useConfirm } from '#web/ui/overlays/use-confirm.tsx';

type QuickStep = 'start' | 'claim' | 'release' | 'complete' | 'ship';
/** Steps that run only after a question. */
type AskedStep = 'completeUnscanned' | 'callOff' | 'deliver' | 'lost' | 'sendAgain';
export type PackingStep = QuickStep | AskedStep;

/** Packing and shipping steps of one order; presses while a step is running are ignored. */
export function usePackingSteps(id: string) {
  const { t } = useTranslation('packing');
  const { ask, dialog } = useConfirm();
  const failed = (name: QuickStep) => ({ failed: t(`step.${name}.failed`) });
  const done = (name: AskedStep) => ({ done: t(`step.${name}.done`) });
  const quick = {
    start: useAct(startPacking, failed('start')),
    claim: useAct(claimPacking, failed('claim')),
    release: useAct(releasePacking, failed('release')),
    complete: useAct(completePacking, failed('complete')),
    ship: useAct(createGhtkOrder, failed('ship')),
  };
  const asked = {
    completeUnscanned: useAct(completeUnscanned, done('completeUnscanned')),
    callOff: useAct(cancelGhtkOrder, done('callOff')),
    deliver: useAct(markDelivered, done('deliver')),
    lost: useAct(reportLost, done('lost')),
    sendAgain: useAct(sendAgain, done('sendAgain')),
  };
  const acts = { ...quick, ...asked };
  const isBusy = Object.values(acts).some(({ busy }) => busy);
  const input = { params: { id } };

  const isQuick = (name: PackingStep): name is QuickStep => name in quick;
  const take = async (name: PackingStep): Promise<void> => {
    if (!isQuick(name))
      await ask({
        title: t(`step.${name}.act`),
        consequence: t(`step.${name}.consequence`),
        confirmText: t(`step.${name}.act`),
        busyText: t('step.busy'),
        failedTitle: t(`step.${name}.failed`),
        act: () => asked[name].send(input),
      });
    else if (!isBusy) await quick[name].run(input);
  };
  return { take, dialog, isRunning: (name: PackingStep) => acts[name].busy };
}
