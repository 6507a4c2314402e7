import { describe, expect, it } from 'vitest';
import { type ErrorCode, errorStatus } from '#shared/errors.ts';
import { errorMessage, fieldMessage, notice } from '#shared/messages/index.ts';
import * as en from '#shared/messages/en.ts';
import * as vi from '#shared/messages/vi.ts';

const catalogues = ['errors', 'notices', 'fields'] as const;

const placeholdersIn = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();

describe.each(catalogues)('%s', (kind) => {
  const pairs = Object.entries<string>(vi[kind]).map(
    ([key, text]) =>
      [key, text, Object.entries<string>(en[kind]).find(([name]) => name === key)?.[1]] as const,
  );

  it('are said in both languages', () => {
    expect(Object.keys(en[kind]).sort()).toEqual(Object.keys(vi[kind]).sort());
  });

  it.each(pairs)('%s says something, and names the same values', (_, vietnamese, english) => {
    expect(vietnamese.trim()).not.toBe('');
    expect(english?.trim()).toBeTruthy();
    expect(placeholdersIn(english ?? '')).toEqual(placeholdersIn(vietnamese));
  });
});

it('every error code has its message', () => {
  expect(Object.keys(vi.errors).sort()).toEqual(Object.keys(errorStatus).sort());
});

it('every refusal to wait names the seconds, and no other does', () => {
  const waiting = Object.keys(errorStatus).filter(
    (code) => placeholdersIn(vi.errors[code as ErrorCode]).join() === '{seconds}',
  );
  expect(waiting.sort()).toEqual([
    'LOGIN_LOCKED',
    'RESEND_TOO_SOON',
    'RESET_ALREADY_SENT',
    'TOO_MANY_REQUESTS',
  ]);
  for (const code of waiting) expect(errorStatus[code as ErrorCode]).toBe(429);
});

describe('filling in', () => {
  it('puts values where they belong', () => {
    expect(errorMessage('LOGIN_LOCKED', 'vi', { seconds: 42 })).toContain('sau 42 giây');
    expect(errorMessage('LOGIN_LOCKED', 'en', { seconds: 42 })).toContain('in 42 seconds');
    expect(fieldMessage('too-long', 'vi', { limit: 80 })).toBe('Tối đa 80 ký tự.');
  });

  it('leaves a placeholder that has no value as it is', () => {
    expect(fieldMessage('too-long', 'en')).toBe('At most {limit} characters.');
  });

  it('speaks the language asked for', () => {
    expect([notice('loggedIn', 'vi'), notice('loggedIn', 'en')]).toEqual([
      'Đăng nhập thành công',
      'Signed in',
    ]);
  });
});
