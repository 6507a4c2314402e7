import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../platform/api/call.ts';
import { useVisibleFor } from '../hooks/use-visible-for.ts';
import { changeCounts, type ContentKind } from './content-kind.ts';

const viewMilliseconds = 2000;

/** Counts a view once an item has been visible for two seconds. */
export function useViewCount(kind: ContentKind, id: string): void {
  const client = useQueryClient();
  useVisibleFor(viewMilliseconds, id, () => {
    changeCounts(client, kind, id, ({ views }) => ({ views: views + 1 }));
    // A view that does not arrive is not worth a message.
    call(kind.routes.view, { params: { id } }).catch(() => undefined);
  });
}
