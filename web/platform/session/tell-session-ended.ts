import { toast } from '../feedback/toast.ts';
import type { EndedSession } from '../api/ended-session.ts';
import { i18n } from '../i18n/i18n.ts';
import { goTo } from '../navigation/go-to.ts';

/** Pages that show this message themselves. */
const tellingPages = ['/login', '/e-commerce/checkout'];

/** Says on all other pages that the session ended, with a link to sign in and return there. */
export function tellSessionEnded(
  { reason }: EndedSession,
  { pathname, href }: { pathname: string; href: string },
): void {
  if (tellingPages.includes(pathname)) return;
  const address = `/login?${new URLSearchParams({ callbackUrl: href }).toString()}`;
  toast.error(i18n.t(`sessionEnded.${reason}.title`), {
    description: i18n.t(`sessionEnded.${reason}.hint`),
    action: { label: i18n.t('sessionEnded.signIn'), onClick: () => goTo(address) },
  });
}
