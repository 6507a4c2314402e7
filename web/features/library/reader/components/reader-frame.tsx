import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { readerActionOf, type ReaderAction } from '../rules/reader-keys.ts';

type Props = {
  title: string;
  /** Place in the document, below the title. */
  position?: string | undefined;
  tools?: ReactNode;
  /** Chapters beside the text; on phones they are in a drawer. */
  side?: ReactNode;
  scroller?: RefObject<HTMLElement | null>;
  onAction?: (action: ReaderAction) => void;
  onClose: () => void;
  children: ReactNode;
};

/** Shows the reader over the whole screen. On paper only what is read is printed. */
export function ReaderFrame({ title, position, tools, side, scroller, onAction, onClose, children }: Props) {
  const { t } = useTranslation('reader');
  return (
    <Radix.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Radix.Portal>
        <Radix.Content
          data-reader
          aria-describedby={undefined}
          // Messages lie outside, and pressing one closes nothing.
          onInteractOutside={(event) => event.preventDefault()}
          onEscapeKeyDown={(event) => isAbove(event.target) && event.preventDefault()}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
          }}
          onKeyDown={(event) => {
            const { currentTarget, target } = event;
            // Drawers and dialogs above the reader report here, too.
            if (!(target instanceof Element) || !currentTarget.contains(target)) return;
            const action = readerActionOf(event.nativeEvent, target);
            if (!action || !onAction) return;
            event.preventDefault();
            onAction(action);
          }}
          className="fixed inset-0 z-50 flex flex-col bg-paper text-ink outline-none print:static print:block"
        >
          <header className="flex h-15 shrink-0 items-center gap-2 border-b border-line bg-surface px-2 sm:px-4 print:hidden">
            <IconButton label={t('close')} icon={<X />} onClick={onClose} />
            <div className="min-w-0 grow">
              <Radix.Title className="truncate text-sm font-semibold">{title}</Radix.Title>
              {position && <p className="truncate text-xs text-ink-2">{position}</p>}
            </div>
            {tools}
          </header>
          <div className="flex min-h-0 grow print:block">
            {side && (
              <aside className="w-80 shrink-0 overflow-y-auto border-r border-line bg-sunken p-4 max-lg:hidden print:hidden">
                {side}
              </aside>
            )}
            <main
              id="main"
              tabIndex={-1}
              ref={scroller}
              className="min-w-0 grow overflow-y-auto overscroll-contain px-4 py-6 sm:px-8 print:overflow-visible print:p-0"
            >
              {children}
            </main>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Tells whether a key was pressed in a drawer or dialog above the reader: Escape closes only that. */
const isAbove = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[role=dialog]:not([data-reader])') !== null;
