/** Some goods of a line, told apart by a word of their names, and what is said of those alone. */
export type Kind = {
  words: readonly string[];
  story: [string, string];
  points: string[];
  care: string;
  facts: Record<string, string>;
};

/** A table of the kinds in the lines of that name. */
export type Kinds = Record<string, readonly Kind[]>;
