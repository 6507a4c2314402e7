import type { Carriers } from '../carriers/carrier.ts';
import { ghtk } from '../ghtk/ghtk.ts';

/** All carriers of the shop. */
export const carriers: Carriers = { ghtk };
