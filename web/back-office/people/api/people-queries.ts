import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { Role } from '#shared/contract/access.ts';
import type { Decision } from '#shared/people/approval-choices.ts';
import {
  changePerson,
  claimPerson,
  decidePerson,
  getPerson,
  releasePerson,
} from '#shared/people/people.contract.ts';
import { call } from '#web/platform/api/call.ts';
import * as roots from '#web/platform/api/query-roots.ts';
import { apiQuery } from '#web/platform/lists/api-query.ts';

export const personQuery = (id: string) => apiQuery(getPerson, { params: { id } });

/** After a change of a member, refetches lists, the record, waiting counts and the history. */
export const askAgain = (client: QueryClient, id: string): Promise<unknown> =>
  Promise.all([
    client.invalidateQueries({ queryKey: roots.people }),
    client.invalidateQueries({ queryKey: roots.users }),
    client.invalidateQueries({ queryKey: roots.waiting }),
    client.invalidateQueries({ queryKey: [...roots.activity, 'user', id] }),
  ]);

type DecisionInput = { decision: Decision; reason?: string };

/**
 * Mutation for a decision on an application. Whether it succeeded or someone else decided first, the data is
 * refetched.
 */
export function useDecide(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ decision, reason }: DecisionInput) =>
      call(decidePerson, { params: { id, action: decision }, body: { ...(reason && { reason }) } }),
    onSettled: () => askAgain(client, id),
  });
}

export function useChangeRole({ id, updatedAt }: { id: string; updatedAt: string }) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (role: Role) => call(changePerson, { params: { id }, body: { role, updatedAt } }),
    onSettled: () => askAgain(client, id),
  });
}

export function useClaim(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (act: 'take' | 'leave') =>
      act === 'take' ? call(claimPerson, { params: { id } }) : call(releasePerson, { params: { id } }),
    onSuccess: (person) => client.setQueryData(personQuery(id).queryKey, person),
    onSettled: () => client.invalidateQueries({ queryKey: roots.people }),
  });
}
