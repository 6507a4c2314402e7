import { AppError } from '#shared/contract/errors.ts';
import { fold } from '#shared/values/text.ts';
import { readPolicy } from '#functions/domain/settings/account-policy.ts';
import type { TableContext } from '#functions/platform/table/context.ts';

/** Passwords of eight characters or more that are guessed first, worldwide and in Vietnam. */
const common = new Set(
  `12345678 123456789 1234567890 0123456789 87654321 987654321 0987654321 11111111 111111111 1111111111 00000000
   000000000 0000000000 88888888 99999999 66666666 55555555 77777777 22222222 33333333 44444444 12341234 11223344
   12344321 123123123 123321123 112233445566 147258369 159753159 1q2w3e4r 1q2w3e4r5t 1qaz2wsx qazwsxedc q1w2e3r4
   password password1 password12 password123 passw0rd p@ssw0rd p@ssword pass1234 passpass qwertyui qwertyuiop qwerty12
   qwerty123 qwerty1234 asdfghjk asdfghjkl asdf1234 zxcvbnm1 zxcvbnm123 abcd1234 abc12345 abcdefgh abcdef123 aaaaaaaa
   a1234567 a12345678 a123456789 123456aa 123456ab 123456abc 123456789a 1234567a 12345678a letmein1 welcome1 welcome123
   iloveyou iloveyou1 iloveyou2 sunshine princess football baseball superman trustno1 starwars michael1 computer
   internet whatever jennifer charlie1 liverpool chelsea1 arsenal1 manutd123 samsung1 iphone12 facebook google123
   admin123 admin1234 admin12345 administrator root1234 test1234 changeme default1 letmein123
   matkhau1 matkhau12 matkhau123 matkhau1234 matkhau123456 anhyeuem anhyeuem1 emyeuanh emyeuanh1 yeuanhnhieu yeuemnhieu
   vietnam1 vietnam123 vietnam2026 hanoi123 saigon123 saigon2026 tinhyeu1 tinhyeu123 khongbiet khongco1 congchua
   hoangtu1 giadinh1 giadinh123 anhhung1 nguyenvan nguyenvana nguyenthi tranvana matkhaucuatoi quenmatkhau
   bongda123 yeuthuong mattroi1 thienthan conheoconlai concopbe motconvit haiconthanlan cholang1 cholang123`.split(
    /\s+/,
  ),
);

/** Refuses common passwords. Punctuation, capitals and spaces are ignored, since they do not make one safer. */
export function refuseCommon(password: string): void {
  if (common.has(fold(password).replace(/\s/g, ''))) throw new AppError('PASSWORD_TOO_COMMON');
}

/** Refuses common passwords and those shorter than the current policy allows. */
export async function refuseWeak({ table }: TableContext, password: string): Promise<void> {
  refuseCommon(password);
  const { passwordLetters: min } = await readPolicy(table);
  if (Array.from(password).length < min) throw new AppError('PASSWORD_TOO_SHORT', { params: { min } });
}
