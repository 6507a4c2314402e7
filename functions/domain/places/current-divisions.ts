import { lazyDivisions } from './divisions.ts';
import { packed } from './snapshot/divisions-since-2025.ts';

/** Provinces and wards since July 2025. */
export const currentDivisions = lazyDivisions('v2', packed);
