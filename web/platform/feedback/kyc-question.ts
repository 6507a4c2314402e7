import type { UserStatus } from '#shared/values/user-statuses.ts';

/** A refusal for lack of a verified identity; the message is the server's. */
export type KycQuestion = { status: UserStatus | undefined; message?: string | undefined };

type Host = (question: KycQuestion) => void;
const hosts: Host[] = [];

/** Registers a dialog that is shown for such refusals while it is mounted; returns a function that ends this. */
export function hostKycQuestions(host: Host): () => void {
  hosts.push(host);
  return () => void hosts.splice(hosts.indexOf(host), 1);
}

/** Opens the dialog of the screen that was mounted last; returns false if no screen has one. */
export function askForKyc(status: UserStatus | undefined, message?: string): boolean {
  hosts.at(-1)?.({ status, message });
  return hosts.length > 0;
}
