import { type ReactNode, useState } from 'react';
import { Button, type ButtonProps } from '../actions/button.tsx';

type Props = Omit<ButtonProps, 'form' | 'onClick'> & {
  /** The dialog, rendered while it is open. */
  dialog: (onClose: () => void) => ReactNode;
};

export function DialogButton({ dialog, ...button }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button {...button} onClick={() => setOpen(true)} />
      {isOpen && dialog(() => setOpen(false))}
    </>
  );
}
