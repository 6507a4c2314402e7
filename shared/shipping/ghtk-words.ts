/** GHTK's own text for each of its status codes. */
export const ghtkWords = {
  '-1': 'Hủy đơn hàng',
  '1': 'Chưa tiếp nhận',
  '2': 'Đã tiếp nhận',
  '3': 'Đã lấy hàng, đã nhập kho',
  '4': 'Đã điều phối giao hàng, đang giao hàng',
  '5': 'Đã giao hàng, chưa đối soát',
  '6': 'Đã đối soát',
  '7': 'Không lấy được hàng',
  '8': 'Hoãn lấy hàng',
  '9': 'Không giao được hàng',
  '10': 'Trì hoãn giao hàng',
  '11': 'Đã đối soát công nợ trả hàng',
  '12': 'Đã điều phối lấy hàng, đang lấy hàng',
  '13': 'Đơn hàng bồi hoàn',
  '20': 'Đang trả hàng',
  '21': 'Đã trả hàng',
  '45': 'Shipper báo đã giao hàng',
  '49': 'Shipper báo không giao được hàng',
  '123': 'Shipper báo đã lấy hàng',
  '127': 'Shipper báo không lấy được hàng',
  '128': 'Shipper báo trì hoãn lấy hàng',
  '410': 'Shipper báo trì hoãn giao hàng',
} as const;
export type GhtkCode = keyof typeof ghtkWords;

/** Reduces a text to letters, as GHTK writes one status as 'Đã giao hàng/Chưa …' and with a comma. */
const lettersOf = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, ' ')
    .trim();

const codes = new Map<string, GhtkCode>(
  Object.entries(ghtkWords).map(([code, words]) => [lettersOf(words), code as GhtkCode]), // declared above
);

/** Returns the code of a status text. An order's history stores only the text. */
export const ghtkCodeOf = (words: string): GhtkCode | undefined => codes.get(lettersOf(words));
