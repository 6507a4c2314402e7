import * as z from 'zod';
import { defineRoute } from '../contract/route.ts';
import { DivisionCode, FormerDistrict, FormerProvince, Province } from './division.ts';

/** Divisions change a few times a decade. */
const cacheSeconds = 3600;

/** Depth of a reply: 1 is the division alone, 2 adds its parts, 3 adds their parts too. */
const depth = (deepest: number) => z.coerce.number().int().min(1).max(deepest).default(1);
const params = z.object({ code: DivisionCode });

export const listFormerProvinces = defineRoute({
  name: 'places/list-former-provinces',
  summary: 'The 63 provinces as they were until June 2025',
  method: 'GET',
  path: '/v1/p',
  access: 'public',
  reply: z.array(FormerProvince),
  cacheSeconds,
});

export const getFormerProvince = defineRoute({
  name: 'places/get-former-province',
  summary: 'A former province; depth 2 adds its districts, depth 3 their wards',
  method: 'GET',
  path: '/v1/p/{code}',
  access: 'public',
  params,
  query: z.object({ depth: depth(3) }),
  reply: FormerProvince,
  errors: ['FORMER_PROVINCE_NOT_FOUND'],
  cacheSeconds,
});

export const getFormerDistrict = defineRoute({
  name: 'places/get-former-district',
  summary: 'A former district; depth 2 adds its wards',
  method: 'GET',
  path: '/v1/d/{code}',
  access: 'public',
  params,
  query: z.object({ depth: depth(2) }),
  reply: FormerDistrict,
  errors: ['DISTRICT_NOT_FOUND'],
  cacheSeconds,
});

export const listProvinces = defineRoute({
  name: 'places/list-provinces',
  summary: 'The provinces and cities of today',
  method: 'GET',
  path: '/v2/p',
  access: 'public',
  reply: z.array(Province),
  cacheSeconds,
});

export const getProvince = defineRoute({
  name: 'places/get-province',
  summary: 'A province of today; depth 2 adds its wards',
  method: 'GET',
  path: '/v2/p/{code}',
  access: 'public',
  params,
  query: z.object({ depth: depth(2) }),
  reply: Province,
  errors: ['PROVINCE_NOT_FOUND'],
  cacheSeconds,
});
