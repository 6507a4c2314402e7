import { AppError } from '#shared/contract/errors.ts';
import type { StatementResult } from '#shared/payments/statements.contract.ts';
import { maxStatementLines } from '#shared/payments/statements.contract.ts';
import type { StatementBank } from '#shared/payments/statement-banks.ts';
import { fold } from '#shared/values/text.ts';

/** A line of a bank statement. */
export type StatementLine = {
  line: number;
  /** Day as the bank shows it, in Vietnam: YYYY-MM-DD. */
  day: string;
  amount: number;
  isIncoming: boolean;
  words: string;
  reference: string;
};

type Problem = StatementResult['problems'][number];

/** Folded column headings of a bank. The first one that is present is used. */
type Heads = {
  day: readonly string[];
  incoming: readonly string[];
  outgoing: readonly string[];
  words: readonly string[];
  reference: readonly string[];
};

const headsOf: Record<StatementBank, Heads> = {
  vietcombank: {
    day: ['ngay giao dich', 'ngay gd', 'transaction date'],
    incoming: ['so tien ghi co', 'credit', 'ghi co'],
    outgoing: ['so tien ghi no', 'debit', 'ghi no'],
    words: ['noi dung chi tiet', 'mo ta', 'transactions in detail', 'description'],
    reference: ['so tham chieu', 'so ct', 'doc no', 'reference'],
  },
  techcombank: {
    day: ['ngay giao dich', 'transaction date', 'ngay'],
    incoming: ['co', 'credit', 'so tien co'],
    outgoing: ['no', 'debit', 'so tien no'],
    words: ['dien giai', 'description', 'noi dung'],
    reference: ['so but toan', 'transaction no', 'ma giao dich'],
  },
  mb: {
    day: ['ngay giao dich', 'ngay hach toan', 'posting date'],
    incoming: ['phat sinh co', 'so tien ghi co', 'credit amount'],
    outgoing: ['phat sinh no', 'so tien ghi no', 'debit amount'],
    words: ['noi dung', 'dien giai', 'transaction description'],
    reference: ['so but toan', 'ma giao dich', 'reference no'],
  },
};

/** Splits CSV text into cells, by comma, semicolon or tab; quoted cells may contain them. */
export function cellsOf(text: string): string[][] {
  const plain = text.replace(/^\uFEFF/, '');
  const first = plain.split('\n', 30).join('\n');
  const counts = [',', ';', '\t'].map((mark) => [mark, first.split(mark).length] as const);
  const [mark] = counts.reduce((most, one) => (one[1] > most[1] ? one : most));
  const rows: string[][] = [];
  let [row, cell, quoted] = [[] as string[], '', false];
  for (let at = 0; at < plain.length; at += 1) {
    const letter = plain.charAt(at);
    if (quoted && letter === '"' && plain.charAt(at + 1) === '"') {
      cell += letter;
      at += 1;
    } else if (letter === '"') quoted = !quoted;
    else if (!quoted && letter === mark) {
      row.push(cell);
      cell = '';
    } else if (!quoted && letter === '\n') {
      rows.push([...row, cell]);
      [row, cell] = [[], ''];
    } else if (letter !== '\r') cell += letter;
  }
  if (cell !== '' || row.length > 0) rows.push([...row, cell]);
  return rows;
}

const plain = (text: string): string =>
  fold(text)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** Tells whether an amount is negative. Banks put the minus before or after the digits, or use brackets. */
const isNegative = (text: string): boolean => /^[-−].|.[-−]$|^\(.*\)$/.test(text);

/** Parses an amount: “1.200.000” equals “1,200,000.00”, “-5.000” equals “5000-”. Undefined if none. */
export function amountOf(text: string): number | undefined {
  const signed = text.replace(/\s|VND|₫|\+/gi, '');
  const digits = signed
    .replace(/^[-−(]|[-−)]$/g, '')
    .replace(/[.,]\d{2}$/, (tail) => (/^[.,]00$/.test(tail) ? '' : tail));
  if (digits === '') return 0;
  const whole = digits.replace(/[.,](?=\d{3}(?:\D|$))/g, '');
  if (!/^\d{1,13}$/.test(whole)) return undefined;
  const amount = Number(whole);
  return amount > 0 && isNegative(signed) ? -amount : amount;
}

/** Parses 23/11/2026, with or without a time, or 2026-11-23. */
export function dayOf(text: string): string | undefined {
  const [, day, month, year] = /(\d{1,2})[/-](\d{1,2})[/-](\d{4})/.exec(text) ?? [];
  const iso =
    /\d{4}-\d{2}-\d{2}/.exec(text)?.[0] ?? `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`;
  return Number.isNaN(Date.parse(iso)) ? undefined : iso;
}

/** Tells whether it looks like a date, even 31/31/2026. Such a line still is a money line. */
const isLikeDay = (text: string): boolean => /\d{1,4}[/-]\d{1,2}/.test(text);

type Places = Record<keyof Heads, number>;

function placesIn(row: readonly string[], heads: Heads): Places | undefined {
  const names = row.map(plain);
  const placeOf = (known: readonly string[]): number => {
    const exact = known.map((name) => names.indexOf(name)).find((place) => place >= 0);
    return exact ?? names.findIndex((name) => known.some((one) => one.length > 3 && name.startsWith(one)));
  };
  const places = {
    day: placeOf(heads.day),
    incoming: placeOf(heads.incoming),
    outgoing: placeOf(heads.outgoing),
    words: placeOf(heads.words),
    reference: placeOf(heads.reference),
  };
  return Math.min(places.day, places.incoming, places.words, places.reference) >= 0 ? places : undefined;
}

function lineOf(
  row: readonly string[],
  line: number,
  places: Places,
): StatementLine | Problem['problem'] | undefined {
  const cell = (name: keyof Places) => (row[places[name]] ?? '').trim();
  const [came, left] = [amountOf(cell('incoming')), amountOf(cell('outgoing'))];
  const [day, reference] = [dayOf(cell('day')), cell('reference')];
  // Sums and words below the table have neither a day nor a reference, so they are skipped.
  if (day === undefined) return reference === '' && !isLikeDay(cell('day')) ? undefined : 'no-day';
  if (came === undefined || left === undefined || (came === 0 && left === 0)) return 'no-amount';
  if (came < 0) return 'reversal';
  if (came > 0 && left !== 0) return 'two-amounts';
  if (reference === '') return 'no-reference';
  // Some banks write outgoing amounts with a minus as well.
  return { line, day, amount: came || Math.abs(left), isIncoming: came > 0, words: cell('words'), reference };
}

/** Reads a bank's statement: its money lines, and the lines that are unreadable. */
export function readStatement(
  bank: StatementBank,
  text: string,
): { lines: StatementLine[]; problems: Problem[] } {
  const rows = cellsOf(text);
  const head = rows.findIndex((row) => placesIn(row, headsOf[bank]) !== undefined);
  const places = head < 0 ? undefined : placesIn(rows[head] ?? [], headsOf[bank]);
  if (!places) throw new AppError('STATEMENT_UNREADABLE');
  if (rows.length - head - 1 > maxStatementLines)
    throw new AppError('STATEMENT_TOO_LONG', { params: { most: maxStatementLines } });
  const lines: StatementLine[] = [];
  const problems: Problem[] = [];
  for (const [place, row] of rows.entries()) {
    if (place <= head) continue;
    const read = lineOf(row, place + 1, places);
    if (typeof read === 'string') problems.push({ line: place + 1, problem: read });
    else if (read) lines.push(read);
  }
  return { lines, problems };
}
