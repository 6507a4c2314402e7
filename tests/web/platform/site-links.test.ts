import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const names = [
  'AFFILIATE_URL',
  'FACEBOOK_URL',
  'YOUTUBE_URL',
  'PINTEREST_URL',
  'CUSTOMER_CARE_URL',
  'CARE_PHONE',
  'COMPANY_NAME',
  'COMPANY_ADDRESS',
  'COMPANY_REGISTRATION',
];

const given = (values: Record<string, string>) => {
  for (const name of names) vi.stubEnv(`VITE_${name}`, values[name] ?? '');
  return import('#web/platform/site-links.ts');
};

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllEnvs());

describe('what the shop says of itself', () => {
  it('is nothing where nothing was given', async () => {
    const links = await given({});
    expect({ ...links }).toEqual({
      affiliateUrl: undefined,
      socialLinks: [],
      careUrl: undefined,
      carePhone: undefined,
      company: { name: undefined, address: undefined, registration: undefined },
    });
  });

  it('is what was given', async () => {
    const links = await given({
      AFFILIATE_URL: 'https://hoahong.example.vn/',
      YOUTUBE_URL: 'https://www.youtube.com/@cho',
      CARE_PHONE: '1900 1234',
      COMPANY_NAME: ' Công ty A ',
    });
    expect(links.affiliateUrl).toBe('https://hoahong.example.vn/');
    expect(links.socialLinks).toEqual([{ name: 'YouTube', url: 'https://www.youtube.com/@cho' }]);
    expect(links.carePhone).toEqual({ text: '1900 1234', url: 'tel:19001234' });
    expect(links.company.name).toBe('Công ty A');
  });

  it.each(['javascript:alert(1)', '//elsewhere.example', 'affiliate', 'https://'])(
    'leads nowhere by %s',
    async (url) => {
      expect((await given({ AFFILIATE_URL: url, FACEBOOK_URL: url })).affiliateUrl).toBeUndefined();
    },
  );
});
