import clsx from 'clsx';
import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../actions/icon-button.tsx';
import { useReturnFocus } from '../hooks/use-return-focus.ts';
import { LeaveGuardDialog, type UnsavedCheck, useGuardedOverlay } from './leave-guard.tsx';
import { overlayClasses } from './overlay-classes.ts';

export const DialogClose = Radix.Close;

export type DialogProps = {
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** For a dialog that is mounted only while it is open, instead of `open` and `onOpenChange`. */
  onClose?: () => void;
  trigger?: ReactNode;
  title: ReactNode;
  description?: ReactNode;
  /** Buttons, right-aligned; on phones full width, the main one on top. */
  footer?: ReactNode;
  size?: 'sm' | 'md' | 'lg' | 'xl';
  /** Set to false while work is running that closing would lose. */
  closable?: boolean;
  /** For input outside the kit's forms: tells whether closing now would lose it. */
  unsaved?: UnsavedCheck | undefined;
  onOpenAutoFocus?: ComponentProps<typeof Radix.Content>['onOpenAutoFocus'];
  children?: ReactNode;
};

const widths = { sm: 'sm:max-w-100', md: 'sm:max-w-130', lg: 'sm:max-w-200', xl: 'sm:max-w-280' };

const place =
  'fixed inset-x-0 bottom-0 z-50 max-h-[92dvh] w-full rounded-t-lg sm:inset-0 sm:m-auto sm:h-fit sm:max-h-[86dvh] sm:w-[calc(100%-3rem)] sm:rounded-lg';

/** Shows a modal dialog with a question or a small form; on phones it slides in from the bottom edge. */
export function Dialog(props: DialogProps) {
  const { onClose, trigger, title, description, footer, size = 'md', closable = true } = props;
  const { open, setOpen, guarded } = useGuardedOverlay({
    open: onClose ? true : props.open,
    onOpenChange: onClose ? (isOpen) => !isOpen && onClose() : props.onOpenChange,
    mayClose: () => closable,
  });
  const { t } = useTranslation('ui');
  const focus = useReturnFocus();
  const stay = closable ? undefined : (event: Event) => event.preventDefault();
  const pressEscape = (event: Event) => {
    if (!closable || isOwnEscape(event)) event.preventDefault();
  };
  return (
    <Radix.Root open={open} onOpenChange={setOpen}>
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      {/* Without a container its content would be rendered a second time, in one piece, after the page around it. */}
      <Radix.Portal container={document.body}>
        <Radix.Overlay className={overlayClasses} />
        <Radix.Content
          {...(description ? {} : { 'aria-describedby': undefined })}
          onEscapeKeyDown={pressEscape}
          onInteractOutside={stay}
          {...focus}
          onOpenAutoFocus={(event) => {
            focus.onOpenAutoFocus();
            props.onOpenAutoFocus?.(event);
            if (!event.defaultPrevented) startAtFirstField(event);
          }}
          className={clsx('anim-rise flex flex-col bg-surface shadow-float', place, widths[size])}
        >
          {guarded(
            <>
              {props.unsaved && <LeaveGuardDialog unsaved={props.unsaved} />}
              <header className="flex items-start gap-3 px-5 pt-5 sm:px-6">
                <div className="min-w-0 grow pt-1">
                  <Radix.Title className="text-lg font-bold">{title}</Radix.Title>
                  {description && (
                    <Radix.Description className="mt-1 text-sm text-ink-2">{description}</Radix.Description>
                  )}
                </div>
                {closable && (
                  <Radix.Close asChild>
                    <IconButton className="-mt-1 -mr-2" label={t('dialog.close')} icon={<X />} />
                  </Radix.Close>
                )}
              </header>
              <div className="min-h-0 grow overflow-y-auto px-5 pt-4 pb-5 sm:px-6 sm:pb-6">
                {props.children}
              </div>
              {footer && <DialogFooter>{footer}</DialogFooter>}
            </>,
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Escape within a box that has a use of its own for it, such as an open list, does not close the dialog. */
const isOwnEscape = ({ target }: Event): boolean =>
  target instanceof Element && target.closest('[data-own-escape]') !== null;

function DialogFooter({ children }: { children: ReactNode }) {
  return (
    <footer className="flex flex-col-reverse gap-2.5 border-t border-line px-5 py-4 sm:flex-row sm:justify-end sm:px-6 [&>*]:max-sm:w-full">
      {children}
    </footer>
  );
}

const fields =
  'input:not([type=hidden], [type=file], [tabindex="-1"]):enabled, textarea:enabled, [contenteditable=true]';

/** Focuses the first field instead of the close button; not on touch, where the keyboard covers half. */
function startAtFirstField(event: Event): void {
  if (!(event.currentTarget instanceof HTMLElement) || matchMedia('(pointer: coarse)').matches) return;
  const field = event.currentTarget.querySelector<HTMLElement>(fields);
  if (!field) return;
  event.preventDefault();
  field.focus();
  // The proposed value is selected, so that typing replaces it, as after a press of Tab.
  if (field instanceof HTMLInputElement) field.select();
}
