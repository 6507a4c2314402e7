export type Warehouse = { id: string; name: string; province: string; address: string; isActive: true };

const warehouse = (key: string, name: string, province: string, address: string): Warehouse => ({
  id: `wh_${key}`,
  name,
  province,
  address,
  isActive: true,
});

export const warehouses: Warehouse[] = [
  warehouse('ha-noi', 'Kho Hà Nội', 'Hà Nội', 'Cụm công nghiệp Ngọc Hồi, Thanh Trì'),
  warehouse('hai-phong', 'Kho Hải Phòng', 'Hải Phòng', 'Khu logistics Đình Vũ, Hải An'),
  warehouse('da-nang', 'Kho Đà Nẵng', 'Đà Nẵng', 'Khu công nghiệp Hoà Cầm, Cẩm Lệ'),
  warehouse('ho-chi-minh', 'Kho TP.HCM', 'TP. Hồ Chí Minh', 'Khu công nghiệp Tân Bình, Tân Phú'),
  warehouse('can-tho', 'Kho Cần Thơ', 'Cần Thơ', 'Khu công nghiệp Trà Nóc, Bình Thuỷ'),
  warehouse('dak-lak', 'Kho Đắk Lắk', 'Đắk Lắk', 'Cụm công nghiệp Tân An, Buôn Ma Thuột'),
];
