/** What a profile is read in, as its address says it. */
export const profileTabs = ['info', 'referrals', 'follows'] as const;
export type ProfileTab = (typeof profileTabs)[number];

/** Anything else is where a profile begins. */
export const readProfileTab = ({ tab }: Record<string, unknown>): { tab?: ProfileTab | undefined } => ({
  tab: profileTabs.find((one) => one === tab),
});
