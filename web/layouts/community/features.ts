/** Site parts that older links name in the query of the start page, with their current addresses. */
const addresses = { profile: '/profile', referrals: '/referrals', notifications: '/notifications' } as const;
export type FeatureName = keyof typeof addresses;

const isFeature = (name: unknown): name is FeatureName => typeof name === 'string' && name in addresses;

type FeatureSearch = { feature?: FeatureName | undefined; id?: string | undefined };

const longestId = 40;

/** Reads these parameters; an unknown feature means the start page itself. */
export const readFeature = ({ feature, id }: Record<string, unknown>): FeatureSearch => ({
  feature: isFeature(feature) ? feature : undefined,
  id: typeof id === 'string' && id.length <= longestId ? id : undefined,
});

export const pathOfFeature = (feature: FeatureName, id?: string): string =>
  feature === 'profile' && id ? `/profile/${encodeURIComponent(id)}` : addresses[feature];
