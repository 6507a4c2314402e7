import { type CarrierSecret, carrierSecretName, type Stage } from '../stages.ts';

const settingOf = (name: CarrierSecret): string => `${name.replace('-', '_').toUpperCase()}_SECRET_ID`;

/** Environment of functions that call carriers: API addresses, and the names of the secrets they may read. */
export const carrierSettings = (stage: Stage, secrets: readonly CarrierSecret[]): Record<string, string> => ({
  GHTK_API_URL: stage.carriers.ghtk.apiUrl,
  GHTK_CLIENT: stage.carriers.ghtk.client,
  ...Object.fromEntries(secrets.map((name) => [settingOf(name), carrierSecretName(stage, name)])),
});
