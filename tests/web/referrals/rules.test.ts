import { beforeEach, describe, expect, it, vi } from 'vitest';
import { shareOfWidest } from '#web/features/referrals/rules/branch-widths.ts';
import { inviteLink, linkText } from '#web/features/referrals/rules/invite-link.ts';
import { lineWords } from '#web/features/referrals/rules/line-words.ts';
import { referralSearch } from '#web/features/referrals/rules/referral-search.ts';
import { inAppBrowser, outsideLink } from '#web/platform/navigation/in-app-browser.ts';

const android =
  'Mozilla/5.0 (Linux; Android 14; SM-A155F) AppleWebKit/537.36 Chrome/130 Mobile Safari/537.36';
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148';

describe('a browser within an app', () => {
  it.each([
    [`${android} [FB_IAB/FB4A;FBAV/490.0.0.40;]`, 'Facebook'],
    [`${iphone} [FBAN/FBIOS;FBAV/490.0]`, 'Facebook'],
    [`${android} [FB_IAB/Orca-Android;FBAV/480]`, 'Messenger'],
    [`${iphone} [FBAN/MessengerForiOS;FBAV/480]`, 'Messenger'],
    [`${android} Zalo android/240901`, 'Zalo'],
    [`${iphone} Zalo iOS/632`, 'Zalo'],
    [`${android} Instagram 350.0`, 'Instagram'],
    [`${android} musical_ly_2023`, 'TikTok'],
    [android, undefined],
    [`${iphone} Version/18.1 Safari/604.1`, undefined],
  ])('%s', (userAgent, app) => {
    expect(inAppBrowser(userAgent)).toBe(app);
  });

  it('is left by a link where the phone has one, with the code in the address', () => {
    expect(outsideLink('https://cholang.vn/r/THVN2222', android)).toBe(
      'intent://cholang.vn/r/THVN2222#Intent;scheme=https;action=android.intent.action.VIEW;category=android.intent.category.BROWSABLE;end',
    );
    expect(outsideLink('https://cholang.vn/r/THVN2222', iphone)).toBeUndefined();
  });
});

describe('an invitation', () => {
  const day = 86_400_000;
  beforeEach(() => {
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => void kept.set(key, text),
      removeItem: (key: string) => void kept.delete(key),
    });
    vi.stubGlobal('addEventListener', () => undefined);
    vi.resetModules();
  });
  const invitations = () => import('#web/platform/navigation/invitation.ts');

  it('counts for thirty days, the first one, however many are opened after it', async () => {
    const { forgetInvitation, invitedBy, noteInvitation } = await invitations();
    expect(noteInvitation('@thvn2222', 0)).toBe('THVN2222');
    expect(noteInvitation('K7M2P9QX', day)).toBe('THVN2222');
    expect(invitedBy(30 * day - 1)).toBe('THVN2222');
    expect(invitedBy(30 * day)).toBeUndefined();
    expect(noteInvitation('K7M2P9QX', 31 * day)).toBe('K7M2P9QX');
    forgetInvitation();
    expect(invitedBy(31 * day)).toBeUndefined();
  });

  it.each(['', 'khong', 'ABC', 12, null, undefined, { code: 'THVN2222' }])('%j is none', async (text) => {
    const { noteInvitation } = await invitations();
    expect(noteInvitation(text, 0)).toBeUndefined();
  });

  it.each(['{"code":"THVN2222"}', '[]', 'x', '{"code":1,"at":2}', '{"code":"THVN2222","at":99}'])(
    'what somebody wrote into storage is none: %s',
    async (text) => {
      localStorage.setItem('cholang-invited-by', text);
      const { invitedBy } = await invitations();
      expect(invitedBy(5)).toBeUndefined();
    },
  );
});

describe('what a screen of networks decides', () => {
  it('begins at the first page with every other filter', () => {
    const search = referralSearch.read({ page: 3, limit: 100, type: 'direct' });
    expect(referralSearch.changed(search, { status: 'active' })).toEqual({
      limit: 100,
      type: 'direct',
      status: 'active',
    });
    expect(referralSearch.toQuery({})).toMatchObject({
      page: 1,
      limit: 20,
      sortBy: 'createdAt',
      sortOrder: 'desc',
    });
    expect(referralSearch.read({ limit: 5, view: 'map', sortBy: 'email' })).toEqual({});
  });

  it('draws branches in proportion, and none too thin to be seen', () => {
    expect(shareOfWidest([8, 4, 1, 0])).toEqual([82, 41, 10, 1]);
    expect(shareOfWidest([10_000, 1])).toEqual([82, 1]);
    expect(shareOfWidest([])).toEqual([]);
  });

  it('has one short address for a link', () => {
    expect(linkText(inviteLink('THVN2222', 'https://cholang.vn'))).toBe('cholang.vn/r/THVN2222');
  });

  it.each([
    ['earned', 24_000, 24_000, 'earned'],
    ['earned', 10_000, 24_000, 'capped'],
    ['returned', -6_000, 24_000, 'returned'],
    ['returned', 6_000, 24_000, 'keptAfterAll'],
    ['cancelled', -6_000, 24_000, 'cancelled'],
  ] as const)('%s of %d is told as %s', (kind, amount, whole, words) => {
    const by = { level: 1 as const, shareBasisPoints: 200, base: 1_200_000, whole };
    expect(lineWords({ kind, amount, by })).toBe(words);
  });
});
