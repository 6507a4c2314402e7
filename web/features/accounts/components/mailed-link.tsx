import { useState, useSyncExternalStore, type ReactNode } from 'react';
import { linkArrivals, linkToken, onLinkArrived, type LinkPage } from '../rules/link-token.ts';

type Props = { page: LinkPage; children: (token: string | undefined) => ReactNode };

/**
 * Hands the token of a mailed link to its page. A link that is opened in a tab already on that page starts the page
 * anew; using the token up does not, or the page would forget what it has just done.
 */
export function MailedLink(props: Props) {
  const arrival = useSyncExternalStore(onLinkArrived, linkArrivals);
  return <OneLink key={arrival} {...props} />;
}

function OneLink({ page, children }: Props) {
  const [token] = useState(() => linkToken(page));
  return children(token);
}
