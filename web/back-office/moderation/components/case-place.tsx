import { Link } from '@tanstack/react-router';
import type { Case } from '#shared/moderation/moderation.contract.ts';

/** Page of staff for each kind of content that is discussed. */
const pages = { document: '/admin/posts/documents/$id', news: '/admin/posts/events-news/$id' } as const;

const isKnown = (kind: string): kind is keyof typeof pages => Object.hasOwn(pages, kind);

/** Names what the content belongs to, with a link to its page. */
export function CasePlace({ place: { kind, id, title }, className }: Props) {
  if (!isKnown(kind)) return <span className={className}>{title}</span>;
  return (
    <span className={className}>
      <Link to={pages[kind]} params={{ id }} className="rounded-xs text-brand hover:underline">
        {title}
      </Link>
    </span>
  );
}
type Props = Pick<Case, 'place'> & { className?: string };
