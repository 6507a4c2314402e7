import { Check, Send } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { IdentityReview } from '#shared/identity/staff-identity.contract.ts';
import { type ApiError, isApiError, reasonOf } from '#web/platform/api/api-error.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { toast } from '#web/platform/feedback/toast.ts';
import { useConfirm } from '#web/ui/overlays/use-confirm.tsx';
import { useApprove, useAskForChange } from '../api/identity-queries.ts';
import { type Flag, isSaid, wrongIn } from '../rules/flags.ts';

type Props = { review: IdentityReview; flags: readonly Flag[]; onDone: () => void };

/** Bar with the decision that fits the flags. It says what stays valid until then. */
export function DecisionBar({ review, flags, onDone }: Props) {
  const { t } = useTranslation('staffIdentity');
  const { user, papers, version } = review;
  const approve = useApprove(user.id);
  const ask = useAskForChange(user.id);
  const { ask: sure, dialog } = useConfirm();
  const isOpen =
    papers.some(({ state }) => state === 'submitted') && ['kyc_submitted', 'active'].includes(user.status);
  const isSending = approve.isPending || ask.isPending;
  const wasPressed = useRef(false);
  const wrong = wrongIn(papers);
  const name = user.fullName;
  const onError = (error: ApiError) =>
    isApiError(error, 'IDENTITY_STATE', 'STALE_STATE')
      ? toast.info(t('decided'))
      : toast.error(reasonOf(error) ?? t('failed'));
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
    const over = () => {
      wasPressed.current = false;
    };
    if (!isSure) return over();
    approve.mutate(version, {
      onSuccess: () => {
        onDone();
        toast.success(t('approved', { name }));
      },
      onError,
      onSettled: over,
    });
  };
  const doAsk = () => {
    if (!flags.every(isSaid)) return toast.error(t('bar.other'));
    ask.mutate(
      { flags: [...flags], version },
      {
        onSuccess: () => {
          onDone();
          toast.success(t('asked', { name }));
        },
        onError,
      },
    );
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
        loading={approve.isPending}
        onClick={() => void doApprove()}
      >
        {approve.isPending ? t('bar.approving') : t('bar.approve')}
      </Button>
      <Button
        icon={<Send />}
        variant={flags.length > 0 ? 'primary' : 'secondary'}
        disabled={isSending || flags.length === 0}
        loading={ask.isPending}
        onClick={doAsk}
      >
        {ask.isPending
          ? t('bar.asking')
          : flags.length > 0
            ? t('bar.askCount', { count: flags.length })
            : t('bar.ask')}
      </Button>
      {dialog}
    </div>
  );
}
