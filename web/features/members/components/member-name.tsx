import { useState } from 'react';
import type { UserSummary } from '#shared/accounts/user.ts';
import { lazyPiece } from '#web/ui/feedback/lazy-piece.tsx';
import { VerifiedMark } from './verified-mark.tsx';

const MemberDialog = lazyPiece(async () => (await import('./member-dialog.tsx')).MemberDialog, {
  giveUp: ({ onClose }) => onClose(),
});

type Props = { member: Pick<UserSummary, 'id' | 'fullName' | 'verificationDate'>; className?: string };

/** Shows a member's name; a click opens their profile in a dialog. */
export function MemberName({ member, className = 'font-semibold' }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onPointerEnter={MemberDialog.prepare}
        onClick={() => setOpen(true)}
        className={`inline-flex max-w-full items-center gap-1 rounded-xs text-left hover:underline ${className}`}
      >
        <span className="truncate">{member.fullName}</span>
        <VerifiedMark since={member.verificationDate} />
      </button>
      {open && <MemberDialog id={member.id} name={member.fullName} onClose={() => setOpen(false)} />}
    </>
  );
}
