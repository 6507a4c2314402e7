import { vi } from 'vitest';
import { getSessionSecret } from '#functions/platform/secrets.ts';

/** Lets tokens be signed: the extension beside a function is played by a stub, asked once. */
export async function useSecret(): Promise<void> {
  vi.stubEnv('SESSION_SECRET_ID', 'cholang/session');
  vi.stubEnv('ACCESS_TOKEN_SECONDS', '900');
  const fetching = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => Response.json({ SecretString: 'a secret only this test run knows' }));
  await getSessionSecret();
  fetching.mockRestore();
}

/** Moves the server's clock until the next call or `vi.unstubAllEnvs`. */
export const moveClock = (milliseconds: number): void =>
  void vi.stubEnv('CLOCK_OFFSET_MS', String(milliseconds));
