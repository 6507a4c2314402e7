import { useQuery } from '@tanstack/react-query';
import { LinkCard, LinkCardSkeleton, type LinkCardProps } from '#web/ui/data/link-card.tsx';
import { linkQuery } from '../api/link-queries.ts';

/** Returns a card with the host name only; undefined if the text is no link. */
function hostCard(text: string): LinkCardProps | undefined {
  const url = URL.parse(text.replace(/^www\./i, 'https://www.'));
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  const domain = url.hostname.replace(/^www\./, '');
  return { url: url.href, domain, title: domain, description: '', image: null };
}

/** Shows the preview of a link; only its host name until the preview is loaded. */
export function LinkPreview({ url }: { url: string }) {
  const fallback = hostCard(url);
  const { data, isLoading } = useQuery({ ...linkQuery(url), enabled: fallback !== undefined });
  if (!fallback) return null;
  if (isLoading) return <LinkCardSkeleton />;
  // The card keeps the address as written instead of the one the server returns.
  return <LinkCard {...(data ?? fallback)} url={fallback.url} />;
}
