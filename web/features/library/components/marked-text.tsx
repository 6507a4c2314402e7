import type { MarkedPart } from '#shared/library/read-library.contract.ts';

/** Shows a text with the words that were searched for marked. */
export function MarkedText({ parts }: { parts: readonly MarkedPart[] }) {
  return parts.map(({ text, isMarked }, place) =>
    // oxlint-disable-next-line react/no-array-index-key -- parts of a text have nothing but their place
    isMarked ? <mark key={place}>{text}</mark> : <span key={place}>{text}</span>,
  );
}
