import { useQuery } from '@tanstack/react-query';
import { Check, Hand, Lock, Send, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { claimPerson, decidePerson, releasePerson } from '#shared/people/people.contract.ts';
import type { Person } from '#shared/people/person.ts';
import { messageOf } from '#web/platform/api/api-error.ts';
import { useAct } from '#web/platform/acts/use-act.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { useSession } from '#web/platform/session/use-session.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { Avatar } from '#web/ui/data/avatar.tsx';
import { Countdown } from '#web/ui/data/countdown.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { Loading, SkeletonText } from '#web/ui/feedback/skeleton.tsx';
import { ReasonDialog } from '#web/ui/form/reason-dialog.tsx';
import { useDecisionReasons } from '#web/ui/form/use-decision-reasons.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { History } from '#web/ui/record/history.tsx';
import { personQuery } from '../api/people-queries.ts';
import { PersonFacts } from './person-facts.tsx';

/** Review of an applicant: data, warnings, and the decision. */
export function PersonReview({ id, onDone }: { id: string; onDone: () => void }) {
  const { t } = useTranslation(['people', 'activity']);
  const { data: person, error, refetch, isFetching } = useQuery(personQuery(id));
  if (!person)
    return (
      <Card>
        {error ? (
          <ErrorState message={messageOf(error)} onRetry={() => void refetch()} retrying={isFetching} />
        ) : (
          <Loading>
            <SkeletonText lines={8} />
          </Loading>
        )}
      </Card>
    );
  return (
    <Card padded={false} className="overflow-hidden">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4 sm:px-5">
        <Avatar name={person.fullName} src={person.avatarUrl} size="md" decorative />
        <div className="min-w-0 grow">
          <h2 className="text-lg font-bold wrap-anywhere">{person.fullName}</h2>
          <p className="text-sm text-ink-2">@{person.referenceId}</p>
        </div>
        <ClaimMark person={person} />
      </header>
      <div className="space-y-3 px-4 pb-4 sm:px-5">
        <Hints person={person} />
        <PersonFacts person={person} />
        <h3 className="pt-2 text-sm font-semibold">{t('activity:title')}</h3>
        <History of="user" id={person.id} />
      </div>
      <DecisionBar person={person} onDone={onDone} />
    </Card>
  );
}

/** Says who holds the review lease. For the user's own lease it shows a countdown. */
function ClaimMark({ person: { id, claim, status } }: { person: Person }) {
  const { t } = useTranslation('people');
  const { user } = useSession();
  const keeps = personQuery(id);
  const taking = useAct(claimPerson, { keeps });
  const leaving = useAct(releasePerson, { keeps });
  const params = { id };
  if (status !== 'pending_admin' && status !== 'kyc_submitted') return null;
  if (!claim)
    return (
      <Button size="sm" icon={<Hand />} loading={taking.busy} onClick={() => void taking.run({ params })}>
        {t('claim.take')}
      </Button>
    );
  if (claim.userId !== user?.id)
    return <p className="rounded-md bg-sunken px-3 py-2 text-sm">{t('claim.looks', { name: claim.name })}</p>;
  return (
    <p className="flex items-center gap-2 rounded-md bg-sunken px-3 py-1.5 text-sm [&>svg]:size-4">
      <Lock aria-hidden />
      {t('claim.mine')}
      <Countdown until={claim.until} />
      <Button size="sm" variant="ghost" loading={leaving.busy} onClick={() => void leaving.run({ params })}>
        {t('claim.leave')}
      </Button>
    </p>
  );
}

/** Warnings for the reviewer, with links to the evidence. */
function Hints({ person: { samePhone, rejectedBefore, said, askedFor } }: { person: Person }) {
  const { t } = useTranslation('people');
  const { day } = useFormat();
  return (
    <>
      {samePhone && (
        <Notice tone="gold" title={t('hint.samePhoneWith', { name: samePhone.fullName })}>
          <ButtonLink to="/admin/users/$id" params={{ id: samePhone.id }} size="sm">
            {t('hint.open', { code: samePhone.referenceId })}
          </ButtonLink>
        </Notice>
      )}
      {rejectedBefore && (
        <Notice title={t('hint.rejectedOn', { day: day(rejectedBefore.at) })}>
          {rejectedBefore.reason}
          {said && <p className="mt-1">{t('hint.said', { said })}</p>}
        </Notice>
      )}
      {askedFor && (
        <Notice tone="sky" title={t('hint.asked')}>
          {askedFor}
        </Notice>
      )}
    </>
  );
}

type ReasonQuestion = 'reject' | 'request-info';

const isOver = ({ status }: Person): boolean => status !== 'pending_admin';

/** Shows buttons to approve, reject or ask for more; the applicant is sent the texts of the last two. */
function DecisionBar({ person, onDone }: { person: Person; onDone: () => void }) {
  const { t } = useTranslation('people');
  const { user } = useSession();
  const isSending = useRef(false);
  const [asking, setAsking] = useState<ReasonQuestion>();
  const { id, fullName: name, claim } = person;
  const deciding = useAct(decidePerson, { done: t('decision.approved', { name }), failed: t('failed') });
  const isOthers = claim !== null && claim.userId !== user?.id;
  const approve = async () => {
    // A second press can arrive before the button is disabled.
    if (isSending.current) return;
    isSending.current = true;
    if (await deciding.run({ params: { id, action: 'approve' }, body: {} })) onDone();
    isSending.current = false;
  };
  return (
    <>
      {isOver(person) ? (
        <p className="border-t border-line p-4 text-sm text-ink-2">{t('decision.over')}</p>
      ) : (
        <footer className="flex flex-wrap items-center justify-end gap-2.5 border-t border-line p-4 sm:px-5 [&>*]:max-sm:w-full">
          {isOthers && <p className="grow text-sm text-ink-2">{t('claim.wait', { name: claim.name })}</p>}
          <Button variant="danger" icon={<X />} disabled={isOthers} onClick={() => setAsking('reject')}>
            {t('decision.reject')}
          </Button>
          <Button icon={<Send />} disabled={isOthers} onClick={() => setAsking('request-info')}>
            {t('decision.request-info')}
          </Button>
          <Button
            variant="primary"
            icon={<Check />}
            disabled={isOthers}
            loading={deciding.busy}
            onClick={() => void approve()}
          >
            {t('decision.approve')}
          </Button>
        </footer>
      )}
      {/* Stays mounted after someone else decided, so that staff keep the text they are writing and read
          that it is over. */}
      {asking && (
        <AskReason key={asking} {...{ person, asking, onDone }} onClose={() => setAsking(undefined)} />
      )}
    </>
  );
}

type AskReasonProps = { person: Person; asking: ReasonQuestion; onDone: () => void; onClose: () => void };

function AskReason({ person, asking, onDone, onClose }: AskReasonProps) {
  const { t } = useTranslation('people');
  const { id, fullName: name } = person;
  const deciding = useAct(decidePerson, { done: t(`decision.done.${asking}`, { name }) });
  const reasons = useDecisionReasons(asking);
  return (
    <ReasonDialog
      danger={asking === 'reject'}
      title={t(`decision.ask.${asking}`, { name })}
      description={isOver(person) ? t('decision.over') : t(`decision.consequence.${asking}`)}
      confirmText={t(`decision.${asking}`)}
      reasons={reasons}
      onClose={onClose}
      onConfirm={async (reason) => {
        await deciding.send({ params: { id, action: asking }, body: { reason } });
        if (asking === 'reject') onDone();
      }}
    />
  );
}
