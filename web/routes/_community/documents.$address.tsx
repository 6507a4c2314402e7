import { createFileRoute } from '@tanstack/react-router';
import { documentQuery } from '#web/features/library/api/library-queries.ts';

export const Route = createFileRoute('/_community/documents/$address')({
  loader: ({ context: { queryClient }, params: { address } }) =>
    void queryClient.prefetchQuery(documentQuery(address)),
});
