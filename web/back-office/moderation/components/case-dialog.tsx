import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type CaseDecision, decisionsFor } from '#shared/moderation/case-choices.ts';
import { type CaseRow, decideCase, getCase } from '#shared/moderation/moderation.contract.ts';
import { useAct } from '#web/platform/acts/use-act.ts';
import { isApiError, messageOf } from '#web/platform/api/api-error.ts';
import { toast } from '#web/platform/feedback/toast.ts';
import { apiQuery } from '#web/platform/lists/api-query.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { QueryFaces } from '#web/ui/feedback/query-faces.tsx';
import { SkeletonText } from '#web/ui/feedback/skeleton.tsx';
import { ReasonDialog } from '#web/ui/form/reason-dialog.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { useDecisionKeys } from '../hooks/use-decision-keys.ts';
import { CaseFacts } from './case-facts.tsx';

type Props = { id: string; onClose: () => void };

/** Shows a case with everything that was said about it, and takes the decision of a moderator. */
export function CaseDialog({ id, onClose }: Props) {
  const { t } = useTranslation('moderation');
  const query = useQuery(apiQuery(getCase, { params: { id } }));
  const { data } = query;
  return (
    <Dialog
      onClose={onClose}
      size="lg"
      title={t('case.title')}
      footer={data?.state === 'open' && <Decisions of={data} onDecided={onClose} />}
    >
      <QueryFaces query={query} failed={t('case.failed')} waiting={<SkeletonText lines={5} />}>
        {(found) => <CaseFacts of={found} />}
      </QueryFaces>
    </Dialog>
  );
}

const readyReasons = ['rules', 'spam', 'abuse', 'false', 'private'] as const;
const isAgainst = (decision: CaseDecision): decision is 'reject' | 'remove' =>
  decision === 'reject' || decision === 'remove';

/** The two decisions that the case allows; the one against the author asks for a reason. */
function Decisions({ of, onDecided }: { of: CaseRow; onDecided: () => void }) {
  const { t } = useTranslation('moderation');
  const deciding = useAct(decideCase, { failed: t('decide.failed') });
  const [asking, setAsking] = useState<'reject' | 'remove'>();
  const [inFavour, against] = decisionsFor[of.cause];
  const decide = (decision: CaseDecision, reason?: string) =>
    deciding.send({
      params: { id: of.id },
      body: { decision, version: of.version, ...(reason !== undefined && { reason }) },
    });
  const run = async (decision: CaseDecision, reason?: string) => {
    try {
      await decide(decision, reason);
      toast.success(t(`decide.done.${decision}`));
      onDecided();
    } catch (error) {
      // Somebody else was quicker: the case is read again and shows what they decided.
      if (reason !== undefined && !isApiError(error, 'STALE_STATE', 'CASE_STATE')) throw error;
      toast.error(t('decide.failed'), { description: messageOf(error) });
    }
  };
  const choose = (decision: CaseDecision | undefined) => {
    if (decision === undefined || deciding.busy) return;
    if (isAgainst(decision)) setAsking(decision);
    else void run(decision);
  };
  useDecisionKeys(asking === undefined, { a: () => choose(inFavour), x: () => choose(against) });
  return (
    <>
      {against && (
        <Button variant="danger" disabled={deciding.busy} onClick={() => choose(against)}>
          {t(`decide.${against}`)}
        </Button>
      )}
      {inFavour && (
        <Button variant="primary" loading={deciding.busy} onClick={() => choose(inFavour)}>
          {t(`decide.${inFavour}`)}
        </Button>
      )}
      {asking && (
        <ReasonDialog
          danger
          title={t(`decide.${asking}Title`)}
          description={t('decide.hint')}
          reasons={readyReasons.map((name) => t(`reason.${name}`))}
          confirmText={t(`decide.${asking}`)}
          onConfirm={(reason) => run(asking, reason)}
          onClose={() => setAsking(undefined)}
        />
      )}
    </>
  );
}
