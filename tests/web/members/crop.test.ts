import { describe, expect, it } from 'vitest';
import { movedBy, outputs, rectOf, defaultCrop, zoomedTo } from '#web/features/members/rules/crop.ts';
import { viewAs, shortAddress, showBirthday } from '#web/features/members/rules/view-as.ts';
import { followed } from '#web/features/members/rules/followed.ts';
import { MemberProfile } from '#shared/members/member.ts';
import { exampleOf } from '../support/example-of.ts';

describe('the part of a picture that is kept', () => {
  it.each([
    [
      'a wide picture as a face',
      { width: 800, height: 400 },
      outputs.avatar,
      { x: 200, y: 0, width: 400, height: 400 },
    ],
    [
      'a tall picture as a face',
      { width: 400, height: 800 },
      outputs.avatar,
      { x: 0, y: 200, width: 400, height: 400 },
    ],
    [
      'a square as a cover',
      { width: 800, height: 800 },
      outputs.cover,
      { x: 0, y: 300, width: 800, height: 200 },
    ],
    [
      'a strip as a cover',
      { width: 1600, height: 100 },
      outputs.cover,
      { x: 600, y: 0, width: 400, height: 100 },
    ],
  ])('%s: the middle, as large as it fits', (_, picture, frame, rect) => {
    expect(rectOf(picture, frame, defaultCrop)).toEqual(rect);
  });

  it('never leaves the picture, however far it is moved', () => {
    const picture = { width: 800, height: 400 };
    for (const by of [
      { x: 9, y: 9 },
      { x: -9, y: -9 },
    ]) {
      const { x, y, width, height } = rectOf(
        picture,
        outputs.avatar,
        movedBy(picture, outputs.avatar, defaultCrop, by),
      );
      expect([x >= 0, y >= 0, x + width <= 800, y + height <= 400]).toEqual([true, true, true, true]);
    }
  });

  it('follows the finger: to the right shows what lies left', () => {
    const picture = { width: 800, height: 400 };
    const moved = movedBy(picture, outputs.avatar, defaultCrop, { x: 0.25, y: 0 });
    expect(rectOf(picture, outputs.avatar, moved)).toMatchObject({ x: 100, y: 0 });
  });

  it('comes nearer up to four times', () => {
    expect([zoomedTo(defaultCrop, 9).zoom, zoomedTo(defaultCrop, 0).zoom]).toEqual([4, 1]);
    expect(rectOf({ width: 800, height: 400 }, outputs.avatar, zoomedTo(defaultCrop, 2))).toEqual({
      x: 300,
      y: 100,
      width: 200,
      height: 200,
    });
  });
});

const ties = { isMe: true, follows: false, followsBack: false, blocked: false, muted: false };
const profile = exampleOf(MemberProfile, {
  ties,
  seenBy: { dob: 'near', email: 'everybody' },
  dob: '1992-03-14',
  email: 'lan@example.com',
  phoneNumber: '0912345678',
  totalFollowers: 1,
});

describe('one’s own profile', () => {
  it('looks to others as the server would show it', () => {
    expect(viewAs(profile, 'self')).toEqual(profile);
    expect(viewAs(profile, 'near')).toMatchObject({
      dob: '--03-14',
      email: 'lan@example.com',
      phoneNumber: null,
    });
    expect(viewAs(profile, 'member')).toMatchObject({
      dob: null,
      email: 'lan@example.com',
      phoneNumber: null,
    });
  });

  it('says days and addresses as people write them', () => {
    expect([showBirthday('1992-03-14'), showBirthday('--03-14')]).toEqual(['14/03/1992', '14/03']);
    expect(shortAddress('https://www.comlangvong.vn/')).toBe('comlangvong.vn');
  });

  it('counts a follower once', () => {
    const once = followed(profile, true);
    expect([once.totalFollowers, followed(once, true).totalFollowers]).toEqual([2, 2]);
    expect(followed(followed(once, false), false).totalFollowers).toBe(1);
  });
});
