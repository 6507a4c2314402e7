/** The parts of the site that older links name in the query of its front door, each by its own address. */
const addresses = { profile: '/profile', referrals: '/referrals', notifications: '/notifications' } as const;
export type FeatureName = keyof typeof addresses;

const isFeature = (name: unknown): name is FeatureName => typeof name === 'string' && name in addresses;

type FeatureSearch = { feature?: FeatureName | undefined; id?: string | undefined };

const longestId = 40;

/** What is no feature of ours is the front door itself. */
export const readFeature = ({ feature, id }: Record<string, unknown>): FeatureSearch => ({
  feature: isFeature(feature) ? feature : undefined,
  id: typeof id === 'string' && id.length <= longestId ? id : undefined,
});

export const pathOfFeature = (feature: FeatureName, id?: string): string =>
  feature === 'profile' && id ? `/profile/${encodeURIComponent(id)}` : addresses[feature];
