import { slugify } from '#shared/values/text.ts';
import type { SubjectKey } from '#seed/pictures/subjects.ts';
import { randomOf } from '#seed/random.ts';
import type { BusinessRow } from './business-row.ts';
import { craftMakers } from './craft-makers.ts';
import { foodMakers } from './food-makers.ts';

export type Business = {
  id: string;
  name: string;
  slug: string;
  province: string;
  description: string;
  verified: boolean;
  featured: boolean;
  logo: string;
  mark: SubjectKey;
  /** Places in product names whose goods the business makes; empty for general stores. */
  places: string[];
  /** Departments or single shelves that the business sells in. */
  sells: string[];
  createdAt: string;
};

/** Stores that sell goods of other makers. */
const stores: BusinessRow[] = [
  [
    'Điện máy Bạn Làng',
    'TP. Hồ Chí Minh',
    'tai-nghe',
    '',
    'Điện tử & phụ kiện',
    'Đồ điện chọn kỹ, bảo hành tận nơi.',
  ],
  ['Nhà sách Góc Đình', 'Hà Nội', 'sach', '', 'Sách & văn phòng phẩm', 'Sách Việt và giấy bút.'],
  ['Mẹ Na và Bé', 'Đà Nẵng', 'gau', '', 'Mẹ & bé', 'Đồ cho bé, thử trên con nhà mình trước.'],
  [
    'Vườn nhà Củ Chi',
    'TP. Hồ Chí Minh',
    'chau-cay',
    '',
    'Nhà vườn,Gạo & ngũ cốc,Nông sản tươi,Nước mắm & hải sản khô',
    'Cây giống, đất sạch và đặc sản đất thép.',
  ],
  ['Thể thao Sân Đình', 'Đà Nẵng', 'bong-da', '', 'Thể thao & xe cộ', 'Bóng, vợt, xe và đồ dã ngoại.'],
  [
    'May mặc Phong Phú Làng',
    'TP. Hồ Chí Minh',
    'ao-thun-lam',
    '',
    'Áo thun,Sơ mi & áo kiểu,Quần,Váy & đầm,Khăn,Nón & mũ,Túi, ví & balo,Giày dép',
    'Đồ mặc hằng ngày, giá xưởng.',
  ],
  [
    'Bếp Nhà Mình',
    'TP. Hồ Chí Minh',
    'noi',
    '',
    'Nhà bếp,Thủ công mỹ nghệ',
    'Đồ bếp bền cho nhà đông người.',
  ],
  [
    'Tiệm đồng hồ Hàng Bài',
    'Hà Nội',
    'dong-ho',
    '',
    'Đồng hồ đeo tay,Vòng & nhẫn',
    'Đồng hồ, vòng nhẫn, sửa chữa lấy ngay.',
  ],
  ['Tạp hóa Sạch Lành', 'Hà Nội', 'ban-chai', '', 'Chăm sóc cá nhân', 'Đồ dùng mỗi ngày, ít nhựa.'],
  [
    'Đặc sản Ba Miền',
    'TP. Hồ Chí Minh',
    'gio-may',
    '',
    'Gạo & ngũ cốc,Nông sản tươi,Trà & cà phê,Bánh kẹo đặc sản,Nước mắm & hải sản khô',
    'Gom quà quê từ 63 tỉnh thành cũ, có tên người làm.',
  ],
];

/** Featured businesses. */
const featured = new Set([
  'Hợp tác xã Lúa thơm Sóc Trăng',
  'Hợp tác xã Cà phê Ea Tu',
  'Hợp tác xã Shan tuyết Suối Giàng',
  'Nhà thùng nước mắm Phú Quốc Thanh Hà',
  'Hợp tác xã Dừa Bến Tre',
  'Bánh kẹo Huế Mệ Gái',
  'Lụa Vạn Phúc Mai Chi',
  'Gốm Bát Tràng Lò Bầu',
  'Hợp tác xã Thổ cẩm Lùng Tám',
  'Tranh Đông Hồ Nhà Chế',
]);

function businessOf(
  [name, province, mark, places, sells, description]: BusinessRow,
  index: number,
): Business {
  const random = randomOf(`business:${name}`);
  const slug = slugify(name);
  return {
    id: `biz_${slug}`,
    name,
    slug,
    province,
    description,
    verified: index % 7 !== 5,
    featured: featured.has(name),
    logo: `/media/businesses/${slug}-160.webp`,
    mark,
    places: places.split(',').filter(Boolean),
    sells: splitNames(sells),
    createdAt: new Date(Date.UTC(2025, random.between(2, 7), random.between(1, 28), 3)).toISOString(),
  };
}

/** Splits names at commas without a space after them, because the names contain commas themselves. */
function splitNames(text: string): string[] {
  return text.split(/,(?! )/);
}

export const businesses: Business[] = [...foodMakers, ...craftMakers, ...stores].map(businessOf);
export const generalStores: Business[] = businesses.filter(({ places }) => places.length === 0);
