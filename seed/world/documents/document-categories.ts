import type { DocumentCategoryText } from './document-text.ts';

export const documentCategories: readonly DocumentCategoryText[] = [
  {
    key: 'garden',
    name: 'Nông nghiệp & vườn nhà',
    description: 'Đất, giống, phân và cách chăm cây từ ruộng lúa tới ban công.',
  },
  {
    key: 'craft',
    name: 'Nghề thủ công',
    description: 'Nhuộm, đan, gốm và giấy: những nghề làm bằng tay, kể lại từng bước.',
  },
  {
    key: 'kitchen',
    name: 'Bếp quê',
    description: 'Lên men, bảo quản và nấu những món nhà làm cho ngon và an toàn.',
  },
  {
    key: 'selling',
    name: 'Bán hàng & vận hành cửa hàng',
    description: 'Chụp ảnh, tính giá, đóng gói, ghi sổ và chăm sóc khách cho gian hàng nhỏ.',
  },
  {
    key: 'health',
    name: 'Sức khỏe & đời sống',
    description: 'Sơ cứu, bếp sạch và chuẩn bị cho mùa mưa bão.',
  },
  {
    key: 'community',
    name: 'Cộng đồng & kỹ năng số',
    description: 'Tổ chức việc chung của làng và dùng mạng một cách an toàn.',
  },
];
