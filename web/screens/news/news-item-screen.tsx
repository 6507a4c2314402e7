import type { ComponentProps } from 'react';
import { LateThread } from '#web/features/discussion/components/late-thread.tsx';
import { NewsDialog } from '#web/features/news/components/news-dialog.tsx';
import { newsThread } from './news-thread.ts';

type Props = Omit<ComponentProps<typeof NewsDialog>, 'comments'>;

/** Shows a news item with its comments above the list. */
export function NewsItemScreen(props: Props) {
  return (
    <NewsDialog
      {...props}
      comments={({ id, commentCount }, focusRequest) => (
        <LateThread kind={newsThread} id={id} count={commentCount} focusRequest={focusRequest} />
      )}
    />
  );
}
