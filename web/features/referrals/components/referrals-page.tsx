import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { SessionUser } from '#shared/accounts/user.ts';
import type { NetworkFigures } from '#shared/referrals/network.contract.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { Chart } from '#web/ui/charts/chart.tsx';
import { networkQuery } from '../api/referral-queries.ts';
import type { ReferralSearch } from '../rules/referral-search.ts';
import { InviteCard } from './invite-card.tsx';
import { LedgerCard } from './ledger-card.tsx';
import { NetworkPanel } from './network-panel.tsx';
import { NameReferrer } from './name-referrer.tsx';

type Props = {
  user: SessionUser;
  search: ReferralSearch;
  onSearch: (search: ReferralSearch) => void;
};

/** Shows the referral page: the user's link, growth, the network, and the rewards. */
export function ReferralsPage({ user, search, onSearch }: Props) {
  const { t } = useTranslation('referrals');
  const { data: network } = useQuery(networkQuery);
  return (
    <>
      <h1 className="text-2xl font-bold sm:text-3xl">{t('title')}</h1>
      {network && !network.isPaying && (
        <Notice tone="sky" className="mt-4" title={t('invite.notPaying')}>
          <a href="/kyc" className="font-semibold text-brand underline-offset-2 hover:underline">
            {t('invite.toKyc')}
          </a>
        </Notice>
      )}
      {network?.mayNameReferrer && <NameReferrer className="mt-4" />}
      {/* Side by side from 1280 px; below that one after the other, with the list of people before the figures.
       */}
      <div className="mt-4 grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="contents xl:block xl:space-y-4">
          <InviteCard code={user.referenceId} className="order-1" />
          <NetworkPanel
            user={user}
            figures={network?.figures}
            search={search}
            onSearch={onSearch}
            className="order-2"
          />
        </div>
        <div className="contents xl:block xl:space-y-4">
          <GrowthCard figures={network?.figures} className="order-3" />
          <LedgerCard status={user.status} className="order-4" />
        </div>
      </div>
    </>
  );
}

type GrowthProps = { figures: NetworkFigures | undefined; className?: string };

function GrowthCard({ figures, className }: GrowthProps) {
  const { t } = useTranslation('referrals');
  const weeks = figures?.weeks ?? [];
  return (
    <Chart
      kind="bar"
      {...(className && { className })}
      level={2}
      title={t('growth.title')}
      definition={t('growth.definition')}
      unit="count"
      isPending={figures === undefined}
      emptyHint={t('empty.hint')}
      points={{ by: 'day', label: t('growth.week'), values: weeks.map(({ from }) => from) }}
      series={[
        { name: 'direct', label: t('growth.direct'), values: weeks.map(({ direct }) => direct) },
        { name: 'indirect', label: t('growth.indirect'), values: weeks.map(({ indirect }) => indirect) },
      ]}
      aside={
        figures !== undefined &&
        figures.thisWeek > 0 && (
          <span className="text-sm font-semibold text-jade">
            {t('growth.thisWeek', { count: figures.thisWeek })}
          </span>
        )
      }
    />
  );
}
