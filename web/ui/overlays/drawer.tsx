import clsx from 'clsx';
import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../actions/icon-button.tsx';
import { useBottomBar } from '../hooks/use-bottom-bar.ts';
import { useReturnFocus } from '../hooks/use-return-focus.ts';
import { useGuardedOverlay } from './leave-guard.tsx';
import { overlayClasses } from './overlay-classes.ts';

export type DrawerProps = {
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  trigger?: ReactNode;
  title: ReactNode;
  description?: ReactNode;
  /** `left`: menus; `right`: details beside a list (a sheet); `bottom`: choices on phones. */
  side?: 'left' | 'right' | 'bottom';
  size?: 'xs' | 'sm' | 'md' | 'lg';
  footer?: ReactNode;
  children: ReactNode;
};

const sides = {
  left: 'anim-slide-left inset-y-0 left-0 border-r',
  right: 'anim-slide-right inset-y-0 right-0 border-l',
  bottom: 'anim-slide-bottom inset-x-0 bottom-0 max-h-[88dvh] rounded-t-lg border-t',
};
const widths = { xs: 'w-72', sm: 'w-80', md: 'w-110', lg: 'w-160' };

/** Shows a panel from an edge of the screen, for content that belongs to the page under it. */
export function Drawer(props: DrawerProps) {
  const { trigger, title, description, side = 'right', size = 'md', footer, children } = props;
  const { t } = useTranslation('ui');
  const focus = useReturnFocus();
  const { open, setOpen, guarded } = useGuardedOverlay(props);
  return (
    <Radix.Root open={open} onOpenChange={setOpen}>
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal>
        <Radix.Overlay className={overlayClasses} />
        <Radix.Content
          {...focus}
          {...(description ? {} : { 'aria-describedby': undefined })}
          className={clsx(
            'fixed z-50 flex flex-col border-line bg-surface shadow-float',
            sides[side],
            side !== 'bottom' && `max-w-[calc(100vw-2.5rem)] ${widths[size]}`,
          )}
        >
          {guarded(
            <>
              <header className="flex items-start gap-3 border-b border-line py-3 pr-3 pl-5">
                <div className="min-w-0 grow py-2">
                  <Radix.Title className="text-lg/6 font-bold">{title}</Radix.Title>
                  {description && (
                    <Radix.Description className="mt-1 text-sm text-ink-2">{description}</Radix.Description>
                  )}
                </div>
                <Radix.Close asChild>
                  <IconButton label={t('dialog.close')} icon={<X />} />
                </Radix.Close>
              </header>
              <div className="min-h-0 grow overflow-y-auto overscroll-contain p-5">{children}</div>
              {footer && <DrawerFooter>{footer}</DrawerFooter>}
            </>,
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Publishes its height: toasts appear in the same corner and must stay above the buttons. */
function DrawerFooter({ children }: { children: ReactNode }) {
  const bar = useBottomBar('--drawer-footer');
  return (
    <footer
      ref={bar}
      className="flex gap-2.5 border-t border-line px-5 py-4 pb-[calc(1rem+env(safe-area-inset-bottom))] [&>*]:grow"
    >
      {children}
    </footer>
  );
}

export { Drawer as Sheet };
