import type { ComponentProps } from 'react';
import type { DocumentDetail } from '#shared/library/document.ts';
import { LateThread } from '#web/features/discussion/components/late-thread.tsx';
import { SignInLink } from '#web/features/discussion/components/sign-in-link.tsx';
import { DocumentDialog } from '#web/features/library/components/document-dialog.tsx';
import { OfflineButton } from '#web/features/library/reader/components/offline-button.tsx';
import { useSession } from '#web/platform/session/use-session.ts';
import { lazyPiece } from '#web/ui/feedback/lazy-piece.tsx';
import { documentThread } from './document-thread.ts';

const MemberDialog = lazyPiece(
  async () => (await import('#web/features/members/components/member-dialog.tsx')).MemberDialog,
  { giveUp: ({ onClose }) => onClose() },
);

type Props = Omit<ComponentProps<typeof DocumentDialog>, 'comments' | 'profile' | 'offlineButton'>;

/** Shows a document with its comments above the list. */
export function DocumentScreen(props: Props) {
  return (
    <DocumentDialog
      {...props}
      comments={(document) => <DocumentComments document={document} />}
      offlineButton={(document) => <OfflineButton document={document} />}
      profile={({ id, fullName }, onClose) => <MemberDialog id={id} name={fullName} onClose={onClose} />}
    />
  );
}

/** Comments are for members: guests see how to become one of those who write. */
function DocumentComments({ document: { id, commentCount } }: { document: DocumentDetail }) {
  const { state } = useSession();
  if (state === 'signed-out') return <SignInLink />;
  return <LateThread kind={documentThread} id={id} count={commentCount} />;
}
