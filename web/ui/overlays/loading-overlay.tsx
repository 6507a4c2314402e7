import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { Spinner } from '../actions/spinner.tsx';
import { useReturnFocus } from '../hooks/use-return-focus.ts';

type Props = {
  /** The running task: 'Đang tạo đơn vận chuyển...'. */
  message: ReactNode;
  /** Progress, if it is known. */
  hint?: ReactNode;
};

const stay = (event: Event) => event.preventDefault();

/** Blocks the screen during a long task that must not be disturbed. Unmount it when the task is done. */
export function LoadingOverlay({ message, hint }: Props) {
  const focus = useReturnFocus();
  return (
    <Radix.Root open>
      <Radix.Portal>
        <Radix.Overlay className="anim-fade fixed inset-0 z-60 bg-scrim" />
        <Radix.Content
          {...(hint === undefined && { 'aria-describedby': undefined })}
          onEscapeKeyDown={stay}
          onInteractOutside={stay}
          {...focus}
          aria-busy
          className="fixed inset-0 z-60 flex flex-col items-center justify-center p-6 text-center outline-none"
        >
          <div className="flex max-w-90 flex-col items-center rounded-lg bg-surface px-8 py-7 shadow-float">
            <Spinner className="size-9 text-brand" />
            <Radix.Title className="mt-4 text-base font-semibold">{message}</Radix.Title>
            {hint !== undefined && (
              <Radix.Description className="mt-1 text-sm text-ink-2">{hint}</Radix.Description>
            )}
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
