import { originOf, pushSecretName, type Stage } from '../stages.ts';

/** Environment of functions that send pushes: the push services, and a contact for them. */
export const pushSettings = (stage: Stage): Record<string, string> => ({
  PUSH_SECRET_ID: pushSecretName(stage),
  PUSH_HOSTS: stage.push.hosts.join(','),
  PUSH_CONTACT: originOf(stage),
  // Set only in environments without real push services.
  PUSH_STAND_IN: '',
});
