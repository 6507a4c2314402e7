/** A part of a text that both versions have, or only the newer (`added`) or the older (`removed`). */
export type DiffPart = { kind: 'same' | 'added' | 'removed'; text: string };

/**
 * Largest table of a comparison, in cells: two blocks of two thousand words take 32 MB and a tenth of a second.
 * Larger blocks count as replaced.
 */
const maxCells = 16_000_000;

type Tokens = readonly string[];

/** Splits into words and the spaces between them, so that joining the parts gives the text again. */
const wordsOf = (text: string): string[] => text.match(/\s+|[^\s]+/gu) ?? [];
const linesOf = (text: string): string[] => text.match(/[^\n]*\n|[^\n]+$/gu) ?? [];

/** Length of the longest common subsequence of each pair of remainders, row by row; at most 4,000, see above. */
function lengthsOf(older: Tokens, newer: Tokens): Uint16Array {
  const width = newer.length + 1;
  const lengths = new Uint16Array((older.length + 1) * width);
  const at = (row: number, column: number) => lengths[row * width + column] ?? 0;
  for (let row = older.length - 1; row >= 0; row -= 1)
    for (let column = newer.length - 1; column >= 0; column -= 1)
      lengths[row * width + column] =
        older[row] === newer[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
  return lengths;
}

const part = (kind: DiffPart['kind'], tokens: Tokens): DiffPart => ({ kind, text: tokens.join('') });

/** Follows the longest common subsequence through both lists. */
function compareTokens(older: Tokens, newer: Tokens): DiffPart[] {
  if (older.length * newer.length > maxCells) return [part('removed', older), part('added', newer)];
  const lengths = lengthsOf(older, newer);
  const width = newer.length + 1;
  const parts: DiffPart[] = [];
  let [row, column] = [0, 0];
  while (row < older.length || column < newer.length) {
    if (row < older.length && column < newer.length && older[row] === newer[column]) {
      parts.push(part('same', [older[row] ?? '']));
      row += 1;
      column += 1;
    } else if (
      row < older.length &&
      (column === newer.length ||
        (lengths[(row + 1) * width + column] ?? 0) >= (lengths[row * width + column + 1] ?? 0))
    ) {
      parts.push(part('removed', [older[row] ?? '']));
      row += 1;
    } else {
      parts.push(part('added', [newer[column] ?? '']));
      column += 1;
    }
  }
  return parts;
}

/** Compares lists of tokens; equal beginnings and ends are set aside, which leaves little to compare. */
function compareLists(older: Tokens, newer: Tokens): DiffPart[] {
  const shorter = Math.min(older.length, newer.length);
  let start = 0;
  while (start < shorter && older[start] === newer[start]) start += 1;
  let end = 0;
  while (end < shorter - start && older.at(-1 - end) === newer.at(-1 - end)) end += 1;
  return [
    part('same', older.slice(0, start)),
    ...compareTokens(older.slice(start, older.length - end), newer.slice(start, newer.length - end)),
    part('same', older.slice(older.length - end)),
  ];
}

/** Joins neighbours; between two equal parts, what was removed stands before what was added. */
function joined(parts: readonly DiffPart[]): DiffPart[] {
  const result: DiffPart[] = [];
  let [removed, added] = ['', ''];
  const flush = () => {
    if (removed) result.push({ kind: 'removed', text: removed });
    if (added) result.push({ kind: 'added', text: added });
    [removed, added] = ['', ''];
  };
  for (const { kind, text } of parts) {
    if (!text) continue;
    if (kind === 'removed') removed += text;
    else if (kind === 'added') added += text;
    else {
      flush();
      const last = result.at(-1);
      if (last?.kind === 'same') last.text += text;
      else result.push({ kind, text });
    }
  }
  flush();
  return result;
}

/**
 * Compares two plain texts word by word. Lines are compared first and words only within changed lines, because
 * a long document has too many words for one table.
 */
export function diffText(older: string, newer: string): DiffPart[] {
  const lines = joined(compareLists(linesOf(older), linesOf(newer)));
  const parts = lines.flatMap((one, place): DiffPart[] => {
    const next = lines[place + 1];
    if (one.kind === 'removed' && next?.kind === 'added')
      return compareLists(wordsOf(one.text), wordsOf(next.text));
    return one.kind === 'added' && lines[place - 1]?.kind === 'removed' ? [] : [one];
  });
  return joined(parts);
}
