import type { ReactNode } from 'react';
import { Avatar } from '../data/avatar.tsx';

type Props = {
  name: string;
  avatarUrl?: string | null | undefined;
  /** The name as a link or a button, if it leads somewhere. */
  children?: ReactNode;
  /** Further identification: an e-mail address, a code. */
  meta?: ReactNode;
};

/** Shows a person in a line of a list or at the head of a card: picture, name, further identification. */
export function PersonLine({ name, avatarUrl, children, meta }: Props) {
  return (
    <span className="flex min-w-0 items-center gap-3">
      <Avatar name={name} src={avatarUrl} size="sm" decorative />
      <span className="min-w-0">
        <span className="font-semibold block max-sm:wrap-break-word sm:truncate">{children ?? name}</span>
        {meta && <span className="block truncate text-sm text-ink-2">{meta}</span>}
      </span>
    </span>
  );
}
