import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { SessionUser } from '#shared/accounts/user.ts';
import { networkQuery } from '#web/features/referrals/api/referral-queries.ts';
import { NetworkPanel } from '#web/features/referrals/components/network-panel.tsx';
import { referralSearch } from '#web/features/referrals/rules/referral-search.ts';

/** One's own network as a tab of one's profile: what is looked for there is no part of the profile's address. */
export function ProfileNetwork({ user }: { user: SessionUser }) {
  const { data } = useQuery(networkQuery);
  const [search, setSearch] = useState(() => referralSearch.read({}));
  return <NetworkPanel user={user} figures={data?.figures} search={search} onSearch={setSearch} />;
}
