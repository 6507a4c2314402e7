import crypto, { scryptSync } from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { describe, expect, it, vi } from 'vitest';
import { AppError } from '#shared/contract/errors.ts';
import { refuseCommon } from '#functions/domain/accounts/passwords/refuse-weak.ts';
import { hashPassword, verifyPassword } from '#functions/domain/accounts/passwords/password-hash.ts';

describe('a password hash', () => {
  it('names its algorithm and a salt of its own', async () => {
    const [first, second] = await Promise.all([hashPassword('Cổng làng'), hashPassword('Cổng làng')]);
    expect(first).toMatch(/^argon2id\$[\w-]{22}\$[\w-]{43}$/);
    expect(first).not.toBe(second);
  });

  it('knows its password, in whichever form it is typed, and no other', async () => {
    const hash = await hashPassword('Cổng làng 2026'.normalize('NFC'));
    expect(await verifyPassword('Cổng làng 2026'.normalize('NFD'), hash)).toBe(true);
    expect(await verifyPassword('cổng làng 2026', hash)).toBe(false);
    expect(await verifyPassword('', hash)).toBe(false);
  });

  it('made by scrypt is still understood', async () => {
    const salt = Buffer.from('0123456789abcdef');
    const key = scryptSync('Cổng làng', salt, 32, { N: 32_768, r: 8, p: 1, maxmem: 64 * 1024 * 1024 });
    const hash = `scrypt$${salt.toString('base64url')}$${key.toString('base64url')}`;
    expect(await verifyPassword('Cổng làng', hash)).toBe(true);
    expect(await verifyPassword('Cổng lang', hash)).toBe(false);
  });

  it('takes as much work for a name nobody has', async () => {
    const hash = await hashPassword('Cổng làng');
    const work = vi.spyOn(crypto, 'argon2');
    syncBuiltinESMExports();
    const asked = async (known: string | undefined) => {
      expect(await verifyPassword('sai rồi', known)).toBe(false);
      const [call, ...more] = work.mock.calls.splice(0);
      expect(more).toEqual([]);
      const [algorithm, settings] = call ?? [];
      return { algorithm, memory: settings?.memory, passes: settings?.passes, length: settings?.tagLength };
    };
    expect(await asked(undefined)).toEqual(await asked(hash));
    expect(await asked(hash)).toEqual({ algorithm: 'argon2id', memory: 19_456, passes: 2, length: 32 });
    work.mockRestore();
    syncBuiltinESMExports();
  });
});

describe('common passwords', () => {
  it.each(['12345678', 'PASSWORD', 'Mật khẩu 123', 'anh yêu em', 'ChoLang123', 'p@ssw0rd'])(
    '%s is refused',
    (password) => {
      expect(() => refuseCommon(password)).toThrow(new AppError('PASSWORD_TOO_COMMON'));
    },
  );

  it.each(['Cổng-làng-2026', 'ChoLang@2026', 'con mèo ngồi trên nóc tủ'])('%s will do', (password) => {
    expect(() => refuseCommon(password)).not.toThrow();
  });
});
