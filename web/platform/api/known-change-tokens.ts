import { changeSeconds, maxChanges } from '#shared/contract/change-tokens.ts';

/** The newest change token of each feed that this page knows, and since when. */
const known = new Map<string, { token: string; since: number }>();

/** Stores the change tokens of a response or a live event. */
export function learnChanges(tokens: string | undefined): void {
  for (const token of tokens?.split(',') ?? []) {
    const feed = token.slice(0, token.lastIndexOf('.'));
    if (token <= (known.get(feed)?.token ?? '')) continue;
    // Re-inserting keeps the newest last, because only the last tokens are sent if there are too many.
    known.delete(feed);
    known.set(feed, { token, since: performance.now() });
  }
}

/** Returns the change tokens that the next responses must include. */
export function changeTokens(): string | undefined {
  for (const [feed, { since }] of known)
    if (performance.now() - since > changeSeconds * 1000) known.delete(feed);
  return (
    [...known.values()]
      .slice(-maxChanges)
      .map(({ token }) => token)
      .join(',') || undefined
  );
}
