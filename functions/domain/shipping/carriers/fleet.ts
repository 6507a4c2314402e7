import type { Carriers } from './carrier.ts';
import { ghtk } from './ghtk.ts';

/** All carriers of the shop. */
export const carriers: Carriers = { ghtk };
