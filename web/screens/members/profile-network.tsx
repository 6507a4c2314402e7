import { useQuery } from '@tanstack/react-query';
import type { SessionUser } from '#shared/accounts/user.ts';
import { networkQuery } from '#web/features/referrals/api/referral-queries.ts';
import { NetworkPanel } from '#web/features/referrals/components/network-panel.tsx';
import { referralSearch, type ReferralSearch } from '#web/features/referrals/rules/referral-search.ts';

type Props = {
  user: SessionUser;
  /** As the profile's address says it. */
  search: ReferralSearch;
  onSearch: (search: ReferralSearch) => void;
};

/** One's own network as a tab of one's profile. Its open list stands in the address, so that Back and a reload keep it. */
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
