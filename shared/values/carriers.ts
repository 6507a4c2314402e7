/** Companies that bring parcels. The next one is a file of its own in `functions/domain/shipping`, and a name here. */
export const carrierNames = ['ghtk'] as const;
export type CarrierName = (typeof carrierNames)[number];
