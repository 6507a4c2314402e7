import { createFileRoute, redirect } from '@tanstack/react-router';

/** Opens a short invitation link, as printed. The first one counts; the code stays in the address. */
export const Route = createFileRoute('/r/$code')({
  beforeLoad: async ({ params }) => {
    const { codeIn, noteInvitation } = await import('../platform/navigation/invitation.ts');
    noteInvitation(params.code);
    const ref = codeIn(params.code);
    throw redirect({ to: '/sign-up', search: ref ? { ref } : {}, replace: true });
  },
});
