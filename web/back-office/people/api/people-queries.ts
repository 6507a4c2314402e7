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

/** Lists, the record, how many wait, and what is told of them. */
export const askAgain = (client: QueryClient, id: string): Promise<unknown> =>
  Promise.all([
    client.invalidateQueries({ queryKey: roots.people }),
    client.invalidateQueries({ queryKey: roots.users }),
    client.invalidateQueries({ queryKey: roots.waiting }),
    client.invalidateQueries({ queryKey: [...roots.activity, 'user', id] }),
  ]);

type Wanted = { decision: Decision; reason?: string };

/** What was decided, or that somebody else did so before: either way the newest word is fetched. */
export function useDecide(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ decision, reason }: Wanted) =>
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
