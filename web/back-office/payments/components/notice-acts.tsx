import { CircleSlash, RefreshCw, Undo2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffNotice } from '#shared/payments/notices.contract.ts';
import { messageOf } from '#web/platform/api/api-error.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { toast } from '#web/platform/feedback/toast.ts';
import { useConfirm } from '#web/ui/overlays/use-confirm.tsx';
import { useReplay, useTakeBack } from '../api/payment-queries.ts';
import { IgnoreForm } from './ignore-form.tsx';
import { NoticeSteps } from './notice-steps.tsx';

type Props = { notice: StaffNotice; children: ReactNode };

/** Decisions that the amount allows in its current state, besides counting it for an order; `children` sends it back. */
export function NoticeActs({ notice, children }: Props) {
  const { t } = useTranslation('money');
  const { vnd } = useFormat();
  const [ignoring, setIgnoring] = useState(false);
  const { ask, dialog } = useConfirm();
  const takingBack = useTakeBack(notice);
  const replaying = useReplay(notice);
  const { may, decision, order } = notice;
  // The amount was not counted for an order, so reopening it takes nothing off an order.
  const isReopened = decision?.kind === 'ignore' || decision?.kind === 'statement';

  const takeBack = async () => {
    const agreed = await ask({
      title: t(isReopened ? 'takeBack.reopenTitle' : 'takeBack.title', { code: order?.code ?? '' }),
      consequence: t(isReopened ? 'takeBack.reopenConsequence' : 'takeBack.consequence', {
        amount: vnd(notice.amount),
        code: order?.code ?? '',
      }),
      confirmText: t(isReopened ? 'takeBack.reopen' : 'takeBack.act'),
      failedTitle: t('takeBack.failed'),
      act: () => takingBack.mutateAsync(),
    });
    if (agreed) toast.success(t('takeBack.done'));
  };
  const replay = async () => {
    try {
      const after = await replaying.mutateAsync();
      toast.success(t(after.orderId ? 'replay.matched' : 'replay.unchanged'));
    } catch (failure) {
      toast.error(t('replay.failed'), { description: messageOf(failure) });
    }
  };

  return (
    <div className="flex flex-wrap items-center gap-2.5">
      <NoticeSteps notice={notice} />
      {may.replay && (
        <Button
          icon={<RefreshCw />}
          loading={replaying.isPending}
          loadingText={t('replay.busy')}
          onClick={() => void replay()}
        >
          {t('replay.act')}
        </Button>
      )}
      {may.takeBack && (
        <Button icon={<Undo2 />} onClick={() => void takeBack()}>
          {t(isReopened ? 'takeBack.reopen' : 'takeBack.act')}
        </Button>
      )}
      {children}
      {may.ignore && (
        <Button icon={<CircleSlash />} onClick={() => setIgnoring(true)}>
          {t('ignoreForm.open')}
        </Button>
      )}
      {ignoring && <IgnoreForm notice={notice} onClose={() => setIgnoring(false)} />}
      {dialog}
    </div>
  );
}
