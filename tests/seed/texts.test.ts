import { describe, expect, it } from 'vitest';
import { buildOffers } from '#seed/world/products.ts';

const drafts = buildOffers(new Date('2026-05-20T09:30:00.000Z')).map(({ draft }) => draft);
/** Without the last line, which names the seller: a coffee roaster may sell honey. */
const plain = (html: string) => html.replace(/<p>Sản phẩm do .*?<\/p>$/u, '').replace(/<[^>]+>/g, ' ');

/** Words that belong to some goods alone: a text that uses one is about a good whose name says so. */
const belongs: [word: RegExp, name: RegExp][] = [
  [/(?<!\p{L})đũa/iu, /đũa/i],
  [/chảo|(?<!\p{L})đáy từ/iu, /chảo|nồi|trà|mè|lạc|cu đơ|kẹo|mực|cá/i],
  [/dao rèn|quai búa|tôi hai lần/iu, /dao/i],
  [/thớt|băm chặt/iu, /thớt/i],
  [/pha phin|crema|cà phê/iu, /cà phê/i],
  [/lên cơm|cơm chín|lon gạo/iu, /gạo/i],
  [/xôi/iu, /nếp|mè/i],
  [/cốt dừa|cơm dừa/iu, /dừa|trân châu/i],
  [/thợ ong|mật lọc|cầu đã vít/iu, /mật ong/i],
  [/cá vừa cập bến|cánh gián/iu, /nước mắm/i],
  [/lòng đỏ/iu, /trứng/i],
  [/câu thơ|mười sáu vành/iu, /nón lá/i],
  [/ván khắc|màu điệp/iu, /tranh/i],
  [/sơn ta|vóc gỗ/iu, /sơn mài/i],
  [/sáp tự nhiên|bấc cotton/iu, /nến/i],
  [/nan tre chuốt mỏng|phất giấy/iu, /quạt/i],
  [/núm mềm|bé bú/iu, /bình/i],
  [/nảy mầm|gieo/iu, /hạt giống|giống/i],
  [/ủ hoai/iu, /phân|đất/i],
  [/mặt số|thay dây không/iu, /đồng hồ/i],
  [/trứng cá|quả bóng|32 miếng/iu, /bóng/i],
  [/căng lưới|điều cầu/iu, /vợt/i],
  [/phanh|xích/iu, /xe/i],
  [/ống hút/iu, /dừa/i],
  [/gõ cả ngày|bàn phím/iu, /bàn phím|máy tính/i],
  [/răng lược/iu, /lược/i],
  [/củ đào lên|mọc mầm/iu, /khoai|tỏi|gừng|nghệ/i],
  [/mặt lụa|tơ kéo tay/iu, /lụa|tơ/i],
  [/ngăn máy tính/iu, /balo/i],
  [/vòi ấm|lọc trà/iu, /ấm|trà/i],
  [/gảy|nghệ nhân thử âm|tiếng vang/iu, /sáo|trống/i],
];

describe('the texts of the goods', () => {
  it('speak of the good itself, never of its neighbour on the shelf', () => {
    const strays = drafts.flatMap(({ name, description, shortDescription }) => {
      const text = `${plain(description)} ${shortDescription}`;
      return belongs
        .filter(([word, owner]) => word.test(text) && !owner.test(name))
        .map(([word]) => `${name}: ${String(word)}`);
    });
    expect(strays).toEqual([]);
  });

  it('begin with something to say, not with the name once more', () => {
    const stiff = drafts.filter(({ name, description }) => {
      const opening = plain(description).trim();
      return opening.startsWith(name) || /^(Hàng của|.{0,60} gửi tới)/u.test(opening);
    });
    expect(stiff.map(({ name }) => name)).toEqual([]);
  });

  it('call goods sản phẩm; món is what one eats, or a tool of a set', () => {
    const others = drafts.filter(
      ({ name, description }) =>
        /(?<!\p{L})món(?!\p{L})/iu.test(plain(description)) && !/đồ nghề|món/iu.test(name),
    );
    expect(others.map(({ name }) => name)).toEqual([]);
  });
});
