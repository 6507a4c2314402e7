import type { Profile } from '#functions/domain/accounts/account.ts';
import { randomOf } from '#seed/random.ts';
import { birthOf } from './birth.ts';

const bios = [
  'Làm cốm ở Làng Vòng, mê gốm Bát Tràng. Cuối tuần hay đi chợ phiên.',
  'Bán trái cây vườn nhà ở Cái Bè, mùa nào thức nấy.',
  'Mê trà, sưu tầm ấm đất và chuyện kể của người làm trà.',
  'Nhà ba đời làm nước mắm ở Cát Hải.',
  'Thích nấu ăn cho cả nhà, hay chia sẻ công thức món Huế.',
  'Dạy học ở Hội An, rảnh là đi tìm hàng thủ công.',
  'Nuôi ong rừng ở Đắk Lắk, quay mật mỗi năm hai vụ.',
  'Dệt lanh cùng mẹ ở Lùng Tám.',
];
const sites = ['https://comlangvong.vn', 'https://vuonnhacaibe.vn', 'https://trasennui.vn'];

type ProfileWords = Pick<Profile, 'bio' | 'website' | 'dob' | 'gender' | 'country' | 'seenBy'>;

/** Profile texts of a demo member; some have none. */
export function wordsOf(
  index: number,
  { status, fullName }: Pick<Profile, 'status' | 'fullName'>,
): Partial<ProfileWords> {
  const random = randomOf(`words:${index}`);
  if (status === 'pending' || random.chance(0.25)) return {};
  return {
    bio: bios[index % bios.length] ?? null,
    website: random.chance(0.3) ? random.pick(sites) : null,
    ...birthOf(fullName),
    country: 'VN',
    seenBy: random.chance(0.4) ? { dob: 'near', gender: 'everybody', phoneNumber: 'near' } : {},
  };
}
