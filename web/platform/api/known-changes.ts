import { changeSeconds, mostChanges } from '#shared/contract/change-tokens.ts';

/** The newest change this page knows of in each feed, and since when. */
const known = new Map<string, { token: string; since: number }>();

/** Takes in what an answer or a live hint says has changed. */
export function learnChanges(tokens: string | undefined): void {
  for (const token of tokens?.split(',') ?? []) {
    const feed = token.slice(0, token.lastIndexOf('.'));
    if (token <= (known.get(feed)?.token ?? '')) continue;
    // The newest stand last: of too many, those are said.
    known.delete(feed);
    known.set(feed, { token, since: performance.now() });
  }
}

/** What the next answers have to know of. */
export function knownChanges(): string | undefined {
  for (const [feed, { since }] of known)
    if (performance.now() - since > changeSeconds * 1000) known.delete(feed);
  return (
    [...known.values()]
      .slice(-mostChanges)
      .map(({ token }) => token)
      .join(',') || undefined
  );
}
