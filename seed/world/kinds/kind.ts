/** Some goods of a line, recognized by a word of their names, with texts about only those. */
type Kind = {
  words: readonly string[];
  story: [string, string];
  points: string[];
  care: string;
  facts: Record<string, string>;
};

/** Kinds by the name of their line. */
export type Kinds = Record<string, readonly Kind[]>;
