import { fold, words } from '#shared/values/text.ts';

/** How people write divisions when they are in a hurry; read after folding. */
const shorthand: [RegExp, string][] = [
  [/\b(tp\.?\s?hcm|tphcm|hcm|sg|sai gon)\b/g, ' ho chi minh '],
  [/\b(tp\.?\s?hn|hn)\b/g, ' ha noi '],
  [/\bbrvt\b/g, ' ba ria vung tau '],
  [/\btt ?- ?hue\b/g, ' thua thien hue '],
  [/\btp\b\.?/g, ' thanh pho '],
  [/\btx\b\.?/g, ' thi xa '],
  [/\btt\b\.?/g, ' thi tran '],
  [/\bq\.? ?(?=\d)|\bq\./g, ' quan '],
  [/\bp\.? ?(?=\d)|\bp\./g, ' phuong '],
  [/\bh\./g, ' huyen '],
  [/\bt\./g, ' tinh '],
  // "Quận 01" is Quận 1.
  [/\b0+(?=\d)/g, ''],
];

/** A text as its search words: folded, shorthand written out. */
export function placeWords(text: string): string[] {
  const folded = shorthand.reduce((rest, [short, full]) => rest.replace(short, full), fold(text));
  return words(folded);
}

/** Whether one letter's slip (a letter more, less, other, or two swapped) leads from one word to the other. */
export function isOneSlipAway(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1;
  let end = 0;
  const room = Math.min(a.length, b.length) - start;
  while (end < room && a[a.length - 1 - end] === b[b.length - 1 - end]) end += 1;
  const [restA, restB] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  if (restA.length <= 1 && restB.length <= 1) return true;
  return restA.length === 2 && restB.length === 2 && restA[0] === restB[1] && restA[1] === restB[0];
}
