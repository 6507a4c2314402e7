import { useQueryClient } from '@tanstack/react-query';
import { answerMessage, closeMessage, type ContactMessage, getMessage } from '#shared/contact/index.ts';
import { call } from '#web/platform/api/call.ts';
import * as roots from '#web/platform/api/query-roots.ts';
import { apiQuery } from '#web/platform/lists/api-query.ts';

export const messageQuery = (id: string) => apiQuery(getMessage, { params: { id } });

/** Answers or dismisses a message, then refetches lists and waiting tasks. */
export function useMessageActs({ id, version }: Pick<ContactMessage, 'id' | 'version'>) {
  const queryClient = useQueryClient();
  const known = (message: ContactMessage) => {
    queryClient.setQueryData(messageQuery(id).queryKey, message);
    for (const queryKey of [roots.contact, roots.waiting, roots.overview])
      void queryClient.invalidateQueries({ queryKey });
    return message;
  };
  return {
    answer: async (answer: string) =>
      known(await call(answerMessage, { params: { id }, body: { answer, version } })),
    close: async (state: 'open' | 'closed') =>
      known(await call(closeMessage, { params: { id }, body: { state, version } })),
  };
}
