import { useMutation, useQueryClient } from '@tanstack/react-query';
import { decideReward, listHeldRewards } from '#shared/referrals/rewards.contract.ts';
import type { ApiError } from '#web/platform/api/api-error.ts';
import { call, type CallOptions } from '#web/platform/api/call.ts';
import * as roots from '#web/platform/api/query-roots.ts';

export const heldKey = [...roots.referrals, 'held'] as const;

export const readHeld = (cursor: string | undefined, signal: AbortSignal) =>
  call(listHeldRewards, { query: { take: '20', ...(cursor && { cursor }) }, signal });

type Decision = { orderId: string } & CallOptions<typeof decideReward>['body'];

export function useDecideReward() {
  const queryClient = useQueryClient();
  return useMutation<unknown, ApiError, Decision>({
    mutationFn: ({ orderId, ...body }) => call(decideReward, { params: { id: orderId }, body }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: roots.referrals }),
  });
}
