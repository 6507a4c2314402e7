import fc from 'fast-check';
import { beforeAll, expect, it, vi } from 'vitest';
import { AppError } from '#shared/contract/errors.ts';
import type { TokenPair } from '#shared/accounts/user.ts';
import { Credentials, credentialsItem, profileRecord } from '#functions/domain/accounts/account.ts';
import { accountKeys } from '#functions/domain/accounts/account-keys.ts';
import { endOtherSessions } from '#functions/domain/accounts/sessions/own-sessions.ts';
import { revokeSessions } from '#functions/domain/accounts/sessions/revocations.ts';
import { endSession, refreshSession, startSession } from '#functions/domain/accounts/sessions/sessions.ts';
import { again, retry } from '#functions/platform/records/retry.ts';
import { requireNotRevoked } from '#functions/platform/tokens/revocation-list.ts';
import { lookAgain } from '#tests/support/look-again.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import { aProfile } from '#tests/support/profile.ts';
import { decodeJwt } from 'jose';
import { useSecret } from '../support/secret.ts';

beforeAll(useSecret);

const runs = Number(process.env['MODEL_RUNS'] ?? 60);

/** Each is somebody at one of three devices, or staff. */
const acts = ['sign in', 'renew', 'sign out', 'all else out', 'all out', 'role', 'status'] as const;
const Step = fc.record({ act: fc.constantFrom(...acts), device: fc.nat(2) });

/** Turns of whoever reads and writes the table at the same moment, in an order that is drawn. */
function turnsOf(order: number[]) {
  let taken = 0;
  return () => new Promise<void>((resolve) => setTimeout(resolve, (order[taken++ % order.length] ?? 0) % 3));
}

it('whoever was signed out is refused, whoever was not is not, in whatever order all happened', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(Step, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 6 }),
      fc.array(fc.nat(9), { minLength: 5, maxLength: 20 }),
      async (rounds, order) => {
        const { table, put } = memoryTable(turnsOf(order));
        const context = { table, now: () => new Date() };
        const begun = new Date().toISOString();
        const profile = aProfile({ role: 'admin' }, begun);
        put([profileRecord.item(profile), credentialsItem(profile.id, { sessionsFrom: begun })]);
        const held: (TokenPair | undefined)[] = [];
        const shown: string[] = [];

        const signIn = async () => {
          const credentials = await table.get(accountKeys.credentials(profile.id), Credentials);
          const now = await profileRecord.find(table, { id: profile.id });
          if (!credentials || !now) return undefined;
          return startSession(context, {
            profile: now,
            credentials,
            userAgent: 'a model',
            refusal: 'INVALID_CREDENTIALS',
          });
        };
        const sessionOf = (pair: TokenPair | undefined) => pair?.refreshToken.split('.')[1];
        const allOut = () =>
          retry(async () =>
            (await table.write(await revokeSessions(context, profile.id, new Date()))) ? again : 'out',
          );
        const become = async (change: 'role' | 'status') => {
          const now = await profileRecord.find(table, { id: profile.id });
          if (!now) return;
          const other =
            change === 'role'
              ? { role: now.role === 'admin' ? ('user' as const) : ('admin' as const) }
              : { status: now.status === 'active' ? ('kyc_changing' as const) : ('active' as const) };
          const updatedAt = new Date(Date.parse(now.updatedAt) + 1).toISOString();
          await table.write(profileRecord.replace(now, { ...other, updatedAt }).writes);
        };
        const does = async ({ act, device }: (typeof rounds)[number][number]): Promise<void> => {
          const pair = held[device];
          if (act === 'sign in') held[device] = await signIn();
          else if (act === 'renew' && pair) held[device] = await refreshSession(context, pair);
          else if (act === 'sign out') await endSession(context, pair?.refreshToken);
          else if (act === 'all else out' && pair)
            await endOtherSessions(context, { userId: profile.id, sessionId: sessionOf(pair) ?? '' });
          else if (act === 'all out') await allOut();
          else if (act === 'role' || act === 'status') await become(act);
          const { accessToken } = held[device] ?? {};
          if (accessToken) shown.push(accessToken);
        };

        for (const round of rounds) {
          const outcomes = await Promise.allSettled(round.map(does));
          for (const outcome of outcomes)
            if (outcome.status === 'rejected' && !(outcome.reason instanceof AppError)) throw outcome.reason;
        }

        lookAgain();
        const now = await profileRecord.find(table, { id: profile.id });
        const credentials = await table.get(accountKeys.credentials(profile.id), Credentials);
        for (const token of new Set(shown)) {
          const { sub = '', iat = 0, ...claims } = decodeJwt<Record<string, string>>(token);
          const told = {
            userId: sub,
            sessionId: claims['sessionId'] ?? '',
            role: claims['role'] ?? '',
            status: claims['status'] ?? '',
            since: claims['since'],
            asOf: claims['asOf'],
            madeAt: iat * 1000,
          };
          const said = await requireNotRevoked(table, told).then(
            () => 'ok',
            (error: unknown) => {
              if (error instanceof AppError) return error.code;
              throw error;
            },
          );
          const session = await table.get(
            accountKeys.session(sub, told.sessionId),
            // Whether it is there, and under which password it was begun.
            Credentials.pick({ sessionsFrom: true }),
          );
          const isKept = told.sessionId === credentials?.keptSession;
          const lives = session && (isKept || session.sessionsFrom === credentials?.sessionsFrom);
          const isTrue = told.role === now?.role && told.status === now?.status;
          // One that was kept, and then was not, is over by what stands in the table and here alike.
          expect(said).toBe(lives ? (isTrue ? 'ok' : 'TOKEN_BEHIND') : 'SESSION_ENDED');
        }
        vi.restoreAllMocks();
      },
    ),
    { numRuns: runs },
  );
});
