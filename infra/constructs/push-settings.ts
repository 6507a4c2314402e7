import { originOf, pushSecretName, type Stage } from '../stages.ts';

/** What a function that sends pushes is told: who carries them, and whom they may ask who sends. */
export const pushSettings = (stage: Stage): Record<string, string> => ({
  PUSH_SECRET_ID: pushSecretName(stage),
  PUSH_HOSTS: stage.push.hosts.join(','),
  PUSH_CONTACT: originOf(stage),
  // Only where nobody real carries any.
  PUSH_STAND_IN: '',
});
