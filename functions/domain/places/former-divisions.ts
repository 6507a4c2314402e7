import { lazyDivisions } from './divisions.ts';
import { packed } from './snapshot/divisions-until-2025.ts';

/** Provinces, districts and wards until June 2025. */
export const formerDivisions = lazyDivisions('v1', packed);
