/** Policies of the shop, each with its own page. */
export const policyNames = [
  'warranty',
  'inspection',
  'shipping',
  'payment',
  'privacy',
  'complaints',
  'returns',
] as const;
export type PolicyName = (typeof policyNames)[number];

export const isPolicyName = (text: string): text is PolicyName => policyNames.some((name) => name === text);
