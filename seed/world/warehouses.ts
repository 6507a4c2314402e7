import type { StaffWarehouse } from '#shared/catalogue/warehouse.contract.ts';

export type Warehouse = StaffWarehouse;

type Row = [key: string, code: string, name: string, province: string, address: string, phone: string];

const weekdays = '7:30–18:00, thứ Hai đến thứ Bảy';

const rows: Row[] = [
  ['ha-noi', 'HNI', 'Kho Hà Nội', 'Hà Nội', 'Cụm công nghiệp Ngọc Hồi, Thanh Trì', '024 3688 1200'],
  ['hai-phong', 'HPG', 'Kho Hải Phòng', 'Hải Phòng', 'Khu logistics Đình Vũ, Hải An', '0225 376 1200'],
  ['da-nang', 'DNG', 'Kho Đà Nẵng', 'Đà Nẵng', 'Khu công nghiệp Hòa Cầm, Cẩm Lệ', '0236 367 1200'],
  [
    'ho-chi-minh',
    'HCM',
    'Kho TP.HCM',
    'TP. Hồ Chí Minh',
    'Khu công nghiệp Tân Bình, Tân Phú',
    '028 3815 1200',
  ],
  ['can-tho', 'CTO', 'Kho Cần Thơ', 'Cần Thơ', 'Khu công nghiệp Trà Nóc, Bình Thủy', '0292 384 1200'],
  ['dak-lak', 'DLK', 'Kho Đắk Lắk', 'Đắk Lắk', 'Cụm công nghiệp Tân An, Buôn Ma Thuột', '0262 395 1200'],
];

export const warehouses: Warehouse[] = rows.map(([key, code, name, province, address, phone]) => ({
  id: `wh_${key}`,
  code,
  name,
  province,
  address,
  phone,
  hours: weekdays,
  isActive: true,
  pausedReason: '',
  currentDivision: null,
  formerDivision: null,
  version: 1,
}));
