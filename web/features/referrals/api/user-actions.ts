import { useMutation, useQueryClient } from '@tanstack/react-query';
import * as z from 'zod';
import { defineRoute } from '#shared/contract/route.ts';
import type { UserAction } from '#shared/referrals/referral-choices.ts';
import type { ApiError } from '#web/platform/api/api-error.ts';
import { call } from '#web/platform/api/call.ts';
import * as roots from '#web/platform/api/query-roots.ts';

/** What an admin does about somebody who waits, as this screen asks for it: people are another area's. */
const requestUserAction = defineRoute({
  name: 'people/request-user-action',
  summary: 'Approve, reject or ask somebody for information',
  method: 'PATCH',
  path: '/users/{id}/{action}',
  access: 'member',
  params: z.object({ id: z.string(), action: z.string() }),
  body: z.object({ reason: z.string().optional() }),
  reply: z.unknown(),
});

type Act = { id: string; action: UserAction; reason?: string };

export function useUserAction() {
  const queryClient = useQueryClient();
  return useMutation<unknown, ApiError, Act>({
    mutationFn: ({ id, action, reason }) =>
      call(requestUserAction, { params: { id, action }, body: reason === undefined ? {} : { reason } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: roots.referrals }),
  });
}
