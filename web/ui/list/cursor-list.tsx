import type { ReactNode } from 'react';
import type { useCursorRows } from '../../platform/lists/use-cursor-rows.ts';
import { Button } from '../actions/button.tsx';
import { SkeletonRows } from '../feedback/skeleton-rows.tsx';
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
      waiting={<SkeletonRows count={3} height="h-10" padded />}
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
