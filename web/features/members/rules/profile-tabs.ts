/** Tabs of a profile, as named in its address. */
const profileTabs = ['info', 'referrals', 'follows'] as const;
export type ProfileTab = (typeof profileTabs)[number];

/** Reads the tab; anything else means the first one. */
export const readProfileTab = ({ tab }: Record<string, unknown>): { tab?: ProfileTab | undefined } => ({
  tab: profileTabs.find((one) => one === tab),
});
