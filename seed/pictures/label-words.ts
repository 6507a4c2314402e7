const measure = String.raw`\d+(?:[.,]\d+)?\s?(?:kg|g|ml|lít|dm³|oz|cm|m)`;
const count = String.raw`\d+\s?(?:gói(?: nhỏ)?|túi lọc|bông|cái|lá|thanh|viên|quả|bắp|trái|chiếc|cây|đôi|cuốn|con|chậu|món|màu|ô|chén)`;
const holder = String.raw`(?:túi|gói|hũ|hộp(?: quà)?|chai|thùng|khay|vỉ|bao|bó|nải|cặp|trái|thanh|cuộn|bộ|nải)`;
const amount = new RegExp(String.raw`(?:[,]?\s+${holder})?\s+(?:${measure}|${count})$`, 'u');

/** Splits a name into title and amount: `Gạo ST25 túi 5kg` gives `Gạo ST25` and `5 kg`. */
export function labelOf(name: string): { title: string; net: string } {
  const found = amount.exec(name);
  const title = found ? name.slice(0, found.index).trim() : name;
  const net = (found?.[0] ?? '')
    .replace(/^[,\s]+/u, '')
    .replace(new RegExp(`^${holder}\\s+`, 'u'), '')
    .replace(/(\d)(kg|g|ml|lít|dm³)$/u, '$1 $2');
  return { title, net };
}

/** Title for a book cover: `Truyện Kiều bản bìa cứng minh họa` gives `Truyện Kiều`. */
export function coverTitle(name: string): string {
  const title = name
    .replace(/ bản .*$/u, '')
    .replace(/ chọn lọc$/u, '')
    .replace(/^(?:Sách tranh|Hộp sách) /u, '');
  return title.charAt(0).toLocaleUpperCase('vi') + title.slice(1);
}
