import type { ReactNode } from 'react';
import type { useCursorRows } from '../../platform/lists/use-cursor-rows.ts';
import { Button } from '../actions/button.tsx';
import { Loading, Skeleton } from '../feedback/skeleton.tsx';
import { ListFaces } from './list-faces.tsx';

type Props = {
  list: ReturnType<typeof useCursorRows>;
  /** Error title: what could not be loaded. */
  failed: string;
  empty: ReactNode;
  /** Text of the button that reads the next rows. */
  more: string;
  children: ReactNode;
};

/** Shows the state of a list that is read cursor by cursor, and below its rows the button for the next ones. */
export function CursorList({ list: { query, rows }, failed, empty, more, children }: Props) {
  return (
    <ListFaces
      query={query}
      count={rows.length}
      waiting={
        <Loading className="space-y-3 p-4">
          {[0, 1, 2].map((line) => (
            <Skeleton key={line} className="h-10" />
          ))}
        </Loading>
      }
      failed={failed}
      empty={empty}
    >
      {children}
      {query.hasNextPage && (
        <div className="border-t border-line p-4 text-center">
          <Button loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {more}
          </Button>
        </div>
      )}
    </ListFaces>
  );
}
