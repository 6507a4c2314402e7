/** Bar and gap widths of each Code 128 symbol, alternating; the last entry is the stop symbol. */
const patterns =
  `212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222
123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321
232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121
313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224
111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111
111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113
114311 411113 411311 113141 114131 311141 411131 211412 211214 211232 2331112`.split(/\s+/);

const startB = 104;
const startC = 105;
const toC = 99;
const toB = 100;
const stop = 106;

/** Checks whether Code 128 has symbols for the whole text. */
export const isCode128 = (text: string): boolean => /^[ -~]{1,48}$/.test(text);

const letterOf = (text: string, at: number): number => text.charCodeAt(at) - 32;

/** Tells whether digit pairs save space: from four digits at an end of the text, six in the middle. */
function worthPairs(text: string, at: number): boolean {
  const digits = /^\d+/.exec(text.slice(at))?.[0].length ?? 0;
  return digits >= (at === 0 || at + digits === text.length ? 4 : 6);
}

function symbolsOf(text: string): number[] {
  let inPairs = worthPairs(text, 0);
  const symbols = [inPairs ? startC : startB];
  for (let at = 0; at < text.length;) {
    if (inPairs && /^\d\d/.test(text.slice(at))) {
      symbols.push(Number(text.slice(at, at + 2)));
      at += 2;
    } else if (inPairs) {
      symbols.push(toB);
      inPairs = false;
    } else if (worthPairs(text, at) && /^(?:\d\d)+(?!\d)/.test(text.slice(at))) {
      symbols.push(toC);
      inPairs = true;
    } else {
      symbols.push(letterOf(text, at));
      at += 1;
    }
  }
  const sum = symbols.reduce((total, symbol, place) => total + symbol * Math.max(1, place), 0);
  return [...symbols, sum % 103, stop];
}

/** Encodes a text as alternating widths of bars and gaps in modules, starting with a bar. */
export function code128(text: string): number[] {
  if (!isCode128(text)) throw new Error(`Code 128 has no symbols for ${JSON.stringify(text)}`);
  return symbolsOf(text).flatMap((symbol) => Array.from(patterns[symbol] ?? '', Number));
}
