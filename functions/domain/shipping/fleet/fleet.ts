import type { Carriers } from '../carriers/carrier.ts';
import { ghtk } from '../ghtk/ghtk.ts';

/** All who bring parcels for the shop. */
export const carriers: Carriers = { ghtk };
