import { slugify } from '#shared/values/text.ts';
import { type Profile, unsaid } from '#functions/domain/accounts/account.ts';
import { below } from '#functions/domain/accounts/registration/origin.ts';
import { avatarPicture } from '#seed/pictures/addresses.ts';
import { portraits } from '#seed/pictures/portraits.ts';
import { idOf, randomOf } from '#seed/random.ts';
import { fullNames } from './names.ts';
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
function wordsOf(
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

const day = 86_400_000;
const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ'.split('');

export const demoPassword = 'ChoLang@2026';

type KnownAccount = Pick<Profile, 'fullName' | 'email' | 'phoneNumber' | 'referenceId' | 'role' | 'status'>;

/** Demo accounts named in the documentation. */
export const knownAccounts: readonly KnownAccount[] = [
  ['Trần Thị Minh Châu', 'admin@cholang.vn', '0900000001', 'ADMN2222', 'admin', 'active'] as const,
  ['Lê Quang Huy', 'collab@cholang.vn', '0900000002', 'CTVN2222', 'collaborator', 'active'] as const,
  ['Nguyễn Thị Thu Hà', 'member@cholang.vn', '0900000003', 'THVN2222', 'user', 'active'] as const,
  ['Phạm Gia Bảo', 'new@cholang.vn', '0900000004', 'NEWM2222', 'user', 'pending_kyc'] as const,
  ['Võ Thành Đạt', 'locked@cholang.vn', '0900000005', 'KHAC2222', 'user', 'inactive'] as const,
].map(([fullName, email, phoneNumber, referenceId, role, status]) => ({
  fullName,
  email,
  phoneNumber,
  referenceId,
  role,
  status,
}));

/** Statuses of the other members; most are active. */
const statuses: readonly Profile['status'][] = [
  'active',
  'active',
  'kyc_submitted',
  'active',
  'pending_kyc',
  'active',
  'active',
  'pending_admin',
  'active',
  'kyc_changing',
  'active',
  'pending',
  'active',
  'inactive',
];

/** In these statuses the phone was confirmed before the review. */
const confirmedPhones: readonly Profile['status'][] = ['active', 'kyc_submitted', 'kyc_changing'];

const reasons: Partial<Record<Profile['status'], string>> = {
  kyc_changing: 'Ngày cấp: Cần làm rõ thông tin. Ngày cấp chưa khớp, bạn kiểm tra lại giúp chợ nhé.',
  inactive: 'Tài khoản tạm khóa vì đăng tin trùng nhiều lần.',
};

function others(): KnownAccount[] {
  return fullNames.slice(0, 60 - knownAccounts.length).map((fullName, i) => {
    const random = randomOf(`member:${i}`);
    const words = slugify(fullName).split('-');
    const referenceId = Array.from({ length: 8 }, () => random.pick(letters)).join('');
    return {
      fullName,
      email: `${words.at(-1)}.${words[0]}${i + 11}@thu.cholang.vn`,
      phoneNumber: `09${String(12_000_000 + i * 1_234_567).slice(-8)}`,
      referenceId,
      role: 'user',
      status: statuses[i % statuses.length] ?? 'active',
    };
  });
}

/** Ends of the referral generations; the first has no referrer, the others the one before. */
const generationEnds = [11, 25, 43, 60];

function generationOf(index: number): number {
  return generationEnds.findIndex((end) => index < end);
}

/** Only active members refer others, and some refer many. */
function referrerOf(index: number, people: readonly KnownAccount[]): string | null {
  const generation = generationOf(index);
  if (generation <= 0) return null;
  const [from, to] = [
    generation === 1 ? 0 : (generationEnds[generation - 2] ?? 0),
    generationEnds[generation - 1] ?? 0,
  ];
  const hosts = people.slice(from, to).filter(({ status, role }) => status === 'active' && role === 'user');
  const favourite = randomOf(`referrer:${index}`).next() ** 1.7;
  const host = hosts[Math.floor(favourite * hosts.length)];
  return host ? memberId(host.email) : null;
}

export const memberId = (email: string): string => `usr_${idOf(`member:${email}`)}`;

/** Places members below their referrers, who come earlier in the list. */
function placed(members: readonly Profile[]): Profile[] {
  const known = new Map<string, Profile>();
  return members.map((member) => {
    const referrer = member.referrerId ? known.get(member.referrerId) : undefined;
    const own = referrer ? { ...member, ...below(referrer) } : member;
    known.set(own.id, own);
    return own;
  });
}

type Standing = Pick<Profile, 'status'>;

/** Waiting times from three hours to two days, because older applications would look neglected. */
const lately = (index: number): number => (3 + (index % 9) * 5) / 24;

const daysSinceJoined = ({ status }: Standing, index: number): number =>
  status === 'pending' || status === 'pending_admin'
    ? lately(index)
    : 420 - generationOf(index) * 95 - (index % 17) * 4;

/** Papers in review were sent with the member's last change. */
const daysSinceChanged = (person: Standing, index: number): number =>
  person.status === 'kyc_submitted' ? lately(index) : Math.max(0, daysSinceJoined(person, index) - 4);

export function buildMembers(now: Date): Profile[] {
  const people = [...knownAccounts, ...others()];
  const members = people.map((person, index): Profile => {
    const joined = new Date(now.getTime() - daysSinceJoined(person, index) * day);
    const verified =
      person.status === 'pending' ? null : new Date(joined.getTime() + 1_800_000).toISOString();
    const portrait = portraits[index];
    return {
      ...person,
      id: memberId(person.email),
      avatarUrl: portrait ? avatarPicture(portrait.key) : null,
      language: index % 19 === 7 ? 'en' : 'vi',
      rejectedReason: reasons[person.status] ?? null,
      verificationDate:
        person.status === 'active' ? new Date(joined.getTime() + 3 * day).toISOString() : null,
      createdAt: joined.toISOString(),
      emailVerifiedAt: verified,
      ...unsaid,
      phoneVerifiedAt: confirmedPhones.includes(person.status) ? verified : null,
      ...wordsOf(index, person),
      referrerId: referrerOf(index, people),
      ...(person.status === 'inactive' && {
        closedAs: 'locked' as const,
        lockedReason: reasons.inactive ?? null,
        statusBefore: 'active' as const,
      }),
      updatedAt: new Date(now.getTime() - daysSinceChanged(person, index) * day).toISOString(),
    };
  });
  return placed(members);
}
