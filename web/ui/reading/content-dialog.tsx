import type { ComponentProps } from 'react';
import { Button } from '../actions/button.tsx';
import { Dialog } from '../overlays/dialog.tsx';
import { ContentFaces } from './content-faces.tsx';

type Props<Data> = Pick<ComponentProps<typeof Dialog>, 'size' | 'title' | 'onClose'> &
  Omit<ComponentProps<typeof ContentFaces<Data>>, 'action'>;

/** Shows an item above its list. The reader begins at the top; the first field would be the comment box. */
export function ContentDialog<Data>({ size, title, onClose, ...faces }: Props<Data>) {
  return (
    <Dialog
      size={size}
      title={title}
      onClose={onClose}
      onOpenAutoFocus={(event) => {
        event.preventDefault();
        if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
      }}
    >
      <ContentFaces {...faces} action={(text) => <Button onClick={onClose}>{text}</Button>} />
    </Dialog>
  );
}
