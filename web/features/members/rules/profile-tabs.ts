/** What a profile is read in, as its address says it. */
export const profileTabs = ['info', 'referrals', 'follows'] as const;
export type ProfileTab = (typeof profileTabs)[number];
