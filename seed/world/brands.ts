import { slugify } from '#shared/values/text.ts';
import { randomOf } from '#seed/random.ts';

/** Brand of a business. It is only put on goods that the business makes, on the shelves that it sells on. */
export type Brand = {
  id: string;
  name: string;
  slug: string;
  description: string;
  country: 'Việt Nam';
  featured: boolean;
  business: string;
  createdAt: string;
};

const featured = new Set(['Ea Tu Coffee', 'Mây Suối Giàng', 'Thanh Hà 1958', 'Xứ Dừa', 'Mai Chi', 'Lò Bầu']);

const row = (name: string, business: string, description: string): Brand => {
  const slug = slugify(name);
  const random = randomOf(`brand:${name}`);
  return {
    id: `brand_${slug}`,
    name,
    slug,
    description,
    country: 'Việt Nam',
    featured: featured.has(name),
    business,
    createdAt: new Date(Date.UTC(2025, random.between(3, 8), random.between(1, 28), 3)).toISOString(),
  };
};

export const brands: Brand[] = [
  row('Hương Ruộng', 'Hợp tác xã Lúa thơm Sóc Trăng', 'Gạo thơm đóng bao giấy, xay mới trong tuần.'),
  row('Nương Cao', 'Hợp tác xã Gạo nương Tây Bắc', 'Hạt gạo ruộng bậc thang, nấu lên dẻo và ngọt hậu.'),
  row('Tám Xoan', 'Nông sản Đồng Bằng Hải Hậu', 'Gạo tám Hải Hậu gặt tháng Mười, thơm từ lúc vo.'),
  row('Bột Út Hiền', 'Cơ sở Bột Sa Đéc Út Hiền', 'Bột lọc, bột nếp xay nước theo lối Sa Đéc.'),
  row('Ea Tu Coffee', 'Hợp tác xã Cà phê Ea Tu', 'Cà phê chín cây, phơi sương, rang vừa tới.'),
  row('Buôn Nhà', 'Hợp tác xã Cà phê Ea Tu', 'Hạt điều, mắc ca và ca cao của các buôn quanh Ea Tu.'),
  row('Bà Nhâm', 'Trà Tân Cương Bà Nhâm', 'Chè móc câu sao tay, nước xanh, vị chát rồi ngọt.'),
  row('Mây Suối Giàng', 'Hợp tác xã Shan tuyết Suối Giàng', 'Trà shan tuyết hái từ cây cổ thụ trong mây.'),
  row('Sương Đồi', 'Vườn Đà Lạt Xanh', 'Rau quả, mứt và trà hoa của đồi Đà Lạt.'),
  row(
    'Thanh Hà 1958',
    'Nhà thùng nước mắm Phú Quốc Thanh Hà',
    'Nước mắm nhĩ cá cơm, ủ mười hai tháng trong thùng gỗ.',
  ),
  row('Biển Xanh', 'Hải sản khô Cô Tô Biển Xanh', 'Mực, cá và tôm phơi nắng đảo Cô Tô.'),
  row('Năm Căn', 'Đặc sản Cà Mau Năm Căn', 'Tôm khô, cua và mật ong rừng ngập mặn.'),
  row('Xứ Dừa', 'Hợp tác xã Dừa Bến Tre', 'Kẹo, dầu và sữa dừa làm trong ngày tại Bến Tre.'),
  row('Nắng Phan Rang', 'Hợp tác xã Nho Ninh Thuận', 'Nho, táo và mật nho của vùng nắng gió.'),
  row('Mệ Gái', 'Bánh kẹo Huế Mệ Gái', 'Mè xửng, mứt và bánh trái nấu theo lối Huế.'),
  row('Nguyên Hương', 'Bánh đậu xanh Nguyên Hương', 'Bánh đậu xanh tan trên đầu lưỡi, uống cùng trà mạn.'),
  row('Cô Tư', 'Ô mai Hàng Đường Cô Tư', 'Ô mai sấu, mơ, mận ngâm đủ nắng phố Hàng Đường.'),
  row('Sáu Thành', 'Điều Bình Phước Sáu Thành', 'Hạt điều rang củi còn nguyên vỏ lụa.'),
  row('Mai Chi', 'Lụa Vạn Phúc Mai Chi', 'Lụa tơ tằm dệt tay, nhuộm màu lá và củ.'),
  row('Thong Dong', 'Xưởng may Hội An Thong Dong', 'Quần áo vải lanh, vải đũi may rộng, mặc mát.'),
  row('Mộc', 'Da thủ công Hà Nội Mộc', 'Đồ da thuộc thảo mộc, càng dùng càng đẹp.'),
  row('Quách Gia', 'Bạc Định Công Quách Gia', 'Trang sức bạc chạm tay theo mẫu cổ.'),
  row('Lò Bầu', 'Gốm Bát Tràng Lò Bầu', 'Gốm men lam, men tro nung lò bầu Bát Tràng.'),
  row('Hoàng Thắng', 'Lò rèn Đa Sỹ Hoàng Thắng', 'Dao rèn từ thép nhíp, giữ lưỡi sắc lâu.'),
  row('Lá Lành', 'Thảo mộc Ba Vì Lá Lành', 'Tinh dầu, xà bông và lá tắm của núi Ba Vì.'),
  row('Bạn Làng', 'Điện máy Bạn Làng', 'Đồ điện nhỏ gọn cho nhà, bảo hành hai năm.'),
  row('Góc Đình', 'Nhà sách Góc Đình', 'Sổ tay, giấy dó và sách tuyển của nhà sách.'),
  row('Mẹ Na', 'Mẹ Na và Bé', 'Đồ cho bé bằng vải mềm, mẹ Na thử trước.'),
  row('Sân Đình', 'Thể thao Sân Đình', 'Đồ thể thao bền cho sân làng và phố.'),
  row('Vườn Nhà', 'Vườn nhà Củ Chi', 'Hạt giống, đất và chậu cho mảnh vườn nhỏ.'),
  row('Phong Phú Làng', 'May mặc Phong Phú Làng', 'Áo quần mặc mỗi ngày, vải dày, đường may chắc.'),
  row('Bếp Mình', 'Bếp Nhà Mình', 'Nồi, chảo và dao thớt cho bếp đông người.'),
];
