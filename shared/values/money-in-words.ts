const digits = ['không', 'một', 'hai', 'ba', 'bốn', 'năm', 'sáu', 'bảy', 'tám', 'chín'] as const;

/** Reads the last digit after tens, where Vietnamese has other words: hai mươi mốt, mười lăm, ba mươi tư. */
function unitsAfter(tens: number, units: number): string[] {
  if (units === 0) return [];
  if (units === 1 && tens > 1) return ['mốt'];
  if (units === 4 && tens > 1) return ['tư'];
  if (units === 5 && tens > 0) return ['lăm'];
  return [digits[units] ?? ''];
}

/** Reads a number to 999; after a larger group with zero hundreds: một triệu không trăm linh năm. */
function smallWords(number: number, isAfter: boolean): string[] {
  const [hundreds, tens, units] = [Math.floor(number / 100), Math.floor(number / 10) % 10, number % 10];
  const saysHundreds = hundreds > 0 || isAfter;
  const ten = tens === 1 ? ['mười'] : tens > 1 ? [digits[tens] ?? '', 'mươi'] : [];
  const filler = saysHundreds && tens === 0 && units > 0 ? ['linh'] : [];
  return [
    ...(saysHundreds ? [digits[hundreds] ?? '', 'trăm'] : []),
    ...ten,
    ...filler,
    ...unitsAfter(tens, units),
  ];
}

const thousands = [
  ['triệu', 1e6],
  ['nghìn', 1e3],
  ['', 1],
] as const;

function wordsOf(number: number, isAfter: boolean): string[] {
  if (number >= 1e9) {
    const [billions, rest] = [Math.floor(number / 1e9), number % 1e9];
    return [...wordsOf(billions, isAfter), 'tỷ', ...wordsOf(rest, true)];
  }
  let said = isAfter;
  return thousands.flatMap(([name, size]) => {
    const group = Math.floor(number / size) % 1000;
    if (group === 0) return [];
    const words = [...smallWords(group, said), ...(name === '' ? [] : [name])];
    said = true;
    return words;
  });
}

/** Writes an amount in words, as papers require: 121000 is “Một trăm hai mươi mốt nghìn đồng”. */
export function vndInWords(amount: number): string {
  const whole = Math.abs(Math.round(amount));
  const words = whole === 0 ? ['không'] : wordsOf(whole, false);
  const text = [...(amount < 0 && whole > 0 ? ['âm'] : []), ...words, 'đồng'].join(' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
