import { Check, Send } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import {
  approveKyc,
  type IdentityReview,
  requestKycChange,
} from '#shared/identity/staff-identity.contract.ts';
import { isApiError, reasonOf } from '#web/platform/api/api-error.ts';
import { useAct } from '#web/platform/acts/use-act.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { toast } from '#web/platform/feedback/toast.ts';
import { useConfirm } from '#web/ui/overlays/use-confirm.tsx';
import { reviewQuery } from '../api/identity-queries.ts';
import { type Flag, isFlagComplete, wrongIn } from '../rules/flags.ts';

type Props = { review: IdentityReview; flags: readonly Flag[]; onDone: () => void };

/** Bar with the decision that fits the flags. It says what stays valid until then. */
export function DecisionBar({ review, flags, onDone }: Props) {
  const { t } = useTranslation('staffIdentity');
  const { user, papers, version } = review;
  const params = { id: user.id };
  const keeps = reviewQuery(user.id);
  const approving = useAct(approveKyc, { keeps });
  const asking = useAct(requestKycChange, { keeps });
  const { ask: sure, dialog } = useConfirm();
  const isOpen =
    papers.some(({ state }) => state === 'submitted') && ['kyc_submitted', 'active'].includes(user.status);
  const isSending = approving.busy || asking.busy;
  const wasPressed = useRef(false);
  const wrong = wrongIn(papers);
  const name = user.fullName;
  const decide = async (done: string, send: () => Promise<unknown>) => {
    try {
      await send();
      onDone();
      toast.success(done);
    } catch (error) {
      if (isApiError(error, 'IDENTITY_STATE', 'STALE_STATE')) toast.info(t('decided'));
      else toast.error(reasonOf(error) ?? t('failed'));
    }
  };
  const doApprove = async () => {
    // A second press can arrive before the button is disabled.
    if (wasPressed.current) return;
    wasPressed.current = true;
    const isSure =
      wrong === 0 ||
      (await sure({
        title: t('warn'),
        consequence: t('warnText', { count: wrong }),
        confirmText: t('warnConfirm'),
      }));
    if (isSure) await decide(t('approved', { name }), () => approving.send({ params, body: { version } }));
    wasPressed.current = false;
  };
  const doAsk = async () => {
    if (!flags.every(isFlagComplete)) return toast.error(t('bar.other'));
    return decide(t('asked', { name }), () => asking.send({ params, body: { flags: [...flags], version } }));
  };
  if (!isOpen) return <p className="px-4 py-4 text-sm text-ink-2">{t('bar.nothing')}</p>;
  return (
    <div
      role="group"
      aria-label={t('bar.label')}
      className="sticky bottom-0 flex flex-wrap items-center gap-x-4 gap-y-3 border-t border-line bg-surface px-4 py-3.5"
    >
      <div className="min-w-0 grow basis-60 text-sm">
        <p className="font-semibold">
          {flags.length > 0 ? t('bar.flags', { count: flags.length }) : t('bar.noFlags')}
        </p>
        <p className="text-ink-2">{t(user.status === 'active' ? 'bar.stays' : 'bar.first')}</p>
      </div>
      <Button
        icon={<Check />}
        variant={flags.length === 0 ? 'primary' : 'secondary'}
        disabled={isSending || flags.length > 0}
        loading={approving.busy}
        onClick={() => void doApprove()}
      >
        {approving.busy ? t('bar.approving') : t('bar.approve')}
      </Button>
      <Button
        icon={<Send />}
        variant={flags.length > 0 ? 'primary' : 'secondary'}
        disabled={isSending || flags.length === 0}
        loading={asking.busy}
        onClick={() => void doAsk()}
      >
        {asking.busy
          ? t('bar.asking')
          : flags.length > 0
            ? t('bar.askCount', { count: flags.length })
            : t('bar.ask')}
      </Button>
      {dialog}
    </div>
  );
}
