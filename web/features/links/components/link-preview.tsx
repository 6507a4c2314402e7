import { useQuery } from '@tanstack/react-query';
import { LinkCard, LinkCardSkeleton, type LinkCardProps } from '#web/ui/data/link-card.tsx';
import { linkQuery } from '../api/link-queries.ts';

/** The card of a link about which nothing could be learnt; undefined for what is no link at all. */
function hostCard(text: string): LinkCardProps | undefined {
  const url = URL.parse(text.replace(/^www\./i, 'https://www.'));
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  const domain = url.hostname.replace(/^www\./, '');
  return { url: url.href, domain, title: domain, description: '', image: null };
}

/** A link with what its page says of itself; its host's name while that cannot be had. */
export function LinkPreview({ url }: { url: string }) {
  const fallback = hostCard(url);
  const { data, isLoading } = useQuery({ ...linkQuery(url), enabled: fallback !== undefined });
  if (!fallback) return null;
  if (isLoading) return <LinkCardSkeleton />;
  // The server's address of a link is the link's own; what is followed stays what was written.
  return <LinkCard {...(data ?? fallback)} url={fallback.url} />;
}
