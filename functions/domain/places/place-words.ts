import { fold, words } from '#shared/values/text.ts';

/** Abbreviations of divisions, applied after folding. */
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
  // Removes leading zeros: "Quận 01" is Quận 1.
  [/\b0+(?=\d)/g, ''],
];

/** Search words of a text: folded, with abbreviations expanded. */
export function placeWords(text: string): string[] {
  const folded = shorthand.reduce((rest, [short, full]) => rest.replace(short, full), fold(text));
  return words(folded);
}
