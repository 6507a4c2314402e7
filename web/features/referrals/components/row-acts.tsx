import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { decideUser } from '#shared/people/people.contract.ts';
import { answerReferrer } from '#shared/referrals/network.contract.ts';
import type { ReferralFacts } from '#shared/referrals/referrals.contract.ts';
import type { UserAction } from '#shared/referrals/referral-choices.ts';
import { useAct } from '#web/platform/acts/use-act.ts';
import * as roots from '#web/platform/api/query-roots.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Badge } from '#web/ui/data/badge.tsx';
import { toast } from '#web/platform/feedback/toast.ts';
import { ReasonDialog } from '#web/ui/form/reason-dialog.tsx';
import { useConfirm } from '#web/ui/overlays/use-confirm.tsx';
import { useDecisionReasons } from '#web/ui/form/use-decision-reasons.ts';

type Props = { row: ReferralFacts; mayAct: boolean; viewer: string; isLarge?: boolean };

/** Shows actions on a waiting member: an admin decides, the named referrer says whether they invited. */
export function RowActs({ row, mayAct, viewer, isLarge }: Props) {
  if (row.status !== 'pending_admin') return null;
  return (
    // Clicks here must not open the row's own page.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- no control of its own
    <div onClick={(event) => event.stopPropagation()}>
      {mayAct && <AdminActs row={row} />}
      {!mayAct && row.referrerId === viewer && <ReferrerActs row={row} isLarge={isLarge ?? false} />}
    </div>
  );
}

function AdminActs({ row }: { row: ReferralFacts }) {
  const { t } = useTranslation('referrals');
  const act = useAct(decideUser, { stale: [roots.referrals], done: t('acts.done') });
  const [asking, setAsking] = useState<Exclude<UserAction, 'approve'>>();
  const reasons = useDecisionReasons(asking ?? 'reject');
  const send = (action: UserAction, reason?: string) =>
    act.send({ params: { id: row.id, action }, body: reason === undefined ? {} : { reason } });
  const confirm = useConfirm();
  const approve = () =>
    confirm.ask({
      title: t('acts.approveTitle', { name: row.fullName }),
      consequence: t('acts.approveConsequence', { code: row.referenceId }),
      confirmText: t('acts.approve'),
      act: () => send('approve'),
    });
  return (
    <div className="flex flex-wrap gap-1.5 py-0.5">
      <Button size="sm" variant="primary" loading={act.busy} onClick={() => void approve()}>
        {t('acts.approve')}
      </Button>
      <Button size="sm" variant="secondary" className="text-danger!" onClick={() => setAsking('reject')}>
        {t('acts.reject')}
      </Button>
      <Button size="sm" variant="secondary" onClick={() => setAsking('request-info')}>
        {t('acts.requestInfo')}
      </Button>
      {confirm.dialog}
      {asking && (
        <ReasonDialog
          title={t(asking === 'reject' ? 'reason.rejectTitle' : 'reason.requestInfoTitle', {
            name: row.fullName,
          })}
          reasons={reasons}
          danger={asking === 'reject'}
          onClose={() => setAsking(undefined)}
          onConfirm={(reason) => send(asking, reason)}
        />
      )}
    </div>
  );
}

function ReferrerActs({ row, isLarge }: { row: ReferralFacts; isLarge: boolean }) {
  const { t } = useTranslation('referrals');
  const answer = useAct(answerReferrer, { stale: [roots.referrals], done: t('answer.done') });
  if (row.referrerSaid)
    return (
      <Badge tone={row.referrerSaid === 'confirmed' ? 'jade' : 'neutral'}>
        {t(`answer.${row.referrerSaid}`)}
      </Badge>
    );
  const say = (action: 'confirm' | 'disown') =>
    answer
      .send({ params: { id: row.id, referrerId: row.referrerId ?? '', action }, body: {} })
      .catch(() => toast.error(t('answer.failed')));
  const size = isLarge ? 'md' : 'sm';
  return (
    <>
      {isLarge && <p className="mt-1 text-sm text-ink-2">{t('answer.ask')}</p>}
      <div className={isLarge ? 'mt-1.5 grid grid-cols-2 gap-2' : 'flex gap-1.5'}>
        <Button size={size} variant="secondary" disabled={answer.busy} onClick={() => void say('confirm')}>
          {t('answer.yes')}
        </Button>
        <Button size={size} variant="secondary" disabled={answer.busy} onClick={() => void say('disown')}>
          {t(isLarge ? 'answer.noLong' : 'answer.no')}
        </Button>
      </div>
    </>
  );
}
