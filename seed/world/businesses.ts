import { slugify } from '#shared/values/text.ts';
import { isSubject, type SubjectKey } from '#seed/pictures/subjects.ts';
import { randomOf } from '#seed/random.ts';

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

/**
 * Rows of businesses: name, province, mark, places, shelves and description. Growers, cooks and driers come first,
 * then craftspeople, both with the places that their goods are named after; at the end stores, which have none.
 */
const rows = `
  Hợp tác xã Lúa thơm Sóc Trăng | Sóc Trăng | bao-gao | Sóc Trăng,Bạc Liêu | Gạo & ngũ cốc,Bánh kẹo đặc sản | 42 hộ trồng ST24, ST25 trên ruộng lúa tôm.
  Hợp tác xã Gạo nương Tây Bắc | Điện Biên | gao-lut | Điện Biên,Mường Khương,Tú Lệ,Tây Bắc | Gạo & ngũ cốc,Nước mắm & hải sản khô | Gạo ruộng bậc thang và gia vị rừng của bà con Thái, Mông.
  Nông sản Đồng Bằng Hải Hậu | Nam Định | bao-gao | Hải Hậu,Nam Định,Hưng Yên | Gạo & ngũ cốc,Trà & cà phê | Tám xoan và sản vật đồng chiêm.
  Cơ sở Bột Sa Đéc Út Hiền | Đồng Tháp | bot-gao | Sa Đéc,Đồng Tháp | Gạo & ngũ cốc,Nước mắm & hải sản khô,Nhà vườn | Làng bột trăm năm bên sông Tiền.
  Hợp tác xã Cà phê Ea Tu | Đắk Lắk | ca-phe-hat | Buôn Ma Thuột,Đắk Lắk,Gia Lai | Trà & cà phê,Nông sản tươi,Bánh kẹo đặc sản,Nước mắm & hải sản khô | Cà phê hái chín, rang mộc tại buôn.
  Trà Tân Cương Bà Nhâm | Thái Nguyên | tra-xanh | Tân Cương,Thái Nguyên | Trà & cà phê | Ba đời sao chè bên hồ Núi Cốc.
  Hợp tác xã Shan tuyết Suối Giàng | Yên Bái | tra-shan | Suối Giàng,Hà Giang,Tà Xùa,Yên Bái | Trà & cà phê | Giữ rừng chè cổ thụ trên 1.400 mét.
  Vườn Đà Lạt Xanh | Lâm Đồng | dau-tay | Đà Lạt,Bảo Lộc,Cầu Đất,Lâm Đồng | Trà & cà phê,Nông sản tươi,Bánh kẹo đặc sản,Nhà vườn | Rau, hoa và trà cao nguyên.
  Nhà thùng nước mắm Phú Quốc Thanh Hà | Kiên Giang | nuoc-mam | Phú Quốc | Nước mắm & hải sản khô | Nhà thùng mở từ năm 1958, 86 thùng bời lời.
  Hải sản khô Cô Tô Biển Xanh | Quảng Ninh | muc-kho | Cô Tô,Hạ Long,Bình Liêu,Yên Tử,Đồng Rui,Đông Triều | Nước mắm & hải sản khô,Gạo & ngũ cốc,Trà & cà phê,Nông sản tươi | Đồ khô và đặc sản vùng Đông Bắc.
  Đặc sản Cà Mau Năm Căn | Cà Mau | tom-kho | Cà Mau,Rạch Gốc,U Minh | Nước mắm & hải sản khô,Nông sản tươi | Tôm đất, mật rừng và cá khô xứ biển.
  Hợp tác xã Dừa Bến Tre | Bến Tre | dua-xiem | Bến Tre | Gạo & ngũ cốc,Nông sản tươi,Trà & cà phê,Bánh kẹo đặc sản,Chăm sóc cá nhân | Từ trái dừa làm ra kẹo, dầu, nước và xà bông.
  Hợp tác xã Nho Ninh Thuận | Ninh Thuận | nho | Ninh Thuận,Mỹ Nghiệp,Bàu Trúc | Nông sản tươi,Trà & cà phê,Chăm sóc cá nhân,Thủ công mỹ nghệ,Thời trang | Nho, gốm và thổ cẩm của xứ nắng.
  Bánh kẹo Huế Mệ Gái | Huế | keo | Huế | Bánh kẹo đặc sản,Nước mắm & hải sản khô,Trà & cà phê,Chăm sóc cá nhân,Thời trang,Mẹ & bé | Quà cố đô, làm nhỏ mà kỹ.
  Bánh đậu xanh Nguyên Hương | Hải Dương | banh-dau-xanh | Hải Dương | Bánh kẹo đặc sản | Bánh đậu xanh cắt vuông, thơm mỡ lợn.
  Ô mai Hàng Đường Cô Tư | Hà Nội | o-mai | Hà Nội,Hàng Đường,Hàng Than,Tây Hồ | Bánh kẹo đặc sản,Trà & cà phê,Nông sản tươi | Ô mai, cốm và trà sen phố cổ.
  Điều Bình Phước Sáu Thành | Bình Phước | hat-rang | Bình Phước,Đồng Nai | Bánh kẹo đặc sản | Điều rang củi từ vườn nhà.
  Lụa Vạn Phúc Mai Chi | Hà Nội | khan-lua | Vạn Phúc,Phùng Xá,Nam Cao,Chuông,Thanh Oai | Thời trang | Lụa tơ tằm và tơ sen dệt khung gỗ.
  Xưởng may Hội An Thong Dong | Quảng Nam | ao-thun-xanh | Hội An | Thời trang,Gạo & ngũ cốc,Nông sản tươi,Bánh kẹo đặc sản,Nước mắm & hải sản khô | Vải tự nhiên, may đo trong ngày.
  Lồng đèn Hội An Bà Sáu | Quảng Nam | den-long | Hội An | Đèn lồng | Bà Huỳnh Thị Sáu và mười hai người thợ Cẩm Châu.
  Da thủ công Hà Nội Mộc | Hà Nội | tui-xach | Hà Nội,Phú Xuyên,Phú Yên | Túi, ví & balo,Giày dép,Đồng hồ đeo tay | Đồ da khâu tay, bảo hành đường chỉ trọn đời.
  Bạc Định Công Quách Gia | Hà Nội | nhan | Định Công,Đồng Xâm,Chuyên Mỹ | Vòng & nhẫn,Đồng hồ đeo tay | Nghề kim hoàn phố Định Công.
  Gốm Bát Tràng Lò Bầu | Hà Nội | gom-lam | Bát Tràng,Chu Đậu,Phù Lãng | Thủ công mỹ nghệ,Bát, đũa & muỗng,Đèn & chiếu sáng | Lò bầu cuối cùng còn đỏ lửa mỗi tháng.
  Mây tre Phú Vinh Ngọc Lâm | Hà Nội | gio-may | Phú Vinh,Kim Sơn,Chàng Sơn | Thủ công mỹ nghệ,Nón & mũ,Giày dép | Mây tre, cói và quạt giấy.
  Hợp tác xã Thổ cẩm Lùng Tám | Hà Giang | vai-tho-cam | Lùng Tám,Mai Châu,Sa Pa,Đồng Văn | Thủ công mỹ nghệ,Thời trang,Nông sản tươi,Nhà vườn | Chị em người Mông, Dao, Thái dệt lanh và thổ cẩm.
  Tranh Đông Hồ Nhà Chế | Bắc Ninh | tranh | Đông Hồ,Bắc Ninh,Đồng Kỵ,Đình Bảng | Thủ công mỹ nghệ,Áo thun,Bánh kẹo đặc sản,Mẹ & bé,Điện tử & phụ kiện,Thể thao & xe cộ | Ván khắc, giấy dó và đồ gỗ Kinh Bắc.
  Lò rèn Đa Sỹ Hoàng Thắng | Hà Nội | dao | Đa Sỹ,Phúc Sen,Vạn Điểm,Vũ Đại | Nhà bếp | Dao kéo và đồ bếp rèn tay.
  Thảo mộc Ba Vì Lá Lành | Hà Nội | tinh-dau | Ba Vì,Vĩnh Phúc,Ninh Bình,Hòa Bình | Chăm sóc cá nhân | Thuốc tắm người Dao và xà bông ủ lạnh.
  Điện máy Bạn Làng | TP. Hồ Chí Minh | tai-nghe |  | Điện tử & phụ kiện | Đồ điện chọn kỹ, bảo hành tận nơi.
  Nhà sách Góc Đình | Hà Nội | sach |  | Sách & văn phòng phẩm | Sách Việt và giấy bút.
  Mẹ Na và Bé | Đà Nẵng | gau |  | Mẹ & bé | Đồ cho bé, thử trên con nhà mình trước.
  Vườn nhà Củ Chi | TP. Hồ Chí Minh | chau-cay |  | Nhà vườn,Gạo & ngũ cốc,Nông sản tươi,Nước mắm & hải sản khô | Cây giống, đất sạch và đặc sản đất thép.
  Thể thao Sân Đình | Đà Nẵng | bong-da |  | Thể thao & xe cộ | Bóng, vợt, xe và đồ dã ngoại.
  May mặc Phong Phú Làng | TP. Hồ Chí Minh | ao-thun-lam |  | Áo thun,Sơ mi & áo kiểu,Quần,Váy & đầm,Khăn,Nón & mũ,Túi, ví & balo,Giày dép | Đồ mặc hằng ngày, giá xưởng.
  Bếp Nhà Mình | TP. Hồ Chí Minh | noi |  | Nhà bếp,Thủ công mỹ nghệ | Đồ bếp bền cho nhà đông người.
  Tiệm đồng hồ Hàng Bài | Hà Nội | dong-ho |  | Đồng hồ đeo tay,Vòng & nhẫn | Đồng hồ, vòng nhẫn, sửa chữa lấy ngay.
  Tạp hóa Sạch Lành | Hà Nội | ban-chai |  | Chăm sóc cá nhân | Đồ dùng mỗi ngày, ít nhựa.
  Đặc sản Ba Miền | TP. Hồ Chí Minh | gio-may |  | Gạo & ngũ cốc,Nông sản tươi,Trà & cà phê,Bánh kẹo đặc sản,Nước mắm & hải sản khô | Gom quà quê từ 63 tỉnh thành cũ, có tên người làm.
`;

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

function businessOf(row: string, index: number): Business {
  const [name = '', province = '', mark = '', places = '', sells = '', description = ''] = row
    .split('|')
    .map((cell) => cell.trim());
  if (!isSubject(mark)) throw new Error(`${name} has an unknown mark`);
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

export const businesses: Business[] = rows.trim().split('\n').map(businessOf);
export const generalStores: Business[] = businesses.filter(({ places }) => places.length === 0);
