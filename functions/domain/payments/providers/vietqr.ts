/** Text of a bank-transfer code as NAPAS describes it: fields of two-digit name, two-digit length and value. */
type BankAccount = { bin: string; account: string };
export type TransferQr = BankAccount & {
  /** Amount in whole đồng. Without it the payer chooses the amount. */
  amount?: number;
  /** Words that the bank writes into the transfer, at most 25 characters. */
  purpose?: string;
  billNumber?: string;
};

const napas = 'A000000727';
const toAccount = 'QRIBFTTA';
const dong = '704';
const longestPurpose = 25;

const field = (id: string, value: string): string =>
  value === '' ? '' : `${id}${String(value.length).padStart(2, '0')}${value}`;

/** Reduces text to ASCII: lengths count characters, the checksum bytes, so other letters break the code. */
export const plainLetters = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/đ/g, 'd')
    .replace(/Đ/g, 'D')
    .replace(/[^ -~]/g, '')
    .trim();

/** Returns the CRC-16/CCITT-FALSE as four upper-case hex digits. */
export function checksum(text: string): string {
  let crc = 0xffff;
  for (const letter of text) {
    crc ^= letter.charCodeAt(0) << 8;
    for (let bit = 0; bit < 8; bit += 1)
      crc = ((crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff) >>> 0;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}

/** Text for a banking app: with an amount for one payment, without it for any number. */
export function transferQr({ bin, account, amount, purpose = '', billNumber = '' }: TransferQr): string {
  const receiver = field('00', bin) + field('01', account);
  const merchant = field('00', napas) + field('01', receiver) + field('02', toAccount);
  const words =
    field('01', plainLetters(billNumber).slice(0, longestPurpose)) +
    field('08', plainLetters(purpose).slice(0, longestPurpose));
  const body =
    field('00', '01') +
    field('01', amount === undefined ? '11' : '12') +
    field('38', merchant) +
    field('53', dong) +
    field('54', amount === undefined ? '' : String(amount)) +
    field('58', 'VN') +
    field('62', words);
  const signed = `${body}6304`;
  return signed + checksum(signed);
}
