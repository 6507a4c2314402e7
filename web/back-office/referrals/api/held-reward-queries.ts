import { listHeldRewards } from '#shared/referrals/rewards.contract.ts';
import { call } from '#web/platform/api/call.ts';
import * as roots from '#web/platform/api/query-roots.ts';

export const heldKey = [...roots.referrals, 'held'] as const;

export const readHeld = (cursor: string | undefined, signal: AbortSignal) =>
  call(listHeldRewards, { query: { take: '20', ...(cursor && { cursor }) }, signal });
