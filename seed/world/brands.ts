import { slugify } from '#shared/text.ts';

/** A brand stands only on goods its maker would put it on: on these shelves, made by this business. */
export type Brand = { id: string; name: string; slug: string; country: 'Việt Nam'; business: string };

const row = (name: string, business: string): Brand => {
  const slug = slugify(name);
  return { id: `brand_${slug}`, name, slug, country: 'Việt Nam', business };
};

export const brands: Brand[] = [
  row('Hương Ruộng', 'Hợp tác xã Lúa thơm Sóc Trăng'),
  row('Nương Cao', 'Hợp tác xã Gạo nương Tây Bắc'),
  row('Tám Xoan', 'Nông sản Đồng Bằng Hải Hậu'),
  row('Bột Út Hiền', 'Cơ sở Bột Sa Đéc Út Hiền'),
  row('Ea Tu Coffee', 'Hợp tác xã Cà phê Ea Tu'),
  row('Buôn Nhà', 'Hợp tác xã Cà phê Ea Tu'),
  row('Bà Nhâm', 'Trà Tân Cương Bà Nhâm'),
  row('Mây Suối Giàng', 'Hợp tác xã Shan tuyết Suối Giàng'),
  row('Sương Đồi', 'Vườn Đà Lạt Xanh'),
  row('Thanh Hà 1958', 'Nhà thùng nước mắm Phú Quốc Thanh Hà'),
  row('Biển Xanh', 'Hải sản khô Cô Tô Biển Xanh'),
  row('Năm Căn', 'Đặc sản Cà Mau Năm Căn'),
  row('Xứ Dừa', 'Hợp tác xã Dừa Bến Tre'),
  row('Nắng Phan Rang', 'Hợp tác xã Nho Ninh Thuận'),
  row('Mệ Gái', 'Bánh kẹo Huế Mệ Gái'),
  row('Nguyên Hương', 'Bánh đậu xanh Nguyên Hương'),
  row('Cô Tư', 'Ô mai Hàng Đường Cô Tư'),
  row('Sáu Thành', 'Điều Bình Phước Sáu Thành'),
  row('Mai Chi', 'Lụa Vạn Phúc Mai Chi'),
  row('Thong Dong', 'Xưởng may Hội An Thong Dong'),
  row('Mộc', 'Da thủ công Hà Nội Mộc'),
  row('Quách Gia', 'Bạc Định Công Quách Gia'),
  row('Lò Bầu', 'Gốm Bát Tràng Lò Bầu'),
  row('Hoàng Thắng', 'Lò rèn Đa Sỹ Hoàng Thắng'),
  row('Lá Lành', 'Thảo mộc Ba Vì Lá Lành'),
  row('Bạn Làng', 'Điện máy Bạn Làng'),
  row('Góc Đình', 'Nhà sách Góc Đình'),
  row('Mẹ Na', 'Mẹ Na và Bé'),
  row('Sân Đình', 'Thể thao Sân Đình'),
  row('Vườn Nhà', 'Vườn nhà Củ Chi'),
  row('Phong Phú Làng', 'May mặc Phong Phú Làng'),
  row('Bếp Mình', 'Bếp Nhà Mình'),
];
