import { googleSecretName, type Stage } from '../stages.ts';

/** Environment of functions that redirect people to external sign-in pages. */
export const signInSettings = (stage: Stage): Record<string, string> => ({
  GOOGLE_CLIENT_ID: stage.google.clientId,
  GOOGLE_ISSUER: stage.google.issuer,
  GOOGLE_PAGE_URL: stage.google.pageUrl,
  GOOGLE_TOKEN_URL: stage.google.tokenUrl,
  GOOGLE_KEYS_URL: stage.google.keysUrl,
  GOOGLE_SECRET_ID: googleSecretName(stage),
});
