import { useBlocker } from '@tanstack/react-router';
import { use, useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useOverlay } from '../hooks/use-overlay.ts';
import { AlertDialog } from './alert-dialog.tsx';
import { NestedForms, isTypingIn, type LeaveGuard, type UnsavedCheck } from './typing.ts';

export type { UnsavedCheck };

/** All mounted guards of unsaved changes, in mount order. */
const guards = new Set<LeaveGuard>();

const isAnyUnsaved = (asked: ReadonlySet<LeaveGuard>) => [...asked].some(({ isUnsaved }) => isUnsaved());
/** Tells guards that the user leaves. Drafts are deleted, as the dialog said the changes are lost. */
const leaveAll = (asked: ReadonlySet<LeaveGuard>) => {
  for (const { onLeave } of asked) onLeave();
};

const nothing = (): void => undefined;

type AskProps = {
  unsaved: UnsavedCheck;
  /** Called when the user chose 'Leave'. A reload or a closed tab does not call it. */
  onLeave?: (() => void) | undefined;
};

/**
 * Guards unsaved input before navigation, Back, a reload, a closed tab, and before the overlay around it
 * closes. The first guard asks on behalf of all, so a page with several changed forms asks once.
 */
export function LeaveGuardDialog({ unsaved, onLeave = nothing }: AskProps) {
  const within = use(NestedForms);
  const isUnsaved = () => unsaved() || isTypingIn(within);
  const latest = useRef<LeaveGuard>({ isUnsaved, onLeave });
  const own = useRef<LeaveGuard>({
    isUnsaved: () => latest.current.isUnsaved(),
    onLeave: () => latest.current.onLeave(),
  });
  useEffect(() => {
    latest.current = { isUnsaved, onLeave };
  });
  useEffect(() => {
    const guard = own.current;
    guards.add(guard);
    within?.add(guard);
    return () => {
      guards.delete(guard);
      within?.delete(guard);
    };
  }, [within]);
  const isFirst = () => guards.values().next().value === own.current;
  const { status, proceed, reset } = useBlocker({
    // A change of the search parameters alone (a tab, a dialog) keeps the input.
    shouldBlockFn: ({ current, next }) =>
      current.pathname !== next.pathname && isFirst() && isAnyUnsaved(guards),
    enableBeforeUnload: isUnsaved,
    withResolver: true,
  });
  return (
    <LeaveQuestion
      open={status === 'blocked'}
      closesOnBack={false}
      onStay={() => reset?.()}
      onLeave={() => {
        leaveAll(guards);
        proceed?.();
      }}
    />
  );
}

type Options = Parameters<typeof useOverlay>[0];

/** Returns the state of an overlay that may hold forms: it asks before closing would discard their changes. */
export function useGuardedOverlay({ open: wanted, onOpenChange, mayClose }: Options) {
  const [forms] = useState(() => new Set<LeaveGuard>());
  const [isAsking, setAsking] = useState(false);
  const isLeaving = useRef(false);
  const { open, setOpen } = useOverlay({
    open: wanted,
    onOpenChange,
    mayClose: () => {
      if (mayClose?.() === false) return false;
      if (isLeaving.current || !isAnyUnsaved(forms)) return true;
      setAsking(true);
      return false;
    },
  });
  const leave = () => {
    leaveAll(forms);
    isLeaving.current = true;
    setOpen(false);
    isLeaving.current = false;
  };
  const guarded = (children: ReactNode) => (
    <NestedForms value={forms}>
      {children}
      <LeaveQuestion open={isAsking} onStay={() => setAsking(false)} onLeave={leave} />
    </NestedForms>
  );
  return { open, setOpen, guarded };
}

type Props = { open: boolean; closesOnBack?: boolean; onStay: () => void; onLeave: () => void };

/** Asks 'Unsaved changes?' wherever they would be lost. */
function LeaveQuestion({ open, closesOnBack = true, onStay, onLeave }: Props) {
  const { t } = useTranslation('form');
  return (
    <AlertDialog
      open={open}
      closesOnBack={closesOnBack}
      onOpenChange={(wanted) => !wanted && onStay()}
      title={t('leave.title')}
      consequence={t('leave.consequence')}
      confirmText={t('leave.leave')}
      cancelText={t('leave.stay')}
      onConfirm={onLeave}
    />
  );
}
