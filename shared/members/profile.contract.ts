import * as z from 'zod';
import { Birthday, FullName, UserId } from '../accounts/user.ts';
import { defineRoute } from '../contract/route.ts';
import { languages } from '../values/language.ts';
import { tidy } from '../values/text.ts';
import { isCountry } from './countries.ts';
import { MemberName, MemberProfile, FactVisibility } from './member.ts';
import { genders } from '../values/genders.ts';

export const longestBio = 300;

/** Routes for a visible profile; unknown, locked and blocking members give the same reply. */
const looking = {
  method: 'GET',
  access: 'member',
  params: MemberName,
  reply: MemberProfile,
  errors: ['USER_NOT_FOUND'],
  limit: { calls: 600, seconds: 300 },
} as const;

export const getUser = defineRoute({
  ...looking,
  name: 'members/get-user',
  summary: 'A member, as far as they let the caller see',
  path: '/users/{id}',
});

export const getUserProfile = defineRoute({
  ...looking,
  name: 'members/get-user-profile',
  summary: 'The same under the name profiles ask for',
  path: '/users/profile/{id}',
});

const WebAddress = z.url({ protocol: /^https?$/, hostname: z.regexes.domain });

/** Web address. People write `comlangvong.vn`; the stored form is a full URL that a browser can open. */
const Website = z
  .string()
  .max(200)
  .transform((text) => tidy(text))
  .transform((text) => (text === '' || /^[a-z]+:/i.test(text) ? text : `https://${text}`))
  .refine((text) => text === '' || WebAddress.safeParse(text).success, { error: 'website' })
  .transform((text) => text || null);

const Bio = z
  .string()
  .max(longestBio)
  .transform((text) => text.normalize('NFC').trim() || null);

export const ProfileDraft = z.strictObject({
  fullName: FullName.optional(),
  bio: Bio.nullable().optional(),
  website: Website.nullable().optional(),
  dob: Birthday.nullable().optional(),
  gender: z.enum(genders).nullable().optional(),
  country: z
    .string()
    .max(2)
    .refine((code) => isCountry(code), { error: 'country' })
    .nullable()
    .optional(),
  language: z.enum(languages).optional(),
  /** New audiences of facts; facts not named here keep theirs. */
  seenBy: FactVisibility.optional(),
  /** `updatedAt` of the profile as read: an optimistic lock that refuses concurrent changes. */
  updatedAt: z.string().max(40).optional(),
});
export type ProfileDraft = z.infer<typeof ProfileDraft>;

/** Fields of the profile form. */
export const ProfileForm = ProfileDraft.pick({
  fullName: true,
  bio: true,
  website: true,
  dob: true,
  gender: true,
  country: true,
});

const changing = {
  method: 'PATCH',
  access: 'member',
  params: z.object({ id: UserId }),
  body: ProfileDraft,
  reply: MemberProfile,
  errors: ['USER_NOT_FOUND', 'STALE_STATE', 'NAME_VERIFIED', 'BIRTHDAY_VERIFIED'],
  limit: { calls: 120, seconds: 300 },
} as const;

export const updateProfile = defineRoute({
  ...changing,
  name: 'members/update-profile',
  summary: 'What members say of themselves, and who may see it; by its owner or an admin',
  path: '/users/{id}',
});

export const updateUser = defineRoute({
  ...changing,
  name: 'members/update-user',
  summary: 'The same under the older name',
  path: '/user/{id}',
});
