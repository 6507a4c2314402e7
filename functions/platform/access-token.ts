import { errors, jwtVerify, SignJWT } from 'jose';
import * as z from 'zod';
import { roles } from '#shared/access.ts';
import { AppError } from '#shared/errors.ts';
import { UserStatus } from '#shared/accounts/user.ts';
import { now, secondsFromNow } from './clock.ts';
import { readConfig } from './config.ts';
import { getSessionSecret } from './secrets.ts';

const issuer = 'cholang';

/** Who is calling, as their access token says. */
export const Actor = z.object({
  userId: z.string(),
  sessionId: z.string(),
  role: z.enum(roles),
  status: UserStatus,
});
export type Actor = z.infer<typeof Actor>;

export async function signAccessToken({ userId, ...claims }: Actor): Promise<string> {
  const { ACCESS_TOKEN_SECONDS } = readConfig({ ACCESS_TOKEN_SECONDS: z.coerce.number().int().min(1) });
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(userId)
    .setIssuer(issuer)
    .setIssuedAt(secondsFromNow(0))
    .setExpirationTime(secondsFromNow(ACCESS_TOKEN_SECONDS))
    .sign(await getSessionSecret());
}

/** An expired token answers 410, so that the client refreshes; anything else wrong with it is a 401. */
export async function readAccessToken(token: string): Promise<Actor> {
  try {
    const { payload } = await jwtVerify(token, await getSessionSecret(), {
      issuer,
      algorithms: ['HS256'],
      currentDate: now(),
    });
    return Actor.parse({ ...payload, userId: payload.sub });
  } catch (cause) {
    if (cause instanceof errors.JWTExpired) throw new AppError('TOKEN_EXPIRED', {}, { cause });
    if (cause instanceof errors.JOSEError || cause instanceof z.ZodError)
      throw new AppError('INVALID_TOKEN', {}, { cause });
    throw cause;
  }
}
