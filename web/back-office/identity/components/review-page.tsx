import { Link } from '@tanstack/react-router';
import { IdCard, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { IdentityReview } from '#shared/identity/staff-identity.contract.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { Avatar } from '#web/ui/data/avatar.tsx';
import { Badge } from '#web/ui/data/badge.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { CheckResultMark } from '#web/ui/record/check-list.tsx';
import { AccountStatus } from '#web/ui/status/account-status.tsx';
import { Email } from '#web/ui/data/email.tsx';
import type { Flag } from '../rules/flags.ts';
import { DecisionBar } from './decision-bar.tsx';
import { PaperReview } from './paper-review.tsx';

/** Page with the user's submitted papers next to the approved ones, and the decision. */
export function ReviewPage({ review }: { review: IdentityReview }) {
  const { t } = useTranslation('staffIdentity');
  const [flags, setFlags] = useState<Flag[]>([]);
  const open = new Set(review.papers.filter(({ state }) => state === 'submitted').map(({ id }) => id));
  // Flags on a paper that was decided in the meantime are dropped.
  const standing = flags.filter(({ paperId }) => open.has(paperId));
  return (
    <Card padded={false} className="overflow-clip">
      <Who review={review} />
      <Others others={review.others} />
      {review.papers.length === 0 ? (
        <EmptyState icon={<IdCard />} title={t('none')} hint={t('noneHint')} />
      ) : (
        review.papers.map((paper) => (
          <PaperReview key={paper.id} paper={paper} flags={standing} onFlags={setFlags} />
        ))
      )}
      <PhoneLine review={review} />
      <Happened review={review} />
      <DecisionBar review={review} flags={standing} onDone={() => setFlags([])} />
    </Card>
  );
}

function Who({ review: { user, submission, consent } }: { review: IdentityReview }) {
  const { t } = useTranslation('staffIdentity');
  const { day, moment } = useFormat();
  return (
    <header className="flex items-center gap-4 p-4 sm:p-5">
      <Avatar name={user.fullName} src={user.avatarUrl} size="lg" decorative />
      <div className="min-w-0">
        <h2 className="flex flex-wrap items-center gap-x-2 gap-y-1 text-lg font-bold">
          {user.fullName}
          <AccountStatus status={user.status} />
          {submission && <Badge tone="sky">{t(`submission.${submission}`)}</Badge>}
        </h2>
        <p className="text-sm text-ink-2">
          @{user.referenceId} · {t('joined', { at: day(user.createdAt) })} · <Email>{user.email}</Email>
        </p>
        {consent && (
          <p className="text-sm text-ink-2">
            {t('consent', { at: moment(consent.at), version: consent.version })}
          </p>
        )}
      </div>
    </header>
  );
}

function Others({ others }: Pick<IdentityReview, 'others'>) {
  const { t } = useTranslation('staffIdentity');
  if (others.length === 0) return null;
  return (
    <ul className="mx-4 mb-4 space-y-2 sm:mx-5">
      {others.map(({ id, fullName, referenceId }) => (
        <li
          key={id}
          className="flex flex-wrap items-center gap-x-2.5 gap-y-1 rounded-sm bg-danger-soft px-4 py-2.5 text-sm"
        >
          <TriangleAlert aria-hidden className="size-4.5 shrink-0 text-danger" />
          <b className="font-semibold text-danger">{t('reused')}</b>
          <Link
            to="/admin/users/approval/$userId"
            params={{ userId: id }}
            className="hover:text-brand hover:underline"
          >
            {t('reusedWith', { name: fullName, code: referenceId })}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function PhoneLine({ review: { user, papers } }: { review: IdentityReview }) {
  const { t } = useTranslation('staffIdentity');
  const check = papers[0]?.checks.find(({ name }) => name === 'phone');
  if (!check) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line px-4 py-3 text-sm">
      <span className="w-40 text-ink-2">{t('phone')}</span>
      <span className="grow font-semibold tabular-nums">{user.phoneNumber}</span>
      <CheckResultMark check={check} />
    </p>
  );
}

function Happened({ review: { steps, looks } }: { review: IdentityReview }) {
  const { t } = useTranslation('staffIdentity');
  const { moment } = useFormat();
  if (steps.length === 0) return null;
  return (
    <div className="grid gap-x-8 gap-y-4 px-4 py-4 text-sm sm:grid-cols-2">
      <section>
        <h3 className="mb-2 font-semibold">{t('happened')}</h3>
        <ul className="space-y-2">
          {steps.map(({ id, at, what, by, note }) => (
            <li key={id}>
              <span className="text-ink-2 tabular-nums">{moment(at)}</span>{' '}
              <b className="font-semibold">{t(`step.${what}`)}</b> <span className="text-ink-2">{by}</span>
              {note && <span className="block text-ink-2">{note}</span>}
            </li>
          ))}
        </ul>
      </section>
      {looks.length > 0 && (
        <section>
          <h3 className="mb-2 font-semibold">{t('looks')}</h3>
          <ul className="space-y-2">
            {looks.slice(0, 8).map(({ id, at, name, by }) => (
              <li key={id}>
                <span className="text-ink-2 tabular-nums">{moment(at)}</span>{' '}
                <b className="font-semibold">{by === 'owner' ? t('owner') : name}</b>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
