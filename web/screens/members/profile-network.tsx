import { useQuery } from '@tanstack/react-query';
import type { SessionUser } from '#shared/accounts/user.ts';
import { networkQuery } from '#web/features/referrals/api/referral-queries.ts';
import { NetworkPanel } from '#web/features/referrals/components/network-panel.tsx';
import { referralSearch, type ReferralSearch } from '#web/features/referrals/rules/referral-search.ts';

type Props = {
  user: SessionUser;
  /** Search parameters of the profile's address. */
  search: ReferralSearch;
  onSearch: (search: ReferralSearch) => void;
};

/** Shows the referral network; the open list is in the address, so Back and a reload keep it. */
export function ProfileNetwork({ user, search, onSearch }: Props) {
  const { data } = useQuery(networkQuery);
  return (
    <NetworkPanel
      user={user}
      figures={data?.figures}
      search={referralSearch.read(search)}
      onSearch={onSearch}
    />
  );
}
