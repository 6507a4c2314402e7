import { useState, useSyncExternalStore, type ReactNode } from 'react';
import { linkArrivals, linkToken, onLinkArrived, type LinkPage } from '../rules/link-token.ts';

type Props = { page: LinkPage; children: (token: string | undefined) => ReactNode };

/**
 * Passes the token of a mailed link to its page. Another link opened in the same tab remounts the page. Using
 * up the token does not, or the page would lose the result it just showed.
 */
export function MailedLink(props: Props) {
  const arrival = useSyncExternalStore(onLinkArrived, linkArrivals);
  return <OneLink key={arrival} {...props} />;
}

function OneLink({ page, children }: Props) {
  const [token] = useState(() => linkToken(page));
  return children(token);
}
