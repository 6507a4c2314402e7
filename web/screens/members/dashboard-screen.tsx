import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SessionUser } from '#shared/accounts/user.ts';
import { leavingQuery } from '#web/features/accounts/api/own-account.ts';
import { standingQuery } from '#web/features/identity/api/identity-queries.ts';
import { memberPages, wallet } from '#web/layouts/community/member-pages.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { Avatar } from '#web/ui/data/avatar.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { Card, CardHeader } from '#web/ui/layout/card.tsx';
import { AccountStatus } from '#web/ui/status/account-status.tsx';

type Props = {
  user: SessionUser;
  /** Figures of the member's referral network. */
  network: ReactNode;
  /** The member's latest notifications. */
  news: ReactNode;
};

export function DashboardScreen({ user, network, news }: Props) {
  const { t } = useTranslation('members');
  return (
    <div className="space-y-4">
      <h1 className="text-2xl font-bold">{t('dashboard.title')}</h1>
      <LeavingNotice />
      <div className="grid items-stretch gap-4 md:grid-cols-2">
        <Card>
          <CardHeader title={t('dashboard.profile')} action={<More to="/profile">{t('openProfile')}</More>} />
          <div className="flex items-center gap-4">
            <Avatar name={user.fullName} src={user.avatarUrl} size="lg" decorative />
            <div className="min-w-0">
              <p className="truncate text-lg font-bold">{user.fullName}</p>
              <p className="text-sm text-ink-2 tabular-nums">@{user.referenceId}</p>
            </div>
          </div>
        </Card>
        <KycCard user={user} />
      </div>
      <section>
        <h2 className="mb-3 font-bold">{t('dashboard.network')}</h2>
        {network}
      </section>
      <Card padded={false} className="overflow-hidden">
        <div className="px-4 pt-4 sm:px-5">
          <CardHeader
            title={t('dashboard.news')}
            action={<More to="/notifications">{t('dashboard.allNews')}</More>}
          />
        </div>
        {news}
      </Card>
      <Shortcuts />
    </div>
  );
}

/** Reminds a member who requested the account's deletion, not only on the page of the request. */
function LeavingNotice() {
  const { t } = useTranslation('account');
  const { day } = useFormat();
  const { data } = useQuery(leavingQuery);
  if (!data?.dueAt) return null;
  return (
    <Notice tone="gold" title={t('leaving.due', { day: day(data.dueAt) })}>
      <More to="/account">{t('leaving.stay')}</More>
    </Notice>
  );
}

function KycCard({ user: { status, rejectedReason } }: { user: SessionUser }) {
  const { t } = useTranslation('members');
  const isWaiting = status === 'pending_admin';
  const { data: standing } = useQuery({ ...standingQuery, enabled: isWaiting });
  // The status says that staff must act, but after a question from staff it is the member's turn.
  const asked = isWaiting ? standing?.reason : undefined;
  return (
    <Card>
      <CardHeader title={t('dashboard.kyc')} action={<AccountStatus status={status} />} />
      <p className="text-sm text-ink-2">
        {status === 'active'
          ? t('dashboard.kycDone')
          : t(asked ? 'dashboard.kycAsked' : `dashboard.kycLead.${status}`)}
      </p>
      {(asked ?? rejectedReason) && <p className="mt-1 text-sm font-medium">{asked ?? rejectedReason}</p>}
      <p className="mt-3">
        <More to={wallet.to}>{t('dashboard.kycAction')}</More>
      </p>
    </Card>
  );
}

function More({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link
      to={to}
      className="inline-flex min-h-9 items-center gap-1.5 text-sm font-semibold text-brand hover:underline [&_svg]:size-4"
    >
      {children}
      <ArrowRight aria-hidden />
    </Link>
  );
}

/** Shows links to all existing pages of a member; later ones are added with their page. */
function Shortcuts() {
  const { t } = useTranslation(['members', 'rooms']);
  return (
    <section>
      <h2 className="mb-3 font-bold">{t('dashboard.rooms')}</h2>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {memberPages
          .filter(({ name }) => name !== 'dashboard')
          .map(({ name, to, Icon }) => (
            <li key={name}>
              <Link
                to={to}
                className="flex min-h-16 items-center gap-3 rounded-md border border-line bg-surface px-4 font-medium hover:border-control"
              >
                <Icon aria-hidden className="size-5 shrink-0 text-ink-3" />
                {t(`rooms:name.${name}`)}
              </Link>
            </li>
          ))}
      </ul>
    </section>
  );
}
