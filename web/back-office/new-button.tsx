import { Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '#web/ui/actions/button.tsx';
import { useHashCall } from './use-hash-call.ts';

type Props = { children: ReactNode; dialog: (onClose: () => void) => ReactNode };

/** Opens the dialog for a new record; links to the page with `#new` open it too. */
export function NewButton({ children, dialog }: Props) {
  const [isOpen, setOpen] = useState(false);
  useHashCall('new', () => setOpen(true));
  return (
    <>
      <Button variant="primary" icon={<Plus />} onClick={() => setOpen(true)}>
        {children}
      </Button>
      {isOpen && dialog(() => setOpen(false))}
    </>
  );
}
